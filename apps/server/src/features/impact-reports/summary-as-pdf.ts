import type { PublishedSummary } from '@tryout/contract/impact-reports/impact-reports';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import type { Language } from '../../platform/language/language.ts';
import { reportWords } from './report-words.ts';

/** What a summary says, heading by heading: the fields that 6 RCNY § 5-302 names, and the tables. */
export function summaryText(summary: PublishedSummary, language: Language) {
  const { say, group, stage, ratio, percent } = reportWords(language);
  const facts = [
    [say('summary.employer'), summary.organization_name],
    [say('summary.tool'), summary.tool],
    [say('summary.audited'), say('summary.audited_by', { by: summary.audited_by, on: summary.audited_on })],
    [say('summary.used_since'), summary.used_since ?? say('summary.not_stated')],
    [say('summary.data'), summary.data_source],
    [
      say('summary.period'),
      say('summary.days', { from: summary.period_start, until: summary.period_end, people: summary.people }),
    ],
    [
      say('summary.version'),
      say('summary.version_of', { version: summary.version, on: summary.published_at.slice(0, 10) }),
    ],
    ...(summary.left_out_reason === '' ? [] : [[say('summary.left_out'), summary.left_out_reason]]),
  ] as const;
  const rate = summary.counts === 'scores' ? say('summary.scoring_rate') : say('summary.selection_rate');
  const tables = summary.sections.flatMap(({ about, steps }) =>
    steps.map(({ from, to, table }) => ({
      title:
        summary.counts === 'scores'
          ? say(`about.${about}`)
          : say('summary.step', { about: say(`about.${about}`), from: stage(from), to: stage(to) }),
      columns: [say('summary.group'), say('summary.applicants'), rate, say('summary.ratio')],
      rows: table.rows.map((row) => [
        group(row.key),
        String(row.applicants),
        percent(row.rate),
        row.left_out === null ? ratio(row.ratio) : say(`left_out.${row.left_out}`),
      ]),
      unknown: say('summary.unknown', { count: table.unknown }),
    })),
  );
  return {
    title: say('summary.title', { organization: summary.organization_name }),
    facts,
    tables,
    notes: [
      summary.counts === 'scores' ? say('summary.note_scores') : say('summary.note_stages'),
      say('summary.note_few'),
    ],
    file: say('summary.file'),
  };
}

/** A published summary as a PDF file. */
export async function summaryAsPdf(summary: PublishedSummary, language: Language): Promise<Uint8Array> {
  const said = summaryText(summary, language);
  const writer = await beginPdf(said.title, language, said);
  writer.text(said.title, SIZES.title, { bold: true });
  writer.gap(8);
  for (const [name, value] of said.facts) writer.text(`${name}: ${value}`, SIZES.text);
  for (const { title, columns, rows, unknown } of said.tables) {
    writer.gap(12);
    writer.text(title, SIZES.heading, { bold: true, keep: 60 });
    writer.table({ columns, rows });
    writer.text(unknown, SIZES.text);
  }
  writer.gap(12);
  for (const note of said.notes) writer.text(note, SIZES.text);
  return writer.save();
}
