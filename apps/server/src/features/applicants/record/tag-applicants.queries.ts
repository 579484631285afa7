import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** Most tags on one applicant. */
export const TAGS_PER_APPLICANT = 30;

/** Which of the applicants would not have too many tags afterwards. */
export async function withRoomForTags(
  db: Db,
  ids: readonly string[],
  change: { add: readonly string[]; remove: readonly string[] },
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select a.id from applications a where a.id = any(${ids}::uuid[]) and (
      select count(distinct tag) from unnest(a.tags || ${change.add}::text[]) as tag
      where tag <> all(${change.remove}::text[])) <= ${most}
  `.execute(db);
  return rows.map((row) => row.id);
}

/** Puts tags on and takes tags off, alphabetically; answers only those that changed, with what they have now. */
export async function changeTags(
  db: Db,
  ids: readonly string[],
  change: { add: readonly string[]; remove: readonly string[] },
  at: Date,
): Promise<{ id: string; count: number }[]> {
  const { rows } = await sql<{ id: string; count: number }>`
    update applications a set tags = wanted.tags, updated_at = ${at}
    from (
      select b.id, array(
        select distinct tag from unnest(b.tags || ${change.add}::text[]) as tag
        where tag <> all(${change.remove}::text[]) order by tag) as tags
      from applications b where b.id = any(${ids}::uuid[]) order by b.id for no key update) wanted
    where a.id = wanted.id and a.tags is distinct from wanted.tags
    returning a.id, cardinality(a.tags) as count
  `.execute(db);
  return rows;
}
