import type { Column, Table } from './read-catalog.ts';

const HEADER = `# The database

Made from the migrations by \`node scripts/describe-database.mjs\`; a test fails when it is out of date. Do not edit.
`;

const KINDS: Record<string, string> = {
  p: 'primary key',
  u: 'unique',
  f: 'foreign key',
  c: 'check',
  x: 'exclusion',
};

/** The Markdown of `docs/database.md`. */
export function writeSchemaDocument(tables: Table[]): string {
  const list = tables.map((table) => `[${table.name}](#${table.name})`).join(' · ');
  return [HEADER, `${tables.length} tables: ${list}\n`, ...tables.map(tableSection)].join('\n');
}

function tableSection(table: Table): string {
  const lines = [`## ${table.name}`, ''];
  if (table.comment) lines.push(table.comment, '');
  lines.push('| column | type | null | default | meaning |', '|---|---|---|---|---|');
  lines.push(...table.columns.map(columnRow), '');
  for (const { kind, definition } of table.constraints)
    lines.push(`- ${KINDS[kind] ?? kind}: \`${definition}\``);
  for (const index of table.indexes) lines.push(`- index: \`${index.replace(' ON public.', ' ON ')}\``);
  for (const trigger of table.triggers) lines.push(`- trigger: \`${trigger}\``);
  return `${lines.join('\n')}\n`;
}

function columnRow(column: Column): string {
  const value = column.computed ? 'computed' : (column.default_value ?? '');
  const cells = [
    column.name,
    column.type,
    column.not_null ? 'no' : 'yes',
    value && `\`${value}\``,
    column.comment ?? '',
  ];
  return `| ${cells.map(cell).join(' | ')} |`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ');
}
