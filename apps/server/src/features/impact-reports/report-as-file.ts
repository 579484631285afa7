import type { Readable } from 'node:stream';
import { audit, type SignedAct } from '../../platform/act.ts';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import { csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import type { Language } from '../../platform/language/language.ts';
import type { ImpactReportRow } from './impact-reports.queries.ts';
import { reportWords } from './report-words.ts';
import { sectionsOf } from './sections.ts';

const COLUMNS = [
  'about',
  'from',
  'to',
  'group',
  'applicants',
  'selected',
  'rate',
  'ratio',
  'ratio_low',
  'ratio_high',
  'four_fifths',
  'fisher_p',
  'proportions_p',
  'deviations',
  'shortfall',
  'needed',
  'power',
  'covers',
] as const;

/** What a report is of, in words; empty: all positions. */
function unitName({ unit, title, department_id }: ImpactReportRow, language: Language): string {
  const { say } = reportWords(language);
  if (unit !== 'department') return title;
  return department_id === null ? say('no_department') : say('department', { name: title });
}

/** Every row of a report, a heading first; numbers unrounded, empty where there is none. */
async function* reportRows(
  report: ImpactReportRow,
  language: Language,
): AsyncGenerator<readonly (string | number | null)[]> {
  const { say, group, stage } = reportWords(language);
  const covers = unitName(report, language) || say('all_positions');
  yield COLUMNS.map((column) => say(`column.${column}`));
  for (const { about, steps } of sectionsOf(report.tables)) {
    for (const { from, to, table } of steps) {
      for (const row of table.rows) {
        yield [
          say(`about.${about}`),
          stage(from),
          stage(to),
          group(row.key),
          row.applicants,
          row.selected,
          row.rate,
          row.ratio,
          row.ratio_interval?.low ?? null,
          row.ratio_interval?.high ?? null,
          row.left_out !== null ? say(`left_out.${row.left_out}`) : row.below_four_fifths ? say('below') : '',
          row.fisher_p,
          row.proportions?.p ?? null,
          row.standard_deviations,
          row.shortfall,
          row.needed_for_four_fifths,
          row.power,
          covers,
        ];
      }
      yield [
        say(`about.${about}`),
        stage(from),
        stage(to),
        say('unknown'),
        table.unknown,
        ...Array.from({ length: COLUMNS.length - 6 }, () => null),
        covers,
      ];
    }
  }
}

/** How groups differ in what culture questions count, a heading first; empty: they count nowhere. */
function cultureLines({ tables: { culture } }: ImpactReportRow, language: Language): string[] {
  const { say, group } = reportWords(language);
  if (!culture) return [];
  const lines = culture.differences.map(({ key, compared_with, d, low, high }) =>
    say('culture.difference', { group: group(key), compared: group(compared_with), d, low, high }),
  );
  const none = say(culture.held_back ? 'culture.held_back' : 'culture.none');
  return [say('culture.title'), ...(lines.length > 0 ? lines : [none])];
}

/** A report on paper: a table for each selection, with what a reader compares first. */
async function reportAsPdf(report: ImpactReportRow, language: Language): Promise<Uint8Array> {
  const { say, group, stage, ratio, percent, p } = reportWords(language);
  const title = say('internal.title', {
    from: report.period_start,
    until: report.period_end,
    about: unitName(report, language) || report.organization_name,
  });
  const columns = [
    'group',
    'applicants',
    'selected',
    'rate',
    'ratio',
    'four_fifths',
    'fisher_p',
    'shortfall',
  ] as const;
  const tables = sectionsOf(report.tables).flatMap(({ about, steps }) =>
    steps.map(({ from, to, table }) => ({
      title: say('summary.step', { about: say(`about.${about}`), from: stage(from), to: stage(to) }),
      columns: columns.map((column) => say(`column.${column}`)),
      rows: table.rows.map((row) => [
        group(row.key),
        String(row.applicants),
        String(row.selected),
        percent(row.rate),
        ratio(row.ratio),
        row.left_out !== null ? say(`left_out.${row.left_out}`) : row.below_four_fifths ? say('below') : '',
        p(row.fisher_p),
        row.shortfall === null ? '' : row.shortfall.toFixed(1),
      ]),
      unknown: say('summary.unknown', { count: table.unknown }),
    })),
  );
  const note = say('summary.note_few');
  const culture = cultureLines(report, language);
  const positions = report.tables.positions?.map((each) => each.title) ?? [];
  const counted = positions.length > 0 ? say('positions_counted', { titles: positions.join(' · ') }) : '';
  const writer = await beginPdf(title, language, { tables, note, culture, counted });
  writer.text(title, SIZES.title, { bold: true });
  if (counted !== '') writer.text(counted, SIZES.text);
  for (const table of tables) {
    writer.gap(12);
    writer.text(table.title, SIZES.heading, { bold: true, keep: 60 });
    writer.table(table);
    writer.text(table.unknown, SIZES.text);
  }
  for (const [at, line] of culture.entries()) {
    if (at === 0) writer.gap(12);
    writer.text(line, at === 0 ? SIZES.heading : SIZES.text, at === 0 ? { bold: true, keep: 60 } : {});
  }
  writer.gap(12);
  writer.text(note, SIZES.text);
  return writer.save();
}

/** Kinds of file that a report is exported as. */
type ReportFormat = 'csv' | 'xlsx' | 'pdf';

/** A report as a file; that it went out is written down. */
export async function exportedReport(
  act: SignedAct,
  row: ImpactReportRow,
  language: Language,
  format: ReportFormat,
): Promise<{ readonly bytes: Readable | Buffer; readonly name: string }> {
  await audit(act, {
    event_type: 'access',
    action: 'impact_report.exported',
    target_type: 'impact_report',
    target_id: row.id,
    organization_id: row.organization_id,
    meta: { format },
  });
  const name = `adverse-impact-${row.period_start}.${format}`;
  if (format === 'pdf') return { bytes: Buffer.from(await reportAsPdf(row, language)), name };
  const rows = reportRows(row, language);
  return { bytes: format === 'csv' ? csvFile(rows) : xlsxFile(rows), name };
}
