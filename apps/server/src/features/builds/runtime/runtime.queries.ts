import type { RUNTIME_PROBLEM_KINDS } from '@tryout/contract/builds/builds-play';
import { sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../../platform/database/kysely.ts';
import type { LoadBucket } from './load-buckets.ts';

/** Different problems that are kept of a version; further ones are counted together. */
const MOST_PROBLEMS = 500;

/** Counts one load. */
export async function countLoad(
  db: Db,
  versionId: string,
  outcome: 'loaded' | 'failed',
  bucketMs: number,
): Promise<void> {
  await sql`
    insert into build_loads as l (build_version_id, outcome, bucket_ms, count)
    values (${versionId}, ${outcome}, ${bucketMs}, 1)
    on conflict (build_version_id, outcome, bucket_ms) do update set count = l.count + 1
  `.execute(db);
}

/** A problem to count. */
export interface CountedProblem {
  readonly kind: (typeof RUNTIME_PROBLEM_KINDS)[number];
  readonly code: string;
  readonly message: string;
  readonly count: number;
}

/**
 * Counts problems, each once a call. Where a version has as many different ones as are kept, a new one is counted as
 * `other` of its kind.
 */
export async function countProblems(
  db: Db,
  versionId: string,
  browser: string,
  problems: readonly CountedProblem[],
  at: Date,
): Promise<void> {
  const rows = problems.map((problem) => ({ id: uuidv7(), ...problem }));
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r(id uuid, kind text, code text, message text, count bigint)
    ), full_up as (
      select count(*) >= ${MOST_PROBLEMS} as yes from build_problems where build_version_id = ${versionId}
    ), named as (
      select g.id, g.kind, g.count,
        case when k.id is null and f.yes then 'other' else g.code end as code,
        case when k.id is null and f.yes then '' else g.message end as message
      from given g cross join full_up f left join build_problems k on k.build_version_id = ${versionId}
        and k.kind = g.kind and k.code = g.code and k.message = g.message and k.browser = ${browser}
    )
    insert into build_problems as p (id, build_version_id, kind, code, message, browser, count, first_at, last_at)
    select (array_agg(id))[1], ${versionId}, kind, code, message, ${browser}, sum(count), ${at}, ${at}
    from named group by kind, code, message order by kind, code, message
    on conflict (build_version_id, kind, code, message, browser)
      do update set count = p.count + excluded.count, last_at = excluded.last_at
  `.execute(db);
}

/** Loads of a version. */
export async function loadsOf(
  db: Db,
  versionId: string,
): Promise<(LoadBucket & { readonly outcome: 'loaded' | 'failed' })[]> {
  const { rows } = await sql<LoadBucket & { outcome: 'loaded' | 'failed' }>`
    select outcome, bucket_ms, count from build_loads where build_version_id = ${versionId}
  `.execute(db);
  return rows;
}

/** A problem with where it happened. */
export interface ProblemRow extends CountedProblem {
  readonly browsers: { browser: string; count: number }[];
  readonly first_at: string;
  readonly last_at: string;
}

/** Problems of a version over all browsers, the most frequent first. */
export async function problemsOf(db: Db, versionId: string): Promise<ProblemRow[]> {
  const { rows } = await sql<ProblemRow>`
    select kind, code, message, sum(count)::bigint as count,
      jsonb_agg(jsonb_build_object('browser', browser, 'count', count) order by count desc, browser) as browsers,
      min(first_at) as first_at, max(last_at) as last_at
    from build_problems where build_version_id = ${versionId}
    group by kind, code, message order by sum(count) desc, kind, code, message limit 200
  `.execute(db);
  return rows;
}

/** How many plays were begun with a version; test plays are none of real players. */
export async function playsWith(db: Db, versionId: string): Promise<number> {
  const pinned = JSON.stringify([{ build: { build_version_id: versionId } }]);
  const { rows } = await sql<{ plays: number }>`
    select count(*) as plays from plays p join applications a on a.id = p.application_id
    where p.simulation_id in (select x.simulation_id from simulation_tasks x join tasks t on t.id = x.task_id
        where t.build_version_id = ${versionId})
      and p.tasks @> ${pinned}::jsonb and not a.is_test
  `.execute(db);
  return rows[0]?.plays ?? 0;
}
