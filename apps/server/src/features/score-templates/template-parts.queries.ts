import { sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A category, trait or subtrait that a template may name. */
export interface LibraryPart {
  readonly id: string;
  readonly name: string;
  readonly is_archived: boolean;
}

/** The parts of the trait library with these ids, by id. */
export async function partsById(
  db: Db,
  ids: { categories: readonly string[]; traits: readonly string[]; subtraits: readonly string[] },
): Promise<{
  categories: Map<string, LibraryPart>;
  traits: Map<string, LibraryPart>;
  subtraits: Map<string, LibraryPart>;
}> {
  const { rows } = await sql<LibraryPart & { kind: 'categories' | 'traits' | 'subtraits' }>`
    select 'categories' as kind, id, name, status = 'archived' as is_archived from trait_categories
      where id = any(${ids.categories}::uuid[])
    union all select 'traits', id, name, status = 'archived' from traits where id = any(${ids.traits}::uuid[])
    union all select 'subtraits', id, name, status = 'archived' from subtraits where id = any(${ids.subtraits}::uuid[])
  `.execute(db);
  const found = { categories: new Map(), traits: new Map(), subtraits: new Map() };
  for (const { kind, ...part } of rows) found[kind].set(part.id, part);
  return found;
}
