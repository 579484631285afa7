import { type RawBuilder, sql } from 'kysely';
import { uuidv7 } from 'uuidv7';
import type { Db } from '../../platform/database/kysely.ts';
import type { Reference } from './owned-tables.queries.ts';
import type { ArchivedAccount } from './read-archive.ts';

/** Tables of the platform, whose ids are the same in every installation. */
const OF_THE_PLATFORM = [
  'app_configs',
  'build_versions',
  'builds',
  'conditions',
  'formulas',
  'norms',
  'reference_entries',
  'subtraits',
  'tasks',
  'terms',
  'trait_categories',
  'traits',
] as const;
/** Those of them that organizations have too. */
const SHARED = ['reasons', 'score_templates', 'simulations'] as const;

/** Ids of the platform's own records, which stay as they are whatever becomes of those of an archive. */
export async function findPlatformIds(
  db: Db,
  columns: ReadonlyMap<string, readonly string[]>,
): Promise<Set<string>> {
  const found = new Set<string>();
  const add = async (table: string, where: RawBuilder<boolean>) => {
    if (!columns.get(table)?.includes('id')) return;
    // sql: blind, because the tables are a list
    const { rows } = await sql<{
      id: string;
    }>`select id::text as id from ${sql.table(table)} where ${where}`.execute(db);
    for (const { id } of rows) found.add(id);
  };
  for (const table of OF_THE_PLATFORM) await add(table, sql<boolean>`true`);
  for (const table of SHARED) await add(table, sql<boolean>`organization_id is null`);
  return found;
}

/** Accounts of this installation with one of these addresses that were proved or can be. */
export async function findAccounts(
  db: Db,
  emails: readonly string[],
): Promise<{ id: string; email: string; user_type: string }[]> {
  const { rows } = await sql<{ id: string; email: string; user_type: string }>`
    select id, email, user_type from users where email = any(${emails}::text[]) and not is_provisional
  `.execute(db);
  return rows;
}

/** Whether any of these accounts, or the organization, has an id that is taken here. */
export async function findTaken(
  db: Db,
  organizationId: string,
  userIds: readonly string[],
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select from organizations where id = ${organizationId}::uuid)
      or exists (select from users where id = any(${userIds}::uuid[])) as taken
  `.execute(db);
  return rows[0]?.taken ?? false;
}

/** Whether the database lets this program bring rows as they were (`letRowsCome`). */
export async function mayLetRowsCome(db: Db): Promise<boolean> {
  const { rows } = await sql<{ may: boolean }>`
    select has_parameter_privilege('session_replication_role', 'set') as may
  `.execute(db);
  return rows[0]?.may ?? false;
}

/**
 * Rows come in any order and as they were: triggers and references wait, within this transaction. What triggers keep is in
 * the archive; references are checked by `findDangling` before anything is stored.
 */
export async function letRowsCome(db: Db): Promise<void> {
  await sql`set local session_replication_role = replica`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
}

/** Adds an account that nobody has signed in with here: members set a password by their address. */
export async function insertAccounts(
  db: Db,
  accounts: readonly (ArchivedAccount & { readonly is_provisional: boolean })[],
): Promise<void> {
  if (accounts.length === 0) return;
  await sql`
    insert into users (id, email, user_type, first_name, last_name, locale, time_zone, signup_step, is_provisional)
    select id, email, user_type, first_name, last_name, locale, time_zone, 5, is_provisional
    from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as r(id uuid, email text, user_type text,
      first_name text, last_name text, locale text, time_zone text, is_provisional boolean)
  `.execute(db);
}

/** Digests of secrets that work in one installation only: here they are others, so that old links lead nowhere. */
const SECRETS = new Set(['token_hash', 'feed_token_hash']);
/** What another organization may have here; its first value is given up. */
const GIVEN_UP = new Set(['recruiter_code']);

/** The layout that a row of means names by its subtraits. */
const LAYOUT = sql`array(select jsonb_array_elements_text(e->'layout')::uuid)`;

/** Adds rows of a table as they are in an archive, given as JSON texts. */
export async function insertRows(
  db: Db,
  table: string,
  columns: readonly string[],
  lines: readonly string[],
): Promise<void> {
  if (lines.length === 0) return;
  const values = columns.map((column) => {
    const value = sql.ref(`r.${column}`);
    // sql: blind, because the tables and columns are asked of the catalogue
    if (SECRETS.has(column)) return sql`sha256(${value})`;
    // sql: blind, because the tables and columns are asked of the catalogue
    if (GIVEN_UP.has(column)) return sql`null`;
    if (table === 'organizations' && column === 'slug') {
      // sql: blind, because the tables and columns are asked of the catalogue
      return sql`case when exists (select from organizations o where o.slug = r.slug)
        then r.slug || '-' || right(r.id::text, 8) else r.slug end`;
    }
    if (table === 'person_pairs' && (column === 'one_id' || column === 'other_id')) {
      // The two of a pair stand in the order of their ids, which are others now.
      // sql: blind, because the tables and columns are asked of the catalogue
      return column === 'one_id' ? sql`least(r.one_id, r.other_id)` : sql`greatest(r.one_id, r.other_id)`;
    }
    if (table === 'source_links' && column === 'code') {
      // A copy beside the original has links of its own: a code leads to one organization.
      // sql: blind, because the tables and columns are asked of the catalogue
      return sql`case when exists (select from source_links l where l.code = r.code)
        then substr(md5(r.id::text || r.code), 1, 10) else r.code end`;
    }
    if (table === 'application_means' && column === 'layout_id') {
      // sql: blind, because the tables and columns are asked of the catalogue
      return sql`(select l.id from mean_layouts l where l.subtrait_ids = ${LAYOUT})`;
    }
    return value;
  });
  const given = sql`jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as e`;
  if (table === 'application_means') {
    await sql`insert into mean_layouts (subtrait_ids) select distinct ${LAYOUT} from ${given} on conflict do nothing`.execute(
      db,
    );
  }
  // A member who is in two copies of an organization keeps each time once.
  // sql: blind, because the tables and columns are asked of the catalogue
  const once = table === 'event_times' ? sql`on conflict do nothing` : sql``;
  // sql: blind, because the tables are asked of the catalogue
  await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
    select ${sql.join(values)} from ${given}, jsonb_populate_record(null::${sql.table(table)}, e) r ${once}`.execute(
    db,
  );
}

/**
 * Lets the database see how much came: it would take the organization that is new for one with hardly a row, and look
 * through all rows of one table for each of another.
 */
export async function countAnew(db: Db, tables: readonly string[]): Promise<void> {
  if (tables.length === 0) return;
  // sql: blind, because the tables are asked of the catalogue
  await sql`analyze ${sql.join(tables.map((table) => sql.table(table)))}`.execute(db);
}

/**
 * The first reference of rows that came which leads nowhere; null: all are whole.
 * @param whose Whether a row `t` is one of those that came.
 */
export async function findDangling(
  db: Db,
  table: string,
  references: readonly Reference[],
  whose: RawBuilder<boolean>,
): Promise<string | null> {
  for (const { columns, parent, parent_columns } of references.filter((each) => each.table === table)) {
    const isSaid = sql.join(
      columns.map((column) => sql`${sql.ref(`t.${column}`)} is not null`),
      // sql: blind, because the tables and columns are asked of the catalogue
      sql` and `,
    );
    const meets = sql.join(
      columns.map(
        // sql: blind, because the tables and columns are asked of the catalogue
        (column, at) => sql`${sql.ref(`p.${parent_columns[at] ?? 'id'}`)} = ${sql.ref(`t.${column}`)}`,
      ),
      // sql: blind, because the tables and columns are asked of the catalogue
      sql` and `,
    );
    // sql: blind, because references are asked of the catalogue
    const { rows } = await sql`
      select 1 from ${sql.table(table)} t where ${whose} and ${isSaid}
        and not exists (select from ${sql.table(parent)} p where ${meets}) limit 1`.execute(db);
    if (rows.length > 0) return `${table} (${columns.join(', ')})`;
  }
  return null;
}

/** Keeps a received archive for its import; those of the same person that nobody imported within a week are forgotten. */
export async function insertArchiveFile(
  db: Db,
  ownerId: string,
  file: { readonly sha256: string; readonly size: number; readonly name: string },
): Promise<string> {
  await sql`delete from files where purpose = 'organization_archive' and owner_user_id = ${ownerId}
    and created_at < now() - interval '7 days'`.execute(db);
  const id = uuidv7();
  await sql`insert into files (id, sha256, size, media_type, name, purpose, owner_user_id)
    values (${id}, ${file.sha256}, ${file.size}, 'application/zip', ${file.name}, 'organization_archive', ${ownerId})`.execute(
    db,
  );
  return id;
}

/** The content of an archive that somebody had checked; null: there is none of theirs. */
export async function findArchiveFile(db: Db, id: string, ownerId: string): Promise<string | null> {
  const { rows } = await sql<{ sha256: string }>`
    select sha256 from files where id = ${id} and purpose = 'organization_archive' and owner_user_id = ${ownerId}
  `.execute(db);
  return rows[0]?.sha256 ?? null;
}

/** Forgets an archive that was imported; its bytes are swept at night. */
export async function deleteArchiveFile(db: Db, id: string): Promise<void> {
  await sql`delete from files where id = ${id} and purpose = 'organization_archive'`.execute(db);
}
