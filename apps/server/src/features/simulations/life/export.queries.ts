import { sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';

/** The keys of what a simulation and its score template name, by id. */
export async function keysOfVocabulary(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; key: string }>`
    select id, key from trait_categories where id = any(${ids}::uuid[])
    union all select id, key from traits where id = any(${ids}::uuid[])
    union all select id, key from subtraits where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, key }) => [id, key]));
}
