import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** Views of a candidate's last 30 days, and how many more than in the 30 days before. */
export async function countViews(
  db: Db,
  candidateId: string,
  now: Date,
): Promise<{ views_30d: number; views_delta: number }> {
  const { rows } = await sql<{ last: number; before: number }>`
    select count(*) filter (where at > ${now}::timestamptz - interval '30 days')::int as last,
      count(*) filter (where at <= ${now}::timestamptz - interval '30 days')::int as before
    from profile_views where candidate_id = ${candidateId}
      and at > ${now}::timestamptz - interval '60 days' and at <= ${now}
  `.execute(db);
  const { last = 0, before = 0 } = rows[0] ?? {};
  return { views_30d: last, views_delta: last - before };
}
