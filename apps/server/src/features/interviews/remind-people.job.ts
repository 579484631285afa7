import { FEEDBACK_REMINDER_HOURS } from '@tryout/domain/interviews/feedback';
import { serverAct } from '../../platform/act.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Services } from '../../platform/services.ts';
import { tellPeople } from './event-letters.ts';
import { findParticipants } from './events.queries.ts';
import { askedOf } from './feedback/judgements.ts';
import { holdEvent } from './held-event.ts';
import { planOf } from './interview-day.ts';
import { findDueReminders, noteReminder, type Reminder } from './reminders.queries.ts';

const BATCH = 200;

/** Reminds of interviews a day and an hour before, and asks interviewers for feedback after. May run twice: each effect has its key. */
export function interviewRemindersJob(services: Services): JobHandler {
  return {
    name: 'interviews.remind',
    cron: '* * * * *',
    async run() {
      for (const reminder of ['feedback', 'hour', 'day'] as const) {
        const ids = await findDueReminders(services.db, reminder, services.now(), BATCH);
        for (const id of ids) await remind(services, id, reminder);
      }
    },
  };
}

function remind(services: Services, id: string, reminder: Reminder): Promise<void> {
  return withTransaction(services.db, async (db) => {
    const act = serverAct(services, db);
    const event = await holdEvent(act, id);
    // Something may have happened since the search.
    if (!(await noteReminder(db, id, reminder, services.now()))) return;
    const people = await findParticipants(db, [id]);
    if (reminder === 'feedback') {
      const readers = askedOf(people).filter((each) => !each.has_sent_feedback);
      const hours = (services.now().getTime() - Date.parse(event.ends_at as string)) / 3_600_000;
      const which = FEEDBACK_REMINDER_HOURS.filter((after) => hours >= after).length;
      await tellPeople(act, event, people, readers, {
        type: 'event_feedback_due',
        key: `feedback:${event.starts_at}:${which}`,
      });
      return;
    }
    // The candidate is reminded of a day by its first part, which tells all of it.
    const readers = people.filter(
      (each) => each.response !== 'declined' && (event.part === 0 || each.kind !== 'candidate'),
    );
    const day = event.day_id === null ? [] : await planOf(act, event, { hold: false });
    await tellPeople(act, event, people, readers, {
      type: 'event_reminder',
      key: `${reminder}:${event.starts_at}`,
      ...(day.length > 1 ? { day } : {}),
    });
  });
}
