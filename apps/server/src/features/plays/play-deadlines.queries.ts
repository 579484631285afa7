import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A game of an application that has to be played by a deadline. */
export interface DuePlay {
  readonly play_id: string;
  readonly simulation_id: string;
  readonly purpose: 'application' | 'confirmation';
  readonly attempt: number;
  readonly deadline_at: string;
  readonly application_id: string;
  readonly application_status: string;
  readonly organization_id: string;
  readonly candidate_id: string;
  readonly applicant_name: string;
  readonly is_test: boolean;
  readonly position_id: string;
  readonly position_title: string;
  readonly organization_name: string;
  /** The candidate's own. */
  readonly locale: string;
  readonly time_zone: string;
}

const columns = sql`
  y.id as play_id, y.simulation_id, y.purpose, y.attempt, y.deadline_at, a.id as application_id, a.status as application_status,
  a.organization_id, a.candidate_id, a.applicant_name, a.is_test, p.id as position_id, p.title as position_title,
  o.name as organization_name, u.locale, u.time_zone`;

/**
 * Of each application the unfinished play that is due next, where that is before `until`; those whose candidate was
 * reminded of anything since `unless_since`, or who could not go on, are left out. After a cursor, oldest id first.
 */
export async function findPlaysToRemindOf(
  db: Db,
  window: { now: Date; until: Date; unless_since: Date; after: string | null; limit: number },
): Promise<DuePlay[]> {
  const { rows } = await sql<DuePlay>`
    select distinct on (a.id) ${columns}
    from plays y
      join applications a on a.id = y.application_id
      join positions p on p.id = a.position_id and p.status in ('published', 'paused')
      join organizations o on o.id = a.organization_id
      join users u on u.id = a.candidate_id
    where y.state in ('ready', 'launched', 'paused', 'interrupted')
      and y.deadline_at > ${window.now} and y.deadline_at <= ${window.until}
      and a.status not in ('approved', 'rejected') and not a.is_test
      and (a.reminded_at is null or a.reminded_at < ${window.unless_since})
      and (${window.after}::uuid is null or a.id > ${window.after})
    order by a.id, y.deadline_at, y.id limit ${window.limit}
  `.execute(db);
  return rows;
}

/** Whether a play still waits for its candidate; nobody finishes or withdraws until the transaction ends. */
export async function isStillWaiting(db: Db, playId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from plays y join applications a on a.id = y.application_id
    where y.id = ${playId} and y.state in ('ready', 'launched', 'paused', 'interrupted')
      and a.status not in ('approved', 'rejected')
    for update
  `.execute(db);
  return rows.length > 0;
}

/**
 * Closes plays whose deadline has passed, a number at a time, and gives those it closed; their applications are locked
 * until the transaction ends.
 */
export async function expirePlays(db: Db, now: Date, limit: number): Promise<DuePlay[]> {
  const { rows } = await sql<DuePlay>`
    with overdue as (
      select y.id from plays y join applications a on a.id = y.application_id
      where y.state in ('ready', 'paused', 'interrupted') and y.deadline_at < ${now}
      order by y.id limit ${limit} for update skip locked
    ), closed as (
      update plays set state = 'expired', ended_at = ${now}, end_reason = 'deadline', lease_expires_at = null
      from overdue where plays.id = overdue.id returning plays.*
    )
    select ${columns} from closed y
      join applications a on a.id = y.application_id
      join positions p on p.id = a.position_id
      join organizations o on o.id = a.organization_id
      join users u on u.id = a.candidate_id
  `.execute(db);
  return rows;
}
