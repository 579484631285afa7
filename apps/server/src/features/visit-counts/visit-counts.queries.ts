import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** How often something was counted on a day (UTC, YYYY-MM-DD). */
export interface DayCount {
  readonly day: string;
  readonly key: string;
  readonly count: number;
}

/** Adds to what was stored before, in one statement; always in the same order, so that two servers never wait for each other in turn. */
export async function addVisits(db: Db, counts: readonly DayCount[]): Promise<void> {
  await sql`
    insert into visit_counts (day, key, count)
    select day, key, count from jsonb_to_recordset(${JSON.stringify(counts)}::jsonb) as counted (day date, key text, count bigint)
    order by day, key
    on conflict (day, key) do update set count = visit_counts.count + excluded.count`.execute(db);
}

/** What was counted from a day on up to another, by day and key. */
export async function findVisits(db: Db, from: string, to: string): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select to_char(day, 'YYYY-MM-DD') as day, key, count::float8 as count from visit_counts
    where day between ${from}::date and ${to}::date order by day, key`.execute(db);
  return rows;
}

/** Forgets days before another. */
export async function forgetVisits(db: Db, before: string): Promise<void> {
  await sql`delete from visit_counts where day < ${before}::date`.execute(db);
}
