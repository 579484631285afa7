import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import { type ApplicantFilter, COUNT_LIMIT, conditions, type ListPlace } from './list-applicants.queries.ts';

/** How many of the list come after a place, or before it when `back`; counted up to one more than the limit. */
export async function countBesides(db: Db, filter: ApplicantFilter, place: ListPlace): Promise<number> {
  const status = filter.statuses.length > 0 ? sql` and a.status = any(${filter.statuses}::text[])` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from applications a where ${conditions(filter)}${status}
        and (a.rank_order, a.id) ${sql.raw(place.back ? '<' : '>')} (${place.rank_order}::bigint, ${place.id}::uuid)
      limit ${COUNT_LIMIT + 1}) found
  `.execute(db);
  return rows[0]?.count ?? 0;
}
