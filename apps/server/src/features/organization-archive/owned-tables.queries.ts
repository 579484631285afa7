import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A reference between tables, by one column each or by several together. */
export interface Reference {
  readonly table: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parent_columns: readonly string[];
  /** Whether rows go with those they refer to. */
  readonly cascades: boolean;
}

/** A table whose rows belong to one organization. */
export interface OwnedTable {
  readonly name: string;
  /** Those with values of their own; what the database works out is left out. */
  readonly columns: readonly string[];
  /** How a row belongs to its organization: by a column, or by a row that it goes with. */
  readonly by: { readonly column: string } | { readonly column: string; readonly parent: OwnedTable };
  /** Only these rows `t`; null: all. */
  readonly only: RawBuilder<boolean> | null;
}

/** Tables of an organization whose rows are no records that it owns: of people's own, of work that goes on, of others. */
const NOT_OWNED = new Set([
  // What candidates asked for is for the one who answers; an archive is read by those who decide.
  'adjustment_contacts',
  'adjustment_messages',
  'adjustment_requests',
  'agency_claims',
  'agency_client_notes',
  'agency_position_people',
  'agency_positions',
  'background_jobs',
  'billing_details',
  'calendar_sources',
  'card_links',
  // What people answered is told together only, and candidates' answers are their own.
  'culture_application_sheets',
  'culture_member_sheets',
  'culture_profiles',
  'culture_weights',
  // Another installation has another secret, and signs with keys of its own.
  'dossier_keys',
  'dossier_log',
  'dossiers',
  // What an organization bought is between it and the platform that sold it; another has other plans.
  'effective_entitlements',
  'entitlements',
  'erasures',
  'files',
  // Counted anew from the applications that arrive.
  'hiring_changes',
  'hiring_days',
  'hiring_facts',
  'hiring_report_schedules',
  'idempotency_keys',
  'inside_looks',
  'invoices',
  'mails',
  'notifications',
  'orders',
  'payment_customers',
  'payment_differences',
  'payment_events',
  'people_change_items',
  'people_changes',
  'profile_views',
  'recruiter_link_positions',
  'recruiter_links',
  // What a merge of words can be taken back with; the merge is this platform's.
  'reference_moves',
  'saved_views',
  'security_log',
  'stage_waits',
  'submission_disputes',
  'submission_feedback',
  'submissions',
  'subscriptions',
  // Answers are told as counts only, and an archive would hold them one by one.
  'survey_grants',
  'survey_invitations',
  'survey_link_keys',
  'survey_responses',
  'survey_tallies',
  'surveys',
  'test_payments',
  'use_notices',
]);

/** Rows of these tables that nobody but their author sees yet. */
const ONLY: Readonly<Record<string, RawBuilder<boolean>>> = {
  // sql: blind, because the tables and columns are asked of the catalogue
  event_feedback: sql<boolean>`t.sent_at is not null`,
  // sql: blind, because the tables and columns are asked of the catalogue
  event_feedback_versions: sql<boolean>`exists (select from event_feedback f where f.event_id = t.event_id
    and f.user_id = t.user_id and f.sent_at is not null)`,
};

interface Column {
  table_name: string;
  column_name: string;
}

/** Every table with the columns that have values of their own, in order. */
export async function findAllColumns(db: Db): Promise<Map<string, string[]>> {
  const { rows } = await sql<Column>`
    select c.relname::text as table_name, a.attname::text as column_name
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = ''
    order by c.relname, a.attnum
  `.execute(db);
  const found = new Map<string, string[]>();
  for (const row of rows) {
    found.set(row.table_name, [...(found.get(row.table_name) ?? []), row.column_name]);
  }
  return found;
}

/** Every reference between tables. */
export async function findReferences(db: Db): Promise<Reference[]> {
  const { rows } = await sql<Reference>`
    select c.relname::text as table, p.relname::text as parent, k.confdeltype = 'c' as cascades,
      array(select a.attname::text from unnest(k.conkey) with ordinality as n(num, place)
        join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.num order by n.place) as columns,
      array(select a.attname::text from unnest(k.confkey) with ordinality as n(num, place)
        join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.num order by n.place) as parent_columns
    from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace order by 1, 2
  `.execute(db);
  return rows;
}

/**
 * The tables whose rows an organization owns, read from the catalogue, so that a new one is among them by itself: those
 * with its id, and those whose rows go with one of them.
 */
export async function findOwnedTables(db: Db): Promise<OwnedTable[]> {
  const [columns, references] = await Promise.all([findAllColumns(db), findReferences(db)]);
  const owned = new Map<string, OwnedTable>();
  const only = (name: string) => ONLY[name] ?? null;
  for (const [name, its] of columns) {
    if (its.includes('organization_id') && !NOT_OWNED.has(name)) {
      owned.set(name, { name, columns: its, by: { column: 'organization_id' }, only: only(name) });
    }
  }
  for (let grows = true; grows; ) {
    grows = false;
    for (const { table, parent, columns: by, cascades } of references) {
      const above = owned.get(parent);
      const its = columns.get(table);
      const [column] = by;
      if (!above || !its || owned.has(table) || NOT_OWNED.has(table)) continue;
      if (!cascades || by.length !== 1 || column === undefined || its.includes('organization_id')) continue;
      owned.set(table, { name: table, columns: its, by: { column, parent: above }, only: only(table) });
      grows = true;
    }
  }
  return [...owned.values()].sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Whether a row `alias` of a table belongs to an organization. */
function belongs(table: OwnedTable, organizationId: string, alias: string): RawBuilder<boolean> {
  const column = sql.ref(`${alias}.${table.by.column}`);
  // sql: blind, because the tables and columns are asked of the catalogue
  if (!('parent' in table.by)) return sql<boolean>`${column} = ${organizationId}::uuid`;
  const above = `${alias}p`;
  const { parent } = table.by;
  // sql: blind, because the tables and columns are asked of the catalogue
  return sql<boolean>`exists (select 1 from ${sql.table(parent.name)} as ${sql.ref(above)}
    where ${sql.ref(`${above}.id`)} = ${column} and ${belongs(parent, organizationId, above)})`;
}

/** Which rows `t` of each table are an organization's, its own row among them. */
export function rowsThatCame(
  tables: readonly OwnedTable[],
  organizationId: string,
): { readonly name: string; readonly whose: RawBuilder<boolean> }[] {
  return [
    { name: 'organizations', whose: sql<boolean>`t.id = ${organizationId}::uuid` },
    ...tables.map((table) => ({ name: table.name, whose: belongs(table, organizationId, 't') })),
  ];
}

function rowsOf(table: OwnedTable, organizationId: string): RawBuilder<boolean> {
  const its = belongs(table, organizationId, 't');
  // sql: blind, because the tables and columns are asked of the catalogue
  return table.only ? sql<boolean>`${its} and ${table.only}` : its;
}

/** How many rows of a table an organization owns. */
export async function countOwned(db: Db, table: OwnedTable, organizationId: string): Promise<number> {
  // sql: blind, because the tables are asked of the catalogue
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table.name)} t where ${rowsOf(table, organizationId)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Rows fetched at once. */
const FETCHED = 500;

/** Rows of a statement as they come, without more than some hundred of them in memory; within a transaction. */
export async function* fetched<T>(db: Db, select: RawBuilder<unknown>): AsyncGenerator<T[]> {
  // sql: blind, because the statement is that of the caller
  await sql`declare archived no scroll cursor for ${select}`.execute(db);
  try {
    for (;;) {
      // sql: blind, because a cursor has no columns of its own
      const { rows } = await sql<T>`fetch ${sql.raw(String(FETCHED))} from archived`.execute(db);
      if (rows.length > 0) yield rows;
      if (rows.length < FETCHED) return;
    }
  } finally {
    // sql: blind, because it names a cursor
    await sql`close archived`.execute(db);
  }
}

/** Rows `t` that are written in another way than they are. */
const WRITTEN: Readonly<Record<string, RawBuilder<unknown>>> = {
  plays: sql`(to_jsonb(t) || '{"accommodations": {"time_factor": 1, "reduced_motion": false, "color_safe": false,
    "large_text": false, "keyboard_only": false, "screen_reader": false}}'
    || jsonb_build_object('tasks', (select coalesce(jsonb_agg(k.task - 'accommodations' order by k.place), '[]'::jsonb)
      from jsonb_array_elements(t.tasks) with ordinality as k(task, place))))::text`,
  // The number of a layout is another in each installation.
  application_means: sql`(to_jsonb(t) || jsonb_build_object('layout',
    (select l.subtrait_ids from mean_layouts l where l.id = t.layout_id)))::text`,
};

/** Each row of a table that an organization owns, as JSON text; adjustments of plays are left out, as employers never see them. */
export function ownedRows(table: OwnedTable, organizationId: string): RawBuilder<unknown> {
  // sql: blind, because the tables and columns are asked of the catalogue
  return sql`select ${WRITTEN[table.name] ?? sql`to_jsonb(t)::text`} as line from ${sql.table(table.name)} t where ${rowsOf(table, organizationId)}`;
}

/** The row of the organization itself, as JSON text. */
export const organizationRow = (organizationId: string): RawBuilder<unknown> =>
  sql`select to_jsonb(t)::text as line from organizations t where t.id = ${organizationId}::uuid`;

/** What is in the archive to be read and is not brought into another installation. */
export const RECORDS_TO_READ: Readonly<Record<string, (organizationId: string) => RawBuilder<unknown>>> = {
  security_log: (id) =>
    sql`select to_jsonb(t)::text as line from security_log t where t.organization_id = ${id}::uuid`,
  recruiter_links: (id) => sql`select to_jsonb(t)::text as line from recruiter_links t
    where t.organization_id = ${id}::uuid or t.company_id = ${id}::uuid`,
  platform_looks: (id) =>
    sql`select to_jsonb(t)::text as line from inside_looks t where t.organization_id = ${id}::uuid`,
};

/** Every id of accounts, CVs or files that the organization's rows refer to, by the references of the catalogue. */
function referred(
  tables: readonly OwnedTable[],
  references: readonly Reference[],
  parent: 'users' | 'cvs' | 'files',
  organizationId: string,
): RawBuilder<unknown> {
  const parts = references.flatMap(({ table, columns, parent: to }) => {
    const owned = tables.find((each) => each.name === table);
    const [column] = columns;
    if (to !== parent || !owned || columns.length !== 1 || column === undefined) return [];
    return [
      sql`select ${sql.ref(`t.${column}`)} as id from ${sql.table(table)} t where ${rowsOf(owned, organizationId)}`,
    ];
  });
  return sql.join(parts, sql` union `);
}

/** Accounts that the organization's rows name, without anything by which one signs in. */
export function namedAccounts(
  tables: readonly OwnedTable[],
  references: readonly Reference[],
  organizationId: string,
): RawBuilder<unknown> {
  return sql`select json_build_object('id', u.id, 'email', u.email, 'user_type', u.user_type, 'first_name', u.first_name,
      'last_name', u.last_name, 'locale', u.locale, 'time_zone', u.time_zone, 'created_at', u.created_at)::text as line
    from users u where u.id in (${referred(tables, references, 'users', organizationId)}
      union select created_by from organizations where id = ${organizationId}::uuid)`;
}

/** CVs that the organization's applications carry. */
export function carriedCvs(
  tables: readonly OwnedTable[],
  references: readonly Reference[],
  organizationId: string,
): RawBuilder<unknown> {
  return sql`select to_jsonb(c)::text as line from cvs c
    where c.id in (${referred(tables, references, 'cvs', organizationId)})`;
}

/** Rows of files that belong to the organization, to the CVs it carries, or to answers it was given. */
export function carriedFiles(
  tables: readonly OwnedTable[],
  references: readonly Reference[],
  organizationId: string,
): RawBuilder<unknown> {
  const ids = sql`(select id from files where organization_id = ${organizationId}::uuid
      and purpose not in ('people_import', 'cv_archive', 'records_import', 'consent_proof')
    union ${referred(tables, references, 'files', organizationId)}
    union select logo_file_id from organizations where id = ${organizationId}::uuid
    union select cover_file_id from organizations where id = ${organizationId}::uuid
    union select file_id from cvs where id in (${referred(tables, references, 'cvs', organizationId)})
    union select (n.value #>> '{}')::uuid from application_answers n
      join position_questions q on q.id = n.position_question_id and q.type = 'file'
      where n.organization_id = ${organizationId}::uuid and jsonb_typeof(n.value) = 'string')`;
  return sql`select to_jsonb(f)::text as line, f.sha256 from files f where f.id in ${ids} order by f.sha256, f.id`;
}

/** Sheets for people to read: what is asked most. */
export const SHEETS: Readonly<Record<string, (organizationId: string) => RawBuilder<unknown>>> = {
  positions: (id) => sql`select p.id, p.external_id, p.title, p.status, p.visibility, d.name as department,
      (select string_agg(l.name, '; ' order by l.name) from position_locations pl join locations l on l.id = pl.location_id
        where pl.position_id = p.id) as locations, p.openings, p.closes_on::text as closes_on, p.created_at::text as created_at
    from positions p left join departments d on d.id = p.department_id where p.organization_id = ${id}::uuid`,
  applicants: (
    id,
  ) => sql`select a.id, p.title as position, a.applicant_name as name, a.applicant_email as email,
      a.basic_info->>'phone' as phone, a.basic_info->>'location' as location, a.status, a.origin,
      a.job_fit_score::float8 as job_fit_score, a.applied_at::text as applied_at
    from applications a join positions p on p.id = a.position_id
    where a.organization_id = ${id}::uuid and not a.is_test`,
  people: (id) => sql`select e.id, e.first_name, e.last_name, e.email, e.phone, e.location, e.linkedin,
      array_to_string(e.skills, '; ') as skills, array_to_string(e.tags, '; ') as tags, e.source, e.consent,
      e.consent_source, e.consent_on::text as consent_on, e.consent_until::text as consent_until,
      e.do_not_contact::text as do_not_contact, e.external_id
    from people e where e.organization_id = ${id}::uuid and e.merged_into is null`,
  employees: (
    id,
  ) => sql`select m.id, u.first_name, u.last_name, u.email, m.role, m.title, d.name as department,
      l.name as location, m.status, m.is_interviewer::text as is_interviewer
    from members m join users u on u.id = m.user_id left join departments d on d.id = m.department_id
      left join locations l on l.id = m.location_id where m.organization_id = ${id}::uuid`,
  departments: (id) => sql`select d.id, d.name, d.code, p.name as parent from departments d
      left join departments p on p.id = d.parent_id where d.organization_id = ${id}::uuid`,
  locations: (
    id,
  ) => sql`select l.id, l.name, l.address, l.country, l.latitude, l.longitude, l.place_id, l.time_zone from locations l
      where l.organization_id = ${id}::uuid`,
};

/** Reads all of one moment from here on, however long it takes; the first statement of its transaction. */
export async function readOneMoment(db: Db): Promise<void> {
  await sql`set transaction isolation level repeatable read, read only`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
}

/** The migrations of this database. */
export async function findMigrations(db: Db): Promise<{ version: number; name: string; checksum: string }[]> {
  // sql: blind, because the table of migrations is none of the schema's
  const { rows } = await sql<{ version: number; name: string; checksum: string }>`
    select version, name, checksum from schema_migrations order by version`.execute(db);
  return rows;
}

/** What an organization is called. */
export async function findArchived(
  db: Db,
  organizationId: string,
): Promise<{ id: string; name: string; kind: string } | undefined> {
  const { rows } = await sql<{ id: string; name: string; kind: string }>`
    select id, name, kind from organizations where id = ${organizationId}
  `.execute(db);
  return rows[0];
}
