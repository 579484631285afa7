import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** How many of a status, from the top of the list, are looked at for the waiting time. */
const SAMPLE = 500;

/** Median whole days since applicants came to their status, among the first of each status. */
export async function findMedianDays(
  db: Db,
  positionId: string,
  statuses: readonly ApplicationStatus[],
  now: Date,
): Promise<Map<string, number>> {
  const { rows } = await sql<{ status: string; days: number | null }>`
    select s.status, floor(extract(epoch from ${now}::timestamptz - sample.middle) / 86400)::int as days
    from unnest(${statuses}::text[]) as s(status), lateral (
      select percentile_disc(0.5) within group (order by first.stage_entered_at) as middle from (
        select stage_entered_at from applications
        where position_id = ${positionId} and status = s.status and not is_test
        order by rank_order, id limit ${SAMPLE}) first) sample
  `.execute(db);
  return new Map(rows.flatMap(({ status, days }) => (days === null ? [] : [[status, Math.max(0, days)]])));
}

/** The tags in use on a position, in alphabetical order, the first 100. */
export async function findTags(db: Db, positionId: string): Promise<string[]> {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from (
      select unnest(tags) as tag from applications
      where position_id = ${positionId} and tags <> '{}' and not is_test limit 20000) used
    order by tag limit 100
  `.execute(db);
  return rows.map((row) => row.tag);
}
