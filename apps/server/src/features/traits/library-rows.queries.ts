import {
  childKind,
  type Direction,
  type EntryWords,
  type LibraryContent,
  type LibraryKind,
  type LibraryStatus,
} from '@tryout/domain/traits/trait-library';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';

/** An entry of the library as stored. */
export interface LibraryRow extends LibraryContent {
  readonly kind: LibraryKind;
  readonly id: string;
  readonly key: string;
  readonly parent_id: string | null;
  readonly direction: Direction | null;
  readonly words: Record<string, EntryWords>;
  readonly sources: string[];
  readonly status: LibraryStatus;
  readonly archived_at: string | null;
  readonly merged_into: string | null;
  readonly sort_order: number;
  readonly version: number;
  readonly edit: number;
  readonly updated_at: string;
  readonly updated_by_name: string | null;
}

const TABLES = { category: 'trait_categories', trait: 'traits', subtrait: 'subtraits' } as const;
const PARENT_COLUMNS = { category: null, trait: 'category_id', subtrait: 'trait_id' } as const;

/** The table of a kind. */
export function tableOf(kind: LibraryKind) {
  return sql.table(TABLES[kind]);
}

/** The column that names what an entry is below; null for categories. */
export function parentColumn(kind: LibraryKind): RawBuilder<unknown> | null {
  const column = PARENT_COLUMNS[kind];
  return column && sql.ref(column);
}

const shared = sql`status, archived_at, merged_into, sort_order, version, edit, updated_at, updated_by, words`;

/** All three levels in one shape. */
const entries = sql`(
  select 'category' as kind, id, key, null::uuid as parent_id, name, description as definition, '' as low_label,
    '' as high_label, null as direction, color, '' as evidence, '{}'::text[] as sources, ${shared} from trait_categories
  union all
  select 'trait', id, key, category_id, name, definition, low_label, high_label, null, '', evidence, sources, ${shared}
  from traits
  union all
  select 'subtrait', id, key, trait_id, name, definition, low_label, high_label, direction, '', evidence, sources,
    ${shared} from subtraits)`;

const columns = sql`
  e.kind, e.id, e.key, e.parent_id, e.name, e.definition, e.low_label, e.high_label, e.direction, e.color, e.evidence,
  e.sources, e.words, e.status, e.archived_at, e.merged_into, e.sort_order, e.version, e.edit, e.updated_at,
  coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.email) as updated_by_name`;

/** The whole library, siblings in their order. */
export async function allEntries(db: Db): Promise<LibraryRow[]> {
  const { rows } = await sql<LibraryRow>`
    select ${columns} from ${entries} e left join users u on u.id = e.updated_by
    order by e.sort_order, e.name, e.id
  `.execute(db);
  return rows;
}

/** Entries of one kind by id. */
export async function entriesById(db: Db, kind: LibraryKind, ids: readonly string[]): Promise<LibraryRow[]> {
  const { rows } = await sql<LibraryRow>`
    select ${columns} from ${entries} e left join users u on u.id = e.updated_by
    where e.kind = ${kind} and e.id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** What is directly below an entry, in its order. */
export async function childrenOf(db: Db, kind: LibraryKind, id: string): Promise<LibraryRow[]> {
  const below = childKind(kind);
  if (below === null) return [];
  const { rows } = await sql<LibraryRow>`
    select ${columns} from ${entries} e left join users u on u.id = e.updated_by
    where e.kind = ${below} and e.parent_id = ${id} order by e.sort_order, e.name, e.id
  `.execute(db);
  return rows;
}

/** One change of the library at a time: keys, places and statuses are judged by what is there. */
export async function lockLibrary(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trait_library'))`.execute(db);
}

/** What a new entry is made of. */
export interface NewEntry extends LibraryContent {
  readonly kind: LibraryKind;
  readonly key: string;
  readonly parent_id: string | null;
  readonly sort_order: number;
  readonly status: LibraryStatus;
}

/** Adds an entry, without its version. */
export async function insertEntry(db: Db, entry: NewEntry, by: string | null): Promise<string> {
  const id = uuidv7();
  const { kind, key, name, definition, sort_order, status } = entry;
  const words = JSON.stringify(entry.words);
  const archived_at = status === 'archived' ? sql`now()` : sql`null`;
  if (kind === 'category') {
    await sql`
      insert into trait_categories (id, key, name, description, color, words, sort_order, status, archived_at, updated_by)
      values (${id}, ${key}, ${name}, ${definition}, ${entry.color}, ${words}, ${sort_order}, ${status}, ${archived_at},
        ${by})`.execute(db);
    return id;
  }
  const direction = kind === 'subtrait' ? sql`, direction` : sql``;
  const directionValue = kind === 'subtrait' ? sql`, ${entry.direction}` : sql``;
  await sql`
    insert into ${tableOf(kind)} (id, key, ${parentColumn(kind)}, name, definition, low_label, high_label, evidence,
      sources, words, sort_order, status, archived_at, updated_by ${direction})
    values (${id}, ${key}, ${entry.parent_id}, ${name}, ${definition}, ${entry.low_label}, ${entry.high_label},
      ${entry.evidence}, ${entry.sources}, ${words}, ${sort_order}, ${status}, ${archived_at}, ${by} ${directionValue})
  `.execute(db);
  return id;
}

/** Writes what an entry says, as its next version. */
export async function updateContent(
  db: Db,
  kind: LibraryKind,
  id: string,
  content: LibraryContent,
  by: string | null,
): Promise<void> {
  const { name, definition, low_label, high_label, evidence, sources } = content;
  const own =
    kind === 'category'
      ? sql`description = ${definition}, color = ${content.color}`
      : sql`definition = ${definition}, low_label = ${low_label}, high_label = ${high_label}, evidence = ${evidence},
          sources = ${sources}`;
  const direction = kind === 'subtrait' ? sql`, direction = ${content.direction}` : sql``;
  await sql`
    update ${tableOf(kind)} set name = ${name}, words = ${JSON.stringify(content.words)}, ${own} ${direction},
      version = version + 1, edit = edit + 1, updated_by = ${by}, updated_at = now()
    where id = ${id}
  `.execute(db);
}

/** Puts entries below another parent, as their next version. */
export async function updateParent(
  db: Db,
  kind: LibraryKind,
  ids: readonly string[],
  parentId: string,
  by: string | null,
): Promise<void> {
  const column = parentColumn(kind);
  if (column === null) throw new Error('nothing is above a category');
  await sql`
    update ${tableOf(kind)} set ${column} = ${parentId}, version = version + 1, edit = edit + 1, updated_by = ${by},
      updated_at = now()
    where id = any(${ids}::uuid[])
  `.execute(db);
}

/** Archives entries or brings them back. */
export async function updateStatus(
  db: Db,
  kind: LibraryKind,
  ids: readonly string[],
  status: LibraryStatus,
  by: string | null,
  mergedInto: string | null = null,
): Promise<void> {
  await sql`
    update ${tableOf(kind)} set status = ${status}, merged_into = ${mergedInto},
      archived_at = ${status === 'archived' ? sql`now()` : sql`null`}, edit = edit + 1, updated_by = ${by},
      updated_at = now()
    where id = any(${ids}::uuid[])
  `.execute(db);
}

/** Numbers siblings from 1 in the order given. */
export async function updateOrder(db: Db, kind: LibraryKind, ids: readonly string[]): Promise<void> {
  await sql`
    update ${tableOf(kind)} e set sort_order = o.place
    from unnest(${ids}::uuid[]) with ordinality as o(id, place) where e.id = o.id and e.sort_order <> o.place
  `.execute(db);
}

/** Raises an entry's `edit` for a change of its place. */
export async function touchEntry(db: Db, kind: LibraryKind, id: string, by: string | null): Promise<void> {
  await sql`
    update ${tableOf(kind)} set edit = edit + 1, updated_by = ${by}, updated_at = now() where id = ${id}
  `.execute(db);
}

/** Sets a place as a file gives it. */
export async function setPlace(db: Db, kind: LibraryKind, id: string, sortOrder: number): Promise<void> {
  await sql`update ${tableOf(kind)} set sort_order = ${sortOrder} where id = ${id}`.execute(db);
}

/** Deletes an entry with the wordings it had. */
export async function deleteEntry(db: Db, kind: LibraryKind, id: string): Promise<void> {
  await sql`delete from ${tableOf(kind)} where id = ${id}`.execute(db);
  await sql`delete from vocabulary_versions where subject_id = ${id}`.execute(db);
}

/** The last place among the children of a parent, or among the categories. */
export async function lastPlace(db: Db, kind: LibraryKind, parentId: string | null): Promise<number> {
  const column = parentColumn(kind);
  const among = column === null ? sql`true` : sql`${column} = ${parentId}`;
  const { rows } = await sql<{ last: number | null }>`
    select max(sort_order) as last from ${tableOf(kind)} where ${among}
  `.execute(db);
  return rows[0]?.last ?? 0;
}

/** Keys of a kind that begin like this one. */
export async function keysLike(db: Db, kind: LibraryKind, key: string): Promise<Set<string>> {
  const { rows } = await sql<{ key: string }>`
    select key from ${tableOf(kind)} where starts_with(key, ${key})
  `.execute(db);
  return new Set(rows.map((row) => row.key));
}

/** Keeps the present wording of entries under its version number; those that are kept already stay. */
export async function keepVersions(
  db: Db,
  ids: readonly string[],
  reason: string,
  by: string | null,
): Promise<void> {
  await sql`
    insert into vocabulary_versions (kind, subject_id, version, content, reason, changed_by)
    select e.kind, e.id, e.version, jsonb_build_object('name', e.name, 'definition', e.definition,
        'low_label', e.low_label, 'high_label', e.high_label, 'direction', e.direction, 'color', e.color,
        'evidence', e.evidence, 'sources', to_jsonb(e.sources), 'words', e.words, 'parent', p.name),
      ${reason}, ${by}
    from ${entries} e left join ${entries} p on p.id = e.parent_id
    where e.id = any(${ids}::uuid[])
    on conflict do nothing
  `.execute(db);
}
