import type { SecurityLogRow } from './security-log-rows.queries.ts';

const COLUMNS = [
  'event_time',
  'organization_id',
  'performer_type',
  'performer_id',
  'performer_email',
  'ip',
  'user_agent',
  'event_type',
  'action',
  'target_type',
  'target_id',
  'meta',
  'outcome',
  'request_id',
] as const satisfies readonly (keyof SecurityLogRow)[];

function cell(value: unknown): string {
  const text =
    value === null || value === undefined ? '' : typeof value === 'string' ? value : JSON.stringify(value);
  // A spreadsheet must not take a text for a formula.
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines as CSV (RFC 4180) with a byte order mark, so that spreadsheets read it as UTF-8. */
export function linesAsCsv(lines: readonly SecurityLogRow[]): string {
  const rows = lines.map((line) => COLUMNS.map((column) => cell(line[column])).join(','));
  return `\uFEFF${[COLUMNS.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Lines as a JSON array. */
export function linesAsJson(lines: readonly SecurityLogRow[]): string {
  return JSON.stringify(lines, null, 2);
}
