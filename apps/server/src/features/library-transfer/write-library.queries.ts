import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';

/** A row in the making: columns by name. */
export type Row = Readonly<Record<string, unknown>>;

/** How a kind of record is stored. */
interface Stored {
  readonly table: string;
  /** Columns that a record says, with the one that it is known by first. */
  readonly columns: readonly string[];
  /** Columns that are written when a row is added, and stay. */
  readonly once: readonly string[];
  /** Columns that are written by every change. */
  readonly always: readonly string[];
  /** Counted up by every change. */
  readonly counted: readonly string[];
}

const ENTRY = ['id', 'key', 'name', 'words', 'sort_order', 'status', 'merged_into', 'archived_at'];
const MEASURED = [...ENTRY, 'definition', 'low_label', 'high_label', 'evidence', 'sources'];
const WRITTEN = [
  'id',
  'key',
  'version',
  'name',
  'description',
  'source',
  'definition',
  'status',
  'parent_id',
];

const KEPT = { once: [], always: ['updated_by', 'updated_at'] };
const ENTRIES = { ...KEPT, counted: ['version', 'edit'] };
const MADE = {
  once: ['created_by', 'published_at'],
  always: ['updated_by', 'updated_at'],
  counted: ['edit'],
};

const STORED = {
  category: { table: 'trait_categories', columns: [...ENTRY, 'description', 'color'], ...ENTRIES },
  trait: { table: 'traits', columns: [...MEASURED, 'category_id'], ...ENTRIES },
  subtrait: { table: 'subtraits', columns: [...MEASURED, 'trait_id', 'direction'], ...ENTRIES },
  operator: {
    table: 'operators',
    columns: ['key', 'symbol', 'label', 'words', 'is_active'],
    ...KEPT,
    counted: ['edit'],
  },
  condition: { table: 'conditions', columns: [...WRITTEN, 'closed_at'], ...MADE },
  formula: {
    table: 'formulas',
    columns: [...WRITTEN, 'closed_at', 'subtrait_id', 'task_key', 'data_point', 'tests', 'reliability'],
    ...MADE,
  },
  task: {
    table: 'tasks',
    columns: [
      'id',
      'key',
      'version',
      'game_key',
      'game_version',
      'source',
      'name',
      'description',
      'instructions',
      'words',
      'minutes',
      'parameters',
      'data_points',
      'trial_columns',
      'preset',
      'time_limit_s',
      'accommodations',
      'status',
    ],
    once: ['created_by', 'created_at', 'published_at'],
    always: ['updated_at'],
    counted: ['edit'],
  },
  norm: {
    table: 'norms',
    columns: [
      'id',
      'task_key',
      'data_point',
      'form',
      'version',
      'n',
      'mean',
      'sd',
      'reliability',
      'percentiles',
      'source',
      'provisional',
    ],
    once: [],
    always: [],
    counted: [],
  },
  score_template: {
    table: 'score_templates',
    columns: ['id', 'key', 'version', 'name', 'source', 'definition', 'status', 'parent_id'],
    ...MADE,
  },
  simulation: {
    table: 'simulations',
    columns: [
      'id',
      'key',
      'version',
      'name',
      'kind',
      'source',
      'parent_id',
      'status',
      'purpose',
      'category',
      'industry_id',
      'candidate_intro',
      'words',
      'duration_minutes',
      'shortest_minutes',
      'languages',
      'device',
      'accommodations',
      'score_template_id',
      'template_is_own',
      'wizard_step',
      'is_demo_path',
      'closed_at',
      'archived_at',
    ],
    once: ['created_by', 'published_at'],
    always: ['updated_at'],
    counted: ['edit'],
  },
  file: {
    table: 'files',
    columns: ['id', 'sha256', 'size', 'media_type', 'name', 'purpose', 'credit'],
    once: [],
    always: [],
    counted: [],
  },
} as const satisfies Record<string, Stored>;

/** A kind of record that is written. */
export type StoredKind = keyof typeof STORED;

const list = (columns: readonly string[]) => sql.join(columns.map((column) => sql.ref(column)));

const given = (table: string, rows: readonly Row[]): RawBuilder<unknown> =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) r`;

async function insertInto(
  db: Db,
  table: string,
  columns: readonly string[],
  rows: readonly Row[],
): Promise<void> {
  if (rows.length === 0) return;
  await sql`
    insert into ${sql.table(table)} (${list(columns)}) select ${list(columns)} from ${given(table, rows)}
  `.execute(db);
}

/** Adds records of a kind, all in one statement, so that they may name each other. */
export function insertRecords(db: Db, kind: StoredKind, rows: readonly Row[]): Promise<void> {
  const { table, columns, once, always } = STORED[kind];
  return insertInto(db, table, [...columns, ...once, ...always], rows);
}

/** Writes records over those of the same ids. */
export async function updateRecords(db: Db, kind: StoredKind, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return;
  const { table, columns, once, always, counted }: Stored = STORED[kind];
  const [id = 'id', ...content] = columns;
  // sql: blind, because the columns are those of the kind, by a table of kinds
  const set = [
    ...[...content, ...always].map((column) => sql`${sql.ref(column)} = r.${sql.ref(column)}`),
    // sql: blind, because the columns are those of the kind, by a table of kinds
    ...once.map((column) => sql`${sql.ref(column)} = coalesce(x.${sql.ref(column)}, r.${sql.ref(column)})`),
    ...counted.map((column) => sql`${sql.ref(column)} = x.${sql.ref(column)} + 1`),
  ];
  // sql: blind, because the columns are those of the kind, by a table of kinds
  await sql`
    update ${sql.table(table)} x set ${sql.join(set)} from ${given(table, rows)} where x.${sql.ref(id)} = r.${sql.ref(id)}
  `.execute(db);
}

/** Ties tasks to the uploads and the keys of experts of this installation that they are made of. */
export async function tieToBuilds(db: Db, taskIds: readonly string[]): Promise<void> {
  await sql`
    update tasks t set build_version_id = g.build_version_id, answer_key_id = g.answer_key_id from tasks g
    where t.id = any(${taskIds}::uuid[]) and g.key = t.game_key and g.version = t.game_version
      and g.source in ('build', 'platform')
  `.execute(db);
}

/** Notes which conditions were put into formulas or conditions. */
export async function replaceParts(
  db: Db,
  of: 'formula' | 'condition',
  parts: readonly { readonly id: string; readonly condition_ids: readonly string[] }[],
): Promise<void> {
  const table = of === 'formula' ? 'formula_conditions' : 'condition_parts';
  const [owner, part] = of === 'formula' ? ['formula_id', 'condition_id'] : ['condition_id', 'part_id'];
  const ids = parts.map((each) => each.id);
  await sql`delete from ${sql.table(table)} where ${sql.ref(owner)} = any(${ids}::uuid[])`.execute(db);
  const rows = parts.flatMap(({ id, condition_ids }) =>
    condition_ids.map((condition) => ({ [owner]: id, [part]: condition })),
  );
  await insertInto(db, table, [owner, part], rows);
}

/** What a simulation consists of, table by table, in an order in which none names a later one. */
const PARTS = {
  simulation_groups: ['id', 'name', 'sort_order', 'pick', 'n', 'shuffle', 'time_limit_s'],
  simulation_tasks: ['id', 'task_id', 'sort_order', 'parameters', 'estimated_seconds', 'reason', 'group_id'],
  simulation_categories: ['category_id', 'category_weightage', 'boost', 'sort_order'],
  simulation_traits: ['category_id', 'trait_id', 'trait_weightage', 'sort_order'],
  simulation_subtraits: [
    'category_id',
    'trait_id',
    'subtrait_id',
    'weightage',
    'rank',
    'value',
    'target',
    'sort_order',
  ],
  simulation_images: ['id', 'role', 'picture', 'file_id', 'alt', 'alt_by_locale', 'created_at'],
  simulation_files: ['id', 'file_id', 'simulation_task_id', 'created_at'],
} as const;

/** A table of parts of simulations. */
export type PartsTable = keyof typeof PARTS;

/** Takes out all that simulations consist of. */
export async function clearSimulations(db: Db, ids: readonly string[]): Promise<void> {
  for (const table of Object.keys(PARTS).reverse()) {
    // sql: blind, because it is the same for each of the tables above
    await sql`delete from ${sql.table(table)} where simulation_id = any(${ids}::uuid[])`.execute(db);
  }
}

/** Adds what simulations consist of; every row names its `simulation_id`. */
export async function insertParts(
  db: Db,
  parts: Readonly<Record<PartsTable, readonly Row[]>>,
): Promise<void> {
  for (const table of Object.keys(PARTS) as PartsTable[]) {
    await insertInto(db, table, ['simulation_id', ...PARTS[table]], parts[table]);
  }
}

/** Industries by name; those that are not here yet are added. */
export async function industriesNamed(
  db: Db,
  industries: readonly { readonly id: string; readonly name: string }[],
): Promise<Map<string, string>> {
  await insertIndustries(db, industries);
  const names = industries.map(({ name }) => name);
  const { rows } = await sql<{ id: string; name: string }>`
    select distinct on (given.name) coalesce(e.merged_into, e.id) as id, given.name
    from unnest(${names}::text[]) given(name) join reference_entries e on e.kind = 'industry' and lower(e.name) = lower(given.name)
    order by given.name, e.status = 'merged'
  `.execute(db);
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function insertIndustries(db: Db, industries: readonly Row[]): Promise<void> {
  await sql`
    insert into reference_entries (id, kind, name) select id, 'industry', name from ${given('reference_entries', industries)}
    where not exists (select 1 from reference_entries e where e.kind = 'industry' and lower(e.name) = lower(r.name))
    on conflict do nothing
  `.execute(db);
}
