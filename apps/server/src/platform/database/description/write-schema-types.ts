import type { Column, Table } from './read-catalog.ts';

const HEADER = `// Made by scripts/describe-database.mjs from the migrations. Do not edit: change a migration and run the script.
import type { ColumnType } from 'kysely';
import type { Jsonb } from './json.ts';

/** A column with a default: may be left out when a row is inserted. */
type Generated<T> =
  T extends ColumnType<infer Select, infer Insert, infer Update>
    ? ColumnType<Select, Insert | undefined, Update>
    : ColumnType<T, T | undefined, T>;

/** Reads as ISO 8601 text in UTC with milliseconds. */
type Timestamp = ColumnType<string, string | Date, string | Date>;
`;

const COMPUTED = `
/** A column the database computes: read only. */
type Computed<T> =
  T extends ColumnType<infer Select, unknown, unknown>
    ? ColumnType<Select, never, never>
    : ColumnType<T, never, never>;
`;

const LINE_WIDTH = 110;

const SCALARS: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  json: 'Jsonb',
  jsonb: 'Jsonb',
  numeric: 'number',
  timestamptz: 'Timestamp',
  // As PostgreSQL writes it; queries take it apart themselves.
  tstzmultirange: 'string',
};

/** Types the driver gives as text. */
const TEXTS = [
  'bpchar',
  'citext',
  'cidr',
  'date',
  'inet',
  'interval',
  'name',
  'text',
  'time',
  'timestamp',
  'tsvector',
  'uuid',
  'varchar',
];

/** The TypeScript of `platform/database/schema.ts`. */
export function writeSchemaTypes(tables: Table[]): string {
  const hasComputed = tables.some((table) => table.columns.some((column) => column.computed));
  const used = tables.map((table) => `  ${table.name}: ${interfaceName(table)};`);
  const database = `export interface Database {\n${used.join('\n')}\n}\n`;
  return [hasComputed ? HEADER + COMPUTED : HEADER, database, ...tables.map(tableInterface)].join('\n');
}

function tableInterface(table: Table): string {
  const comment = table.comment ? `/** ${table.comment} */\n` : '';
  const columns = table.columns.map(columnLine);
  return `${comment}interface ${interfaceName(table)} {\n${columns.join('\n')}\n}\n`;
}

function columnLine(column: Column): string {
  const comment = column.comment ? `  /** ${column.comment} */\n` : '';
  const nullable = column.not_null ? [] : ['null'];
  const union = [...valueTypes(column), ...nullable];
  const wrapper = column.computed ? 'Computed' : column.default_value === null ? null : 'Generated';
  const [open, close] = wrapper ? [`${wrapper}<`, '>'] : ['', ''];
  const line = `  ${column.name}: ${open}${union.join(' | ')}${close};`;
  if (line.length <= LINE_WIDTH) return comment + line;
  const members = union.map((member) => `    | ${member}`).join('\n');
  if (wrapper) return `${comment}  ${column.name}: ${open}\n${members}\n  ${close};`;
  return `${comment}  ${column.name}:\n${members};`;
}

function valueTypes(column: Column): string[] {
  if (column.allowed && !column.is_array) return column.allowed.map((text) => `'${text}'`);
  const scalar = SCALARS[column.base_type] ?? (TEXTS.includes(column.base_type) ? 'string' : null);
  if (scalar === null) {
    throw new Error(
      `Column ${column.name} has the type ${column.type}, which the description does not know yet.`,
    );
  }
  if (!column.is_array) return [scalar];
  return [scalar === 'Timestamp' ? 'string[]' : `${scalar}[]`];
}

function interfaceName(table: Table): string {
  return `${table.name.replace(/(^|_)(\w)/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}
