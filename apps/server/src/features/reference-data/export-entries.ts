import type { RouteQuery } from '@tryout/contract/define-route';
import type {
  ReferenceEntry,
  exportReferenceEntries as route,
} from '@tryout/contract/reference-data/reference-entries';
import type { SignedAct } from '../../platform/act.ts';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import { findEntries } from './entries.queries.ts';

const COLUMNS: readonly (readonly [name: string, cell: (entry: ReferenceEntry) => Cell])[] = [
  ['name', (entry) => entry.name],
  ['name_ar', (entry) => entry.names.ar ?? ''],
  ['aliases', (entry) => entry.aliases.join('|')],
  ['code', (entry) => entry.code],
  ['status', (entry) => entry.status],
  ['uses', (entry) => entry.uses],
];

/** All that the filters find, as a file. */
export function exportedEntries({ services }: SignedAct, { format, ...filters }: RouteQuery<typeof route>) {
  async function* rows(): AsyncGenerator<readonly Cell[]> {
    yield COLUMNS.map(([name]) => name);
    let cursor: string | undefined;
    for (let page = 1; ; page += 1) {
      const found = await findEntries(services.db, { ...filters, page, recordsPerPage: 100, cursor });
      for (const entry of found.items) yield COLUMNS.map(([, cell]) => cell(entry));
      if (found.next_cursor === null) return;
      cursor = found.next_cursor;
    }
  }
  const isCsv = format === 'csv';
  return {
    name: `${filters.kind}.${format}`,
    media_type: isCsv ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: isCsv ? csvFile(rows()) : xlsxFile(rows()),
  };
}
