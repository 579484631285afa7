import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** How many applications of a position ended for each of these reasons; reasons of nobody are left out. */
export async function countReasons(
  db: Db,
  positionId: string,
  reasonIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select r.id, counted.count from unnest(${reasonIds}::uuid[]) as r(id), lateral (
      select count(*)::int as count from applications a
      where a.position_id = ${positionId} and a.disposition_reason_id = r.id and not a.is_test) counted
    where counted.count > 0
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row.count]));
}

/** How many of a position were rejected without a reason of the list, by who ended it. */
export async function countWithoutReason(
  db: Db,
  positionId: string,
): Promise<{ employer: number; candidate: number; system: number; duplicate: number }> {
  const { rows } = await sql<{ employer: number; candidate: number; system: number; duplicate: number }>`
    select count(*) filter (where disposition_by = 'employer')::int as employer,
      count(*) filter (where disposition_by = 'candidate')::int as candidate,
      count(*) filter (where disposition_by = 'system' and duplicate_of is null)::int as system,
      count(duplicate_of)::int as duplicate
    from applications where position_id = ${positionId} and status = 'rejected' and disposition_reason_id is null
      and not is_test
  `.execute(db);
  return rows[0] ?? { employer: 0, candidate: 0, system: 0, duplicate: 0 };
}
