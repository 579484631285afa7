import type { Readable } from 'node:stream';
import type { HiringReportTable, REPORT_FORMATS } from '@tryout/contract/hiring-reports/hiring-reports';
import { roundTo } from '@tryout/domain/statistics/decimal';
import { audit, type SignedAct } from '../../platform/act.ts';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import type { Language } from '../../platform/language/language.ts';
import { type ReportWish, readReport, reportedOrganization } from './read-report.ts';
import { reportWords } from './report-words.ts';

/** A report as a file with its name and media type. */
interface ReportFile {
  readonly bytes: Readable | Buffer;
  readonly name: string;
  readonly type: string;
}

/** A report as a file; that it went out is written down. */
export async function exportReport(
  act: SignedAct,
  { format, ...wish }: ReportWish & { readonly format: (typeof REPORT_FORMATS)[number] },
  language: Language,
): Promise<ReportFile> {
  const table = await readReport(act, wish, language);
  const organization_id = reportedOrganization(act.actor);
  await audit(act, {
    event_type: 'access',
    action: 'hiring_report.exported',
    target_type: 'organization',
    target_id: organization_id,
    organization_id,
    meta: { report: table.report, from: table.from, until: table.until, format },
  });
  const name = `${table.report}-${table.from}-${table.until}.${format}`;
  if (format === 'csv') return { bytes: csvFile(sheetRows(table)), name, type: 'text/csv; charset=utf-8' };
  if (format === 'xlsx') {
    const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
    return { bytes: xlsxFile(sheetRows(table)), name, type };
  }
  return { bytes: Buffer.from(await reportAsPdf(table, language)), name, type: 'application/pdf' };
}

/** Numbers for other programs: shares from 0 to 1 with four decimals, times with two. */
async function* sheetRows({ title, columns, rows }: HiringReportTable): AsyncGenerator<readonly Cell[]> {
  yield [title, ...columns.map(({ name }) => name)];
  for (const { name, cells } of rows) {
    yield [
      name,
      ...cells.map((cell, i) => (cell === null ? null : roundTo(cell, columns[i]?.unit === 'share' ? 4 : 2))),
    ];
  }
}

async function reportAsPdf(table: HiringReportTable, language: Language): Promise<Uint8Array> {
  const { say, cell } = reportWords(language);
  const days = say('days', { from: table.from, until: table.until });
  const note = table.waiting > 0 ? [say('waiting', { count: table.waiting })] : [];
  const columns = [say('row'), ...table.columns.map(({ name }) => name)];
  const rows = table.rows.map(({ name, cells }) => [
    name,
    ...cells.map((value, i) => cell(value, table.columns[i]?.unit ?? 'count')),
  ]);
  const writer = await beginPdf(table.title, language, { days, note, columns, rows, of: table.definition });
  writer.text(table.title, SIZES.title, { bold: true });
  writer.text(days, SIZES.text);
  for (const line of note) writer.text(line, SIZES.text);
  writer.gap(8);
  writer.table({ columns, rows });
  writer.gap(8);
  writer.text(table.definition, SIZES.text);
  return writer.save();
}
