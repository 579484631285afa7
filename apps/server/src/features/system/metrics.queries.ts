import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

interface Counted {
  readonly of: string;
  readonly state: string;
  readonly count: number;
}

/** Jobs by queue and state; what was done is not kept for long, so only what waits, runs or was given up is counted. */
export async function countJobs(db: Db): Promise<readonly Counted[]> {
  const { rows } = await sql<Counted>`
    select name as of, case state when 'active' then 'running' when 'failed' then 'failed' else 'waiting' end as state,
      count(*)::int as count
    from pgboss.job
    where state in ('created', 'retry', 'active') or (state = 'failed' and completed_on > now() - interval '1 day')
    group by 1, 2 order by 1, 2
  `.execute(db);
  return rows;
}

/** Plays that somebody is at or may come back to, and those that ended within a day, by state. */
export async function countPlays(db: Db): Promise<readonly Omit<Counted, 'of'>[]> {
  const { rows } = await sql<Omit<Counted, 'of'>>`
    select state, count(*)::int as count from plays
    where ended_at is null or ended_at > now() - interval '1 day'
    group by state order by state
  `.execute(db);
  return rows;
}

/** Versions of uploaded games by status. */
export async function countBuilds(db: Db): Promise<readonly Omit<Counted, 'of'>[]> {
  const { rows } = await sql<Omit<Counted, 'of'>>`
    select status as state, count(*)::int as count from build_versions group by status order by status
  `.execute(db);
  return rows;
}
