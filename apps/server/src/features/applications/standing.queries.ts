import {
  MOST_SHARE,
  MOVES_COUNTED,
  type UsualWait,
  type WaitingStatus,
} from '@tryout/domain/applications/standing';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A usual wait as counted last. */
export interface StoredWait extends UsualWait {
  organization_id: string;
  status: WaitingStatus;
  moves: number;
}

/** The usual waits of organizations. */
export async function findWaits(db: Db, organizationIds: readonly string[]): Promise<StoredWait[]> {
  const { rows } = await sql<StoredWait>`
    select organization_id, status, moves, median_days, most_days from stage_waits
    where organization_id = any(${organizationIds}::uuid[])
  `.execute(db);
  return rows;
}

/** When parts of applications were first opened by those who hire. */
export interface Opened {
  application_id: string;
  part: 'application' | 'cv' | 'score_card';
  first_at: string;
}

/** What of applications was opened. */
export async function findOpened(db: Db, applicationIds: readonly string[]): Promise<Opened[]> {
  const { rows } = await sql<Opened>`
    select application_id, part, first_at from application_openings where application_id = any(${applicationIds}::uuid[])
  `.execute(db);
  return rows;
}

/** When the next interview of each application begins. */
export async function findNextInterviews(
  db: Db,
  applicationIds: readonly string[],
  now: Date,
): Promise<Map<string, string>> {
  const { rows } = await sql<{ application_id: string; starts_at: string }>`
    select application_id, min(starts_at) as starts_at from events
    where application_id = any(${applicationIds}::uuid[]) and status in ('scheduled', 'confirmed') and ends_at > ${now}
    group by application_id
  `.execute(db);
  return new Map(rows.map((row) => [row.application_id, row.starts_at]));
}

/** Who decides on the applicants of a position. */
export interface Deciders {
  has_managers: boolean;
  /** Of the one who answers for the position, where they let candidates read their name. */
  name: string | null;
}

/** Who decides on the applicants of a position: recruiters always, hiring managers where they were given the right. */
export async function findDeciders(db: Db, positionId: string): Promise<Deciders> {
  const { rows } = await sql<Deciders>`
    select exists (select from position_privileges g join users u on u.id = g.user_id
        where g.position_id = ${positionId} and g.status = 'approved' and g.level in ('decider', 'private')
          and u.status = 'active') as has_managers,
      (select nullif(trim(u.first_name || ' ' || u.last_name), '') from position_team t join users u on u.id = t.user_id
        where t.position_id = ${positionId} and t.role = 'owner' and u.status = 'active'
          and u.settings->'show_name' = 'true'::jsonb limit 1) as name
  `.execute(db);
  return rows[0] ?? { has_managers: false, name: null };
}

/**
 * Counts anew how long applications stay at each status, from the last moves by people of each organization; moves that
 * were undone and test applications do not count. Answers how many waits are known.
 */
export async function countWaits(db: Db, at: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    with counted as (
      select o.id as organization_id, s.status, count(*)::int as moves,
        percentile_cont(0.5) within group (order by m.days) as median_days,
        percentile_cont(${MOST_SHARE}::float8) within group (order by m.days) as most_days
      from organizations o
        cross join unnest(array['applied', 'short_listed', 'phone_screen', 'in_person', 'on_hold']) as s(status)
        cross join lateral (
          select greatest(0, extract(epoch from l.at - came.at) / 86400)::float8 as days
          from application_log l
            join applications a on a.id = l.application_id and not a.is_test
            left join status_batches b on b.id = l.batch_id
            cross join lateral (
              select e.at from application_log e
              where e.application_id = l.application_id and e.seq < l.seq and e.to_status = s.status
              order by e.seq desc limit 1
            ) came
          where l.organization_id = o.id and l.from_status = s.status and l.actor_kind = 'user'
            and l.to_status is not null and l.to_status <> l.from_status and b.undone_at is null
          order by l.at desc limit ${MOVES_COUNTED.most}
        ) m
      group by o.id, s.status having count(*) >= ${MOVES_COUNTED.fewest}
    ), kept as (
      insert into stage_waits (organization_id, status, moves, median_days, most_days, counted_at)
      select organization_id, status, moves, median_days, most_days, ${at} from counted
      on conflict (organization_id, status) do update set moves = excluded.moves, median_days = excluded.median_days,
        most_days = excluded.most_days, counted_at = excluded.counted_at
      returning 1
    ), gone as (
      delete from stage_waits w where not exists (select from counted c
        where c.organization_id = w.organization_id and c.status = w.status)
    )
    select count(*)::int as n from kept
  `.execute(db);
  return rows[0]?.n ?? 0;
}
