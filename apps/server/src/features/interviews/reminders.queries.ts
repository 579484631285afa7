import { FEEDBACK_REMINDER_HOURS } from '@tryout/domain/interviews/feedback';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** What people are reminded of: the interview within a day, within an hour, or, up to three times, the feedback after it. */
export type Reminder = 'day' | 'hour' | 'feedback';

const MARK = { day: 'reminded_day', hour: 'reminded_hour' } as const;

const [, SECOND = 0, THIRD = 0] = FEEDBACK_REMINDER_HOURS;

/** How many reminders of feedback an event `e` should have brought by now. */
const feedbackReminders = (now: Date) => sql<number>`(case
  when e.ends_at + make_interval(hours => ${THIRD}) <= ${now} then 3
  when e.ends_at + make_interval(hours => ${SECOND}) <= ${now} then 2
  when e.ends_at <= ${now} then 1 else 0 end)`;

/** Events whose reminder is due. One within the hour is reminded of once, not of the day as well. */
function isDue(reminder: Reminder, now: Date): RawBuilder<boolean> {
  if (reminder === 'feedback') {
    return sql<boolean>`(e.feedback_reminders < ${feedbackReminders(now)}
      and e.status in ('scheduled', 'confirmed', 'completed') and e.ends_at > ${now}::timestamptz - interval '7 days')`;
  }
  const unsaid = sql`not e.${sql.ref(MARK[reminder])}`;
  const ahead = sql.raw(reminder === 'day' ? `interval '24 hours'` : `interval '1 hour'`);
  const other = reminder === 'day' ? sql`and not e.reminded_hour` : sql``;
  return sql<boolean>`(${unsaid} ${other} and e.status in ('scheduled', 'confirmed') and e.starts_at > ${now}
    and e.starts_at <= ${now}::timestamptz + ${ahead})`;
}

/** Ids of events whose reminder is due, soonest first. */
export async function findDueReminders(
  db: Db,
  reminder: Reminder,
  now: Date,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select e.id from events e join applications a on a.id = e.application_id
    where ${isDue(reminder, now)} and not a.is_test
      and (${reminder} <> 'feedback' or a.status not in ('approved', 'rejected')) order by e.starts_at, e.id limit ${limit}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Notes that people are reminded; false where it is not due any more. */
export async function noteReminder(db: Db, id: string, reminder: Reminder, now: Date): Promise<boolean> {
  const mark =
    reminder === 'feedback'
      ? sql`feedback_reminders = ${feedbackReminders(now)}`
      : sql`${sql.ref(MARK[reminder])} = true`;
  const { rows } = await sql`
    update events e set ${mark} where e.id = ${id} and ${isDue(reminder, now)} returning e.id
  `.execute(db);
  return rows.length > 0;
}
