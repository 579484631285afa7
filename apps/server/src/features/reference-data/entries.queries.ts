import type { ReferenceEntry } from '@tryout/contract/reference-data/reference-entries';
import {
  placesOf,
  type REFERENCE_SORTS,
  REFERENCE_UNDO_DAYS,
  type ReferenceKind,
  type ReferencePlace,
  type ReferenceStatus,
} from '@tryout/domain/reference-data/reference-kinds';
import type { ImportedEntry } from '@tryout/domain/reference-data/reference-words';
import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import { jsonb } from '../../platform/database/json.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { bothWays, type ListOrder, type PageRequest, readPage, shownAs } from '../../platform/http/keyset.ts';

/** Uses of an entry in a list are counted up to this many. */
export const MOST_USES = 1000;
/** Suggestions of a list that wait at once; further words are not queued until some were looked at. */
const MOST_SUGGESTED = 5000;

/** What a reference needs of entries. */
export async function findEntryRows(db: Db, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; kind: ReferenceKind; name: string }>`
    select id, kind, name from reference_entries where id = any(${ids}::uuid[])
  `.execute(db);
  return rows;
}

/** An entry as rules look at it. */
export interface EntryRow {
  readonly id: string;
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly names: Readonly<Record<string, string>>;
  readonly aliases: readonly string[];
  readonly code: string;
  readonly status: ReferenceStatus;
  readonly merged_into: string | null;
}

/** Entries, held until the transaction ends, in the order of their ids so that two merges do not wait for each other. */
export async function holdEntries(db: Db, ids: readonly string[]): Promise<Map<string, EntryRow>> {
  const { rows } = await sql<EntryRow>`
    select id, kind, name, names, aliases, code, status, merged_into from reference_entries
    where id = any(${ids}::uuid[]) order by id for update
  `.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** Where records say an entry `e`: its names in small letters among a record's words, or its id. */
const SAYS: Readonly<Record<ReferencePlace, RawBuilder<unknown>>> = {
  position_skills: sql`positions r where r.skills <> '{}' and lower_words(r.skills) && reference_words(e.name, e.names, '{}')`,
  position_technical_skills: sql`positions r where r.technical_skills <> '{}' and lower_words(r.technical_skills) && reference_words(e.name, e.names, '{}')`,
  profile_skills: sql`candidate_profiles r where r.skills <> '{}' and lower_words(r.skills) && reference_words(e.name, e.names, '{}')`,
  profile_technical_skills: sql`candidate_profiles r where r.technical_skills <> '{}' and lower_words(r.technical_skills) && reference_words(e.name, e.names, '{}')`,
  person_skills: sql`people r where r.skills <> '{}' and lower_words(r.skills) && reference_words(e.name, e.names, '{}')`,
  organization_industry: sql`organizations r where r.industry_id = e.id`,
  position_industry: sql`positions r where r.industry_id = e.id`,
  simulation_industry: sql`simulations r where r.industry_id = e.id`,
};

function usesOf(kind: ReferenceKind): RawBuilder<unknown> {
  const places = placesOf(kind);
  if (places.length === 0) return sql`null::int`;
  return sql`least(${MOST_USES}, ${sql.join(
    places.map(
      // sql: blind, because the places depend on the kind
      (place) => sql`(select count(*) from (select 1 from ${SAYS[place]} limit ${MOST_USES}) found)`,
    ),
    sql` + `,
  )})::int`;
}

/** How many records of each kind say an entry. */
export async function countUses(db: Db, entry: { id: string; kind: ReferenceKind }) {
  const items: { place: ReferencePlace; count: number }[] = [];
  for (const place of placesOf(entry.kind)) {
    // sql: blind, because the places depend on the kind
    const { rows } = await sql<{ count: number }>`
      select (select count(*) from ${SAYS[place]})::int as count from reference_entries e where e.id = ${entry.id}
    `.execute(db);
    items.push({ place, count: rows[0]?.count ?? 0 });
  }
  return items;
}

interface Row {
  id: string;
  kind: ReferenceKind;
  name: string;
  names: Record<string, string>;
  aliases: string[];
  code: string;
  sector: string;
  status: ReferenceStatus;
  merged_into: { reference_entry_id: string; name: string } | null;
  merge: ReferenceEntry['merge'];
  uses: number | null;
  created_at: string;
  sort_name: string;
}

const COLUMNS = sql`e.id, e.kind, e.name, e.names, e.aliases, e.code, e.status, e.created_at, lower(e.name) as sort_name,
  case when e.kind = 'industry' then coalesce((select s.name from reference_entries s
    where s.kind = 'sector' and s.code = e.code and s.status <> 'merged' limit 1), '') else '' end as sector,
  (select json_build_object('reference_entry_id', i.id, 'name', i.name) from reference_entries i where i.id = e.merged_into) as merged_into,
  (select json_build_object('reference_merge_id', m.id, 'status', m.status, 'total', m.total, 'done', m.done,
      'merged_at', to_char(m.merged_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'undo_until', to_char(m.merged_at at time zone 'UTC' + make_interval(days => ${REFERENCE_UNDO_DAYS}), 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from reference_merges m where m.entry_id = e.id and m.status <> 'undone') as merge`;

function shown({ id, sort_name: _sort, ...row }: Row): ReferenceEntry {
  return { reference_entry_id: id, ...row };
}

type Sort = (typeof REFERENCE_SORTS)[number];

const ORDERS: Readonly<Record<Sort, ListOrder>> = {
  ...bothWays('name', { by: sql`lower(e.name) collate "C"`, id: sql`e.id`, type: 'text' }),
  ...bothWays('added', { by: sql`e.created_at`, id: sql`e.id`, type: 'timestamptz' }),
};

/** What a list is narrowed by. */
export interface EntryFilters {
  readonly kind: ReferenceKind;
  readonly search: string;
  readonly status: ReferenceStatus;
  readonly sort: Sort;
}

/** A page of a list. */
export function findEntries(db: Db, wish: PageRequest & EntryFilters) {
  const like = `%${wish.search.replace(/[\\%_]/g, '\\$&').toLowerCase()}%`;
  return shownAs(
    readPage<Row>(db, wish, {
      order: ORDERS[wish.sort],
      columns: sql`${COLUMNS}, ${usesOf(wish.kind)} as uses`,
      from: sql`reference_entries e`,
      filter: sql<boolean>`e.kind = ${wish.kind} and e.status = ${wish.status}
        and (${wish.search} = '' or e.searched like ${like})`,
      sortValue: (row) => (wish.sort.endsWith('name') ? row.sort_name : row.created_at),
    }),
    shown,
  );
}

/** One entry; undefined where there is none. */
export async function findEntry(db: Db, entry: { id: string; kind: ReferenceKind }) {
  // sql: blind, because what is counted depends on the kind
  const { rows } = await sql<Row>`
    select ${COLUMNS}, ${usesOf(entry.kind)} as uses from reference_entries e where e.id = ${entry.id}
  `.execute(db);
  return rows[0] && shown(rows[0]);
}

/** How many words wait to be looked at, by kind. */
export async function countSuggestions(db: Db) {
  const { rows } = await sql<{ kind: ReferenceKind; count: number }>`
    select kind, count(*)::int as count from reference_entries where status = 'suggested' group by kind
  `.execute(db);
  return rows;
}

/** An entry that has one of some words, with what took its place where it was merged. */
export interface KnownEntry extends EntryRow {
  /** All its spellings in small letters. */
  readonly words: string[];
  readonly instead: { readonly name: string; readonly names: Readonly<Record<string, string>> } | null;
}

/** Entries of some kinds that have one of these words, given in small letters, as any spelling. */
export async function findKnown(
  db: Db,
  kinds: readonly ReferenceKind[],
  keys: readonly string[],
): Promise<KnownEntry[]> {
  const { rows } = await sql<KnownEntry>`
    select e.id, e.kind, e.name, e.names, e.aliases, e.code, e.status, e.merged_into,
      reference_words(e.name, e.names, e.aliases) as words,
      (select json_build_object('name', i.name, 'names', i.names) from reference_entries i where i.id = e.merged_into) as instead
    from reference_entries e
    where e.kind = any(${kinds}::text[]) and reference_words(e.name, e.names, e.aliases) && ${keys}::text[]
  `.execute(db);
  return rows;
}

/** Adds entries in use; answers the names of those that were not there, suggested ones and such included. */
export async function insertEntries(
  db: Db,
  kind: ReferenceKind,
  entries: readonly ImportedEntry[],
  at: Date,
): Promise<number> {
  const rows = JSON.stringify(entries.map((each) => ({ ...each, id: uuidv7() })));
  const done = await sql`
    insert into reference_entries (id, kind, name, names, aliases, code, created_at, updated_at)
    select id, ${kind}, name, names, aliases, code, ${at}, ${at}
    from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, name text, names jsonb, aliases text[], code text)
    on conflict (kind, lower(name)) where status <> 'merged' do nothing
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}

/** Queues words that people typed and no list has; those beyond the most that wait at once are let go. */
export async function queueWords(
  db: Db,
  kind: ReferenceKind,
  words: readonly string[],
  at: Date,
): Promise<void> {
  const rows = JSON.stringify(words.map((name) => ({ id: uuidv7(), name })));
  await sql`
    insert into reference_entries (id, kind, name, status, created_at, updated_at)
    select id, ${kind}, name, 'suggested', ${at}, ${at} from jsonb_to_recordset(${rows}::jsonb) as r(id uuid, name text)
    where (select count(*) from (select 1 from reference_entries
      where kind = ${kind} and status = 'suggested' limit ${MOST_SUGGESTED}) waiting) < ${MOST_SUGGESTED}
    on conflict (kind, lower(name)) where status <> 'merged' do nothing
  `.execute(db);
}

/** Offers entries again that were put away or wait. */
export async function offerEntries(db: Db, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update reference_entries set status = 'in_use', updated_at = ${at}
    where id = any(${ids}::uuid[]) and status in ('suggested', 'archived', 'refused')
  `.execute(db);
}

/** Says whether an entry is offered. */
export async function storeStatus(db: Db, id: string, status: ReferenceStatus, at: Date): Promise<void> {
  await sql`update reference_entries set status = ${status}, updated_at = ${at} where id = ${id}`.execute(db);
}

/** Stores how an entry is called; false where another one of the list has the name. */
export async function storeNames(
  db: Db,
  id: string,
  { name, names, aliases, code }: ImportedEntry,
  at: Date,
): Promise<boolean> {
  const done = await sql`
    update reference_entries e set name = ${name}, names = ${jsonb(names)}, aliases = ${aliases}::text[], code = ${code},
      updated_at = ${at}
    where e.id = ${id} and not exists (select 1 from reference_entries o
      where o.kind = e.kind and lower(o.name) = lower(${name}) and o.status <> 'merged' and o.id <> e.id)
  `.execute(db);
  return Number(done.numAffectedRows ?? 0n) > 0;
}

/** Whether there is a sector of this code. */
export async function hasSector(db: Db, code: string): Promise<boolean> {
  const { rows } =
    await sql`select 1 from reference_entries where kind = 'sector' and code = ${code}`.execute(db);
  return rows.length > 0;
}
