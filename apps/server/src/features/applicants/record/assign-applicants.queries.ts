import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Gives applicants an owner, or none; answers only those whose owner changed. */
export async function changeOwner(
  db: Db,
  ids: readonly string[],
  ownerId: string | null,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update applications a set owner_id = ${ownerId}::uuid, updated_at = ${at}
    from (select id from applications where id = any(${ids}::uuid[]) order by id for no key update) locked
    where a.id = locked.id and a.owner_id is distinct from ${ownerId}::uuid
    returning a.id
  `.execute(db);
  return rows.map((row) => row.id);
}
