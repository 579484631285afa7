import type { Readable } from 'node:stream';
import { audit, type SignedAct } from '../../platform/act.ts';
import { csvFile } from '../../platform/files/sheet-files.ts';
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
] as const;

/** Every row of a report, a heading first; numbers unrounded, empty where there is none. */
async function* reportRows(
  report: ImpactReportRow,
  language: Language,
): AsyncGenerator<readonly (string | number | null)[]> {
  const { say, group, stage } = reportWords(language);
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
        ];
      }
      yield [
        say(`about.${about}`),
        stage(from),
        stage(to),
        say('unknown'),
        table.unknown,
        ...Array.from({ length: COLUMNS.length - 5 }, () => null),
      ];
    }
  }
}

/** A report as a CSV file; that it went out is written down. */
export async function exportedReport(
  act: SignedAct,
  row: ImpactReportRow,
  language: Language,
): Promise<{ readonly bytes: Readable; readonly name: string }> {
  await audit(act, {
    event_type: 'access',
    action: 'impact_report.exported',
    target_type: 'impact_report',
    target_id: row.id,
    organization_id: row.organization_id,
  });
  return { bytes: csvFile(reportRows(row, language)), name: `adverse-impact-${row.period_start}.csv` };
}
