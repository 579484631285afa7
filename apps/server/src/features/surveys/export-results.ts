import { isAsked, questionsOf, wordsIn } from '@tryout/domain/forms/form';
import { audit, type SignedAct } from '../../platform/act.ts';
import { type Cell, csvFile, xlsxFile } from '../../platform/files/sheet-files.ts';
import { notFound } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import { resultsOf } from './read-results.ts';
import { resultsAsPdf } from './results-as-pdf.ts';
import { findSurveyRows } from './surveys.queries.ts';

const COLUMNS = ['question', 'title', 'row', 'answer', 'count', 'n', 'value', 'low', 'high'] as const;

type Results = Awaited<ReturnType<typeof resultsOf>>;

/**
 * The results as a table, a line for each choice, figure and text, where what cannot be told is empty; or as a PDF in a
 * language.
 */
export async function exportedResults(
  act: SignedAct,
  id: string,
  { format, language }: { readonly format: 'csv' | 'xlsx' | 'pdf'; readonly language: Language },
) {
  const [survey] = await findSurveyRows(act.db, [id]);
  if (!survey) throw notFound();
  await audit(act, {
    event_type: 'access',
    action: 'survey.exported',
    target_type: 'survey',
    target_id: id,
    organization_id: survey.organization_id,
    meta: { format },
  });
  if (format === 'pdf') {
    const content = Buffer.from(await resultsAsPdf(survey, await resultsOf(act, id), language));
    return { name: 'survey-results.pdf', media_type: 'application/pdf', content };
  }
  const form = survey.definition;
  const titles = new Map<string, string>();
  for (const question of questionsOf(form).filter(isAsked)) {
    titles.set(question.name, wordsIn(question.title, act.actor.locale, form));
  }
  const rows = rowsOf(await resultsOf(act, id), titles);
  const isCsv = format === 'csv';
  return {
    name: `survey-results.${format}`,
    media_type: isCsv ? 'text/csv' : 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    content: isCsv ? csvFile(rows) : xlsxFile(rows),
  };
}

async function* rowsOf(
  results: Results,
  titles: ReadonlyMap<string, string>,
): AsyncGenerator<readonly Cell[]> {
  yield [...COLUMNS];
  for (const { name, n, counts, rows, mean, nps, places, texts } of results.questions) {
    const line = (
      row: string,
      answer: string,
      count: Cell,
      figures: readonly Cell[] = [null, null, null],
    ) => [name, titles.get(name) ?? '', row, answer, count, n, ...figures];
    if (n === null) yield line('', '', null);
    for (const { value, count } of counts ?? []) yield line('', value, count);
    for (const row of rows ?? []) {
      for (const { value, count } of row.counts ?? []) yield line(row.value, value, count);
    }
    for (const [what, figure] of [
      ['mean', mean],
      ['nps', nps],
    ] as const) {
      if (figure) yield line(what, '', null, [figure.value, figure.low, figure.high]);
    }
    for (const { value, place } of places ?? []) yield line('place', value, null, [place, null, null]);
    for (const text of texts ?? []) yield line('text', text, null);
  }
}
