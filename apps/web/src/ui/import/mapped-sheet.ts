import type { ColumnMapping } from '@tryout/domain/records/column-matching';
import { writeDelimitedRow } from '@tryout/domain/text/delimited-text';
import type { Sheet } from './read-sheet.ts';

/** A file with the field of each of its columns. */
export interface MappedSheet {
  readonly sheet: Sheet;
  readonly mapping: ColumnMapping;
}

/** The rows by field, with the line of the file that each begins on; columns without a field are left out. */
export function mappedRows({ sheet, mapping }: MappedSheet) {
  return sheet.rows.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      mapping.flatMap((field, at) => (field === null ? [] : [[field, cells[at]?.trim() ?? ''] as const])),
    ) as Readonly<Record<string, string>>,
  }));
}

/** The rows as CSV with the fields as headings; its nth row is the nth of the sheet. */
export function mappedText({ sheet, mapping }: MappedSheet): string {
  const columns = mapping.flatMap((field, at) => (field === null ? [] : [{ field, at }]));
  return [
    writeDelimitedRow(columns.map(({ field }) => field)),
    ...sheet.rows.map(({ cells }) => writeDelimitedRow(columns.map(({ at }) => cells[at]?.trim() ?? ''))),
  ].join('');
}
