import { NO_RANK, rankRangeOf } from '@tryout/domain/applicants/rank-order';
import type { ApplicationStatus } from '@tryout/domain/applications/application-statuses';
import { BANDS } from '@tryout/domain/score-cards/bands';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** How long applicants of a position stayed in a status, and how long those there now have waited; seconds. */
export interface StageTimeRow {
  readonly status: ApplicationStatus;
  readonly left: number;
  readonly median_s: number | null;
  readonly slowest_tenth_s: number | null;
  readonly waiting: number;
  readonly waiting_median_s: number | null;
}

/**
 * Time in each status by the logs of the latest applications. Their ids rise with time, so both the choice and the
 * logs come from an index. A move that was undone counts as never made.
 */
export async function findStageTimes(
  db: Db,
  positionId: string,
  latest: number,
  now: Date,
): Promise<StageTimeRow[]> {
  const { rows } = await sql<StageTimeRow>`
    with latest as (
      select id from applications where position_id = ${positionId} and not is_test order by id desc limit ${latest}
    ), moves as (
      select l.application_id, l.seq, l.at, l.to_status as status, l.batch_id is not null
        and bool_or(l.action = 'status_undone') over (partition by l.application_id, l.batch_id) as undone
      from latest join application_log l on l.application_id = latest.id
      where l.to_status is not null and l.to_status is distinct from l.from_status
    ), stays as (
      select status, at, lead(at) over (partition by application_id order by seq) as left_at
      from moves where not undone
    ), measured as (
      select status, left_at is null as still_there,
        extract(epoch from coalesce(left_at, ${now}::timestamptz) - at)::float8 as seconds
      from stays
    )
    select status,
      count(*) filter (where not still_there)::int as left,
      percentile_cont(0.5) within group (order by seconds) filter (where not still_there) as median_s,
      percentile_cont(0.9) within group (order by seconds) filter (where not still_there) as slowest_tenth_s,
      count(*) filter (where still_there)::int as waiting,
      percentile_cont(0.5) within group (order by seconds) filter (where still_there) as waiting_median_s
    from measured group by status
  `.execute(db);
  return rows;
}

/**
 * How many applications have a job fit of which band, how many one without a band (`without_band`), and how many none
 * (`not_calculated`); by two indexes alone, of which that of job fits without a band is small.
 */
export async function countBands(db: Db, positionId: string): Promise<Map<string, number>> {
  const ranges = [
    ...BANDS.map((band) => ({ key: band.key as string, ...rankRangeOf(band) })),
    { key: 'not_calculated', from: NO_RANK, to: NO_RANK },
  ];
  const { rows } = await sql<{ key: string; count: number; without_band: number }>`
    select band.key, (select count(*) from applications a
      where a.position_id = ${positionId} and not a.is_test
        and a.rank_order between band."from" and band."to")::int as count,
      (select count(*) from applications a
      where a.position_id = ${positionId} and not a.is_test and a.job_fit_scale <> 'norm'
        and a.rank_order between band."from" and band."to")::int as without_band
    from jsonb_to_recordset(${JSON.stringify(ranges)}::jsonb) as band(key text, "from" bigint, "to" bigint)
  `.execute(db);
  const without = rows.reduce((sum, { without_band }) => sum + without_band, 0);
  return new Map([
    ...rows.map(({ key, count, without_band }) => [key, count - without_band] as const),
    ['without_band', without],
  ]);
}
