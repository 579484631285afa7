import {
  columnsOf,
  type FoundBy,
  PERSONAL_DATA_RULES,
  type TableRule,
} from '@tryout/domain/personal-data/personal-data-rules';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { Subject } from './subject.queries.ts';

/** A table of the rules as the database has it. */
export interface RuledTable {
  readonly name: string;
  readonly rule: TableRule;
  readonly has_organization: boolean;
  /** What the schema says of the table. */
  readonly comment: string;
  /** Every column with its type and what the schema says of it. */
  readonly columns: readonly { readonly name: string; readonly type: string; readonly comment: string }[];
}

interface CatalogueRow {
  readonly table_name: string;
  readonly table_comment: string;
  readonly name: string;
  readonly type: string;
  readonly comment: string;
}

/** Every table of the schema with its columns, as the database says of itself. */
export async function readSchema(db: Db): Promise<CatalogueRow[]> {
  const { rows } = await sql<CatalogueRow>`
    select c.relname::text as table_name, coalesce(obj_description(c.oid), '') as table_comment,
      a.attname::text as name, format_type(a.atttypid, null) as type, coalesce(col_description(c.oid, a.attnum), '') as comment
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum
  `.execute(db);
  return rows;
}

/** Rows of these are about nobody, found by a key of their own, or go with those they are made from. */
const WITHOUT_HANDLE: ReadonlySet<TableRule['erase']> = new Set(['none', 'sealed', 'made']);

/** The tables with rows about people, by the rules, those first whose rows refer to others. */
export async function findRuledTables(db: Db): Promise<RuledTable[]> {
  const found = new Map<string, RuledTable>();
  for (const { table_name, table_comment, name, type, comment } of await readSchema(db)) {
    const rule = PERSONAL_DATA_RULES[table_name];
    if (!rule || WITHOUT_HANDLE.has(rule.erase)) continue;
    const before = found.get(table_name);
    found.set(table_name, {
      name: table_name,
      rule,
      has_organization: (before?.has_organization ?? false) || name === 'organization_id',
      comment: table_comment,
      columns: [...(before?.columns ?? []), { name, type, comment }],
    });
  }
  const { rows: references } = await sql<{ child: string; parent: string }>`
    select distinct c.relname::text as child, p.relname::text as parent
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and c.oid <> p.oid
    order by 1, 2
  `.execute(db);
  const sorted: RuledTable[] = [];
  const seen = new Set<string>();
  const visit = (name: string) => {
    const table = found.get(name);
    if (!table || seen.has(name)) return;
    seen.add(name);
    for (const { child, parent } of references) {
      // An application names its current card; that reference is emptied before anything goes.
      if (parent === name && !(child === 'applications' && parent === 'score_cards')) visit(child);
    }
    sorted.push(table);
  };
  for (const name of found.keys()) visit(name);
  return sorted;
}

/** Signs that have a meaning in a pattern are taken literally. */
const within = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

function foundBy({ column, is }: FoundBy, subject: Subject): RawBuilder<boolean> | null {
  const at = sql.ref(`t.${column}`);
  const anyOf = (ids: readonly string[], type: 'uuid' | 'text') =>
    // sql: blind, because the tables and columns are asked of the catalogue
    ids.length === 0 ? null : sql<boolean>`${at} = any(${ids}::${sql.raw(type)}[])`;
  const mentions = (ids: readonly string[]) =>
    // sql: blind, because the tables and columns are asked of the catalogue
    ids.length === 0 ? null : sql<boolean>`ids_within(${at}::text) && ${ids}::uuid[]`;
  switch (is) {
    case 'account':
      return anyOf(subject.accounts, 'uuid');
    case 'address':
      return anyOf(subject.addresses, 'text');
    case 'application':
      return anyOf(subject.applications, 'uuid');
    case 'person':
      return anyOf(subject.persons, 'uuid');
    case 'play':
      return anyOf(subject.plays, 'uuid');
    case 'event':
      return anyOf(subject.events, 'uuid');
    case 'submission':
      return anyOf(subject.submissions, 'uuid');
    case 'batch':
      return anyOf(subject.batches, 'uuid');
    case 'file':
      return anyOf(subject.files, 'uuid');
    case 'record':
      return anyOf(subject.records, 'text');
    case 'account_within':
      return mentions(subject.organization_id === null ? subject.accounts : []);
    case 'application_within':
      return mentions(subject.applications);
    case 'address_within':
      return subject.addresses.length === 0
        ? null
        : // sql: blind, because the tables and columns are asked of the catalogue
          sql<boolean>`${at}::text like any(${subject.addresses.map(within)}::text[])`;
  }
}

/** Handles that belong to an account or an address: of one organization they find only rows that carry its id. */
const OF_ACCOUNT = new Set(['account', 'address', 'address_within']);

/** Which rows `t` of a table are about somebody; null: none can be. */
export function rowsAbout(
  table: RuledTable,
  subject: Subject,
  purpose: 'export' | 'erase',
): RawBuilder<boolean> | null {
  const conditions = (table.rule.found ?? [])
    .filter((each) => purpose === 'erase' || each.export !== false)
    .filter((each) => subject.organization_id === null || table.has_organization || !OF_ACCOUNT.has(each.is))
    .flatMap((each) => foundBy(each, subject) ?? []);
  if (conditions.length === 0) return null;
  // sql: blind, because the tables and columns are asked of the catalogue
  const about = sql<boolean>`(${sql.join(conditions, sql` or `)})`;
  return subject.organization_id === null || !table.has_organization
    ? about
    : // sql: blind, because the tables and columns are asked of the catalogue
      sql<boolean>`${about} and t.organization_id = ${subject.organization_id}::uuid`;
}

/** Rows of a table as its person gets them: the given columns, one JSON text a row. */
export async function givenRows(db: Db, table: RuledTable, subject: Subject): Promise<string[]> {
  const about = rowsAbout(table, subject, 'export');
  const given = columnsOf(table.rule, 'given');
  if (!about || given.length === 0) return [];
  const order = sql.ref(`t.${table.columns[0]?.name ?? 'id'}`);
  // sql: blind, because the tables and columns are asked of the catalogue
  const { rows } = await sql<{ line: string }>`
    select row_to_json(g)::text as line from (
      select ${sql.join(given.map((column) => sql.ref(`t.${column}`)))} from ${sql.table(table.name)} t
      where ${about} order by ${order}) g
  `.execute(db);
  return rows.map(({ line }) => line);
}

/** Removes the rows of a table that are about somebody; answers how many. */
export async function deleteAbout(db: Db, table: RuledTable, subject: Subject): Promise<number> {
  const about = rowsAbout(table, subject, 'erase');
  if (!about) return 0;
  // sql: blind, because the tables and columns are asked of the catalogue
  const done = await sql`delete from ${sql.table(table.name)} t where ${about}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
}
