import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** An interview that cannot take place any more, and what has ended. */
export interface Orphaned {
  readonly id: string;
  readonly because: 'application' | 'position';
}

/** What is still to come and whose application or position ended before `settled`; withdrawals count at once. */
function isOrphaned(settled: Date, now: Date): RawBuilder<boolean> {
  return sql<boolean>`(e.status in ('draft', 'collecting', 'scheduled', 'confirmed')
    and (e.starts_at is null or e.starts_at > ${now})
    and ((a.status = 'rejected' and (a.disposition_by is distinct from 'employer' or a.stage_entered_at <= ${settled}))
      or (p.status in ('closed', 'archived') and p.closed_at <= ${settled} and a.status <> 'approved')))`;
}

/** Interviews that cannot take place any more. */
export async function findOrphaned(db: Db, settled: Date, now: Date, limit: number): Promise<Orphaned[]> {
  const { rows } = await sql<Orphaned>`
    select e.id, case when a.status = 'rejected' then 'application' else 'position' end as because
    from events e join applications a on a.id = e.application_id join positions p on p.id = e.position_id
    where ${isOrphaned(settled, now)} order by e.id limit ${limit}
  `.execute(db);
  return rows;
}

/** Whether one of them still cannot. */
export async function stillOrphaned(db: Db, id: string, settled: Date, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from events e join applications a on a.id = e.application_id join positions p on p.id = e.position_id
    where e.id = ${id} and ${isOrphaned(settled, now)}
  `.execute(db);
  return rows.length > 0;
}

/** Somebody who cannot take part any more. */
export interface Deserted {
  readonly id: string;
  readonly user_id: string;
}

/** People of the hiring side of interviews to come whose account or membership is no longer active. */
export async function findDeserted(db: Db, now: Date, limit: number): Promise<Deserted[]> {
  const { rows } = await sql<Deserted>`
    select e.id, t.user_id from events e join event_participants t on t.event_id = e.id
      join users u on u.id = t.user_id
    where e.status in ('collecting', 'scheduled', 'confirmed') and (e.starts_at is null or e.starts_at > ${now})
      and t.kind <> 'candidate' and t.response <> 'declined'
      and (u.status <> 'active' or not exists (select 1 from members m
        where m.organization_id = e.organization_id and m.user_id = t.user_id and m.status = 'active'))
    order by e.id, t.user_id limit ${limit}
  `.execute(db);
  return rows;
}
