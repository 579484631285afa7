import type { MailedReport, ReportRhythm } from '@tryout/domain/hiring-reports/report-kinds';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** A report by mail, as stored. */
export interface ScheduleRow {
  readonly id: string;
  readonly organization_id: string;
  readonly user_id: string;
  readonly report: MailedReport;
  readonly search: string;
  readonly every: ReportRhythm;
  readonly next_on: string;
  /** When the last one was written. Null: none yet. */
  readonly last_sent_at: string | null;
}

const COLUMNS = sql`id, organization_id, user_id, report, search, every, to_char(next_on, 'YYYY-MM-DD') as next_on,
  last_sent_at`;

/** Reports by mail, by id. */
export async function findSchedules(db: Db, ids: readonly string[]): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from hiring_report_schedules where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** What somebody gets by mail from an organization, in the order of asking. */
export async function findSchedulesOf(
  db: Db,
  userId: string,
  organizationId: string,
): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from hiring_report_schedules where user_id = ${userId} and organization_id = ${organizationId}
    order by id
  `.execute(db);
  return rows;
}

/** What somebody gets by mail from any organization, in the order of asking. */
export async function findSchedulesOfUser(db: Db, userId: string): Promise<ScheduleRow[]> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from hiring_report_schedules where user_id = ${userId} order by id
  `.execute(db);
  return rows;
}

/** The address of an active account. */
export async function findAddress(db: Db, userId: string): Promise<string | undefined> {
  const { rows } = await sql<{ email: string }>`
    select email from users where id = ${userId} and status = 'active'
  `.execute(db);
  return rows[0]?.email;
}

/** Forgets one of somebody's reports by mail, or with null all of them. */
export async function deleteSchedulesOf(db: Db, userId: string, one: string | null): Promise<void> {
  await sql`
    delete from hiring_report_schedules where user_id = ${userId} and (${one}::uuid is null or id = ${one}::uuid)
  `.execute(db);
}

/** Stores what somebody asks for, unless they have as many as may be; asking twice for the same changes nothing. */
export async function insertSchedule(
  db: Db,
  schedule: Omit<ScheduleRow, 'id' | 'last_sent_at'> & { readonly most: number; readonly at: Date },
): Promise<boolean> {
  await sql`select from users where id = ${schedule.user_id} for no key update`.execute(db);
  const { rows } = await sql<{ fits: boolean }>`
    select count(*) < ${schedule.most} or coalesce(bool_or(report = ${schedule.report} and search = ${schedule.search}
      and every = ${schedule.every}), false) as fits
    from hiring_report_schedules where user_id = ${schedule.user_id} and organization_id = ${schedule.organization_id}
  `.execute(db);
  if (rows[0]?.fits !== true) return false;
  await sql`
    insert into hiring_report_schedules (id, organization_id, user_id, report, search, every, next_on, created_at)
    values (${uuidv7()}, ${schedule.organization_id}, ${schedule.user_id}, ${schedule.report}, ${schedule.search},
      ${schedule.every}, ${schedule.next_on}, ${schedule.at})
    on conflict (user_id, organization_id, report, search, every) do nothing
  `.execute(db);
  return true;
}

/** Forgets a report by mail. */
export async function deleteSchedule(db: Db, id: string): Promise<void> {
  await sql`delete from hiring_report_schedules where id = ${id}`.execute(db);
}

/** Ids of what is due on a day. */
export async function findDue(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from hiring_report_schedules where next_on <= ${today} order by next_on, id
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** One that is due, held until the transaction ends; undefined where it is gone, sent, or somebody else's turn. */
export async function holdDue(db: Db, id: string, today: string): Promise<ScheduleRow | undefined> {
  const { rows } = await sql<ScheduleRow>`
    select ${COLUMNS} from hiring_report_schedules where id = ${id} and next_on <= ${today} for update skip locked
  `.execute(db);
  return rows[0];
}

/** Notes when one was sent, null where there was nothing to send, and when the next is due. */
export async function storeSent(db: Db, id: string, nextOn: string, at: Date | null): Promise<void> {
  await sql`
    update hiring_report_schedules set next_on = ${nextOn}, last_sent_at = coalesce(${at}, last_sent_at) where id = ${id}
  `.execute(db);
}
