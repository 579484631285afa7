import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An interview that cannot take place any more, and what has ended. */
export interface Orphaned {
  readonly id: string;
  readonly because: 'application' | 'position';
}

/** How long decisions can be undone, in minutes: of one applicant, and of many at once. */
export interface UndoWindow {
  readonly one: number;
  readonly many: number;
}

/** Minutes in which the end of the application `a` can be undone. A position's closing keeps no list of its batch. */
const windowOf = ({ one, many }: UndoWindow) => sql<number>`(case
  when a.disposition_by is distinct from 'employer' then ${one}::int
  when exists (select 1 from status_batches b where b.id = a.batch_id and jsonb_array_length(b.before) <> 1) then ${many}::int
  else ${one}::int end)`;

/**
 * What is still to come and whose application or position has ended for good: the time for undoing is over, and the
 * candidate has been told where a mail was queued; or the interview would begin before that.
 */
function isOrphaned(window: UndoWindow, now: Date): RawBuilder<boolean> {
  const ended = sql`(a.stage_entered_at + make_interval(mins => ${windowOf(window)}))`;
  const told = sql`not exists (select 1 from mails m where m.application_id = a.id and m.kind = 'status_changed'
    and m.status = 'queued' and m.send_after > ${now})`;
  return sql<boolean>`(e.status in ('draft', 'collecting', 'scheduled', 'confirmed')
    and (e.starts_at is null or e.starts_at > ${now})
    and ((a.status = 'rejected' and ((${ended} <= ${now} and ${told}) or ${ended} > e.starts_at))
      or (p.status in ('closed', 'archived') and a.status <> 'approved'
        and (p.closed_at + make_interval(mins => ${window.many}) <= ${now}
          or p.closed_at + make_interval(mins => ${window.many}) > e.starts_at))))`;
}

/** Interviews that cannot take place any more. */
export async function findOrphaned(
  db: Db,
  window: UndoWindow,
  now: Date,
  limit: number,
): Promise<Orphaned[]> {
  const { rows } = await sql<Orphaned>`
    select e.id, case when a.status = 'rejected' then 'application' else 'position' end as because
    from events e join applications a on a.id = e.application_id join positions p on p.id = e.position_id
    where ${isOrphaned(window, now)} order by e.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Whether one of them still cannot. */
export async function stillOrphaned(db: Db, id: string, window: UndoWindow, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from events e join applications a on a.id = e.application_id join positions p on p.id = e.position_id
    where e.id = ${id} and ${isOrphaned(window, now)}
  `.execute(db);
  return rows.length > 0;
}

/** Somebody who cannot take part any more. */
export interface Deserted {
  readonly id: string;
  readonly user_id: string;
  /** What is gone: the account or its membership, or the manager's right to interview for the position. */
  readonly because: 'account' | 'access';
}

/** Whether the account or the membership of the person `t` of the event `e` is not active, and was not just ended. */
const hasLeft = (settled: Date) => sql<boolean>`(u.status <> 'active'
  or not exists (select 1 from members m where m.organization_id = e.organization_id
    and m.user_id = t.user_id and (m.status = 'active' or m.updated_at > ${settled})))`;

/** Whether the manager `t` may interview for the position of `e` no more: it is not shared so any more, and not just since. */
const hasNoAccess = (settled: Date) => sql<boolean>`(t.kind = 'hiring_manager'
  and not exists (select 1 from position_privileges r where r.position_id = e.position_id and r.user_id = t.user_id
    and ((r.status = 'approved' and r.level <> 'viewer') or r.updated_at > ${settled})))`;

/** Whether the person `t` of the event `e` cannot take part any more. */
const isGone = (settled: Date) => sql<boolean>`(t.kind <> 'candidate' and t.response <> 'declined'
  and (${hasLeft(settled)} or ${hasNoAccess(settled)}))`;

/**
 * People of the hiring side of interviews to come whose account is no longer active, or whose membership or right to
 * interview for the position ended before `settled`.
 */
export async function findDeserted(db: Db, settled: Date, now: Date, limit: number): Promise<Deserted[]> {
  const { rows } = await sql<Deserted>`
    select e.id, t.user_id, case when ${hasLeft(settled)} then 'account' else 'access' end as because
    from events e join event_participants t on t.event_id = e.id join users u on u.id = t.user_id
    where e.status in ('collecting', 'scheduled', 'confirmed') and (e.starts_at is null or e.starts_at > ${now})
      and ${isGone(settled)}
    order by e.id, t.user_id limit ${limit}
  `.execute(db);
  return rows;
}

/** Whether somebody is still gone. */
export async function stillDeserted(
  db: Db,
  { id, user_id }: Pick<Deserted, 'id' | 'user_id'>,
  settled: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from events e join event_participants t on t.event_id = e.id join users u on u.id = t.user_id
    where e.id = ${id} and t.user_id = ${user_id} and ${isGone(settled)}
  `.execute(db);
  return rows.length > 0;
}
