import type { RouteData } from '@tryout/contract/define-route';
import type { readSurveyResults } from '@tryout/contract/surveys/surveys';
import {
  type FormDefinition,
  type FormQuestion,
  type FormWords,
  questionsOf,
  wordsIn,
} from '@tryout/domain/forms/form';
import { LANGUAGES as ALL } from '@tryout/domain/words/languages';
import { beginPdf, SIZES } from '../../platform/files/pdf-writer.ts';
import type { Language } from '../../platform/language/language.ts';
import { filled } from '../../platform/language/words.ts';

type Results = RouteData<typeof readSurveyResults>;
type Result = Results['questions'][number];

interface SaidTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What the file says of a question: sentences, tables, and texts of people without their names. */
interface SaidQuestion {
  readonly title: string;
  readonly lines: readonly string[];
  readonly tables: readonly SaidTable[];
  readonly texts: readonly string[];
}

/** Results of a survey as they are told, for reading and printing, in the reader's language. */
export async function resultsAsPdf(
  survey: { readonly name: string; readonly definition: FormDefinition; readonly min_group: number },
  results: Results,
  language: Language,
): Promise<Uint8Array> {
  const said = saidOf(survey, results, language);
  const writer = await beginPdf(said.title, language, said);
  writer.text(said.title, SIZES.title, { bold: true });
  for (const line of said.lines) writer.text(line, SIZES.text);
  for (const { title, lines, tables, texts } of said.questions) {
    writer.gap(10);
    writer.text(title, SIZES.heading, { bold: true, keep: 40 });
    for (const line of lines) writer.text(line, SIZES.text);
    for (const table of tables) writer.table(table);
    for (const text of texts) {
      writer.gap(4);
      for (const line of text.split(/\r?\n/)) if (line.trim() !== '') writer.text(line.trim(), SIZES.text);
    }
  }
  return writer.save();
}

/** All that the file says. */
function saidOf(
  survey: Parameters<typeof resultsAsPdf>[0],
  { total, counted_on, min_group, questions }: Results,
  language: Language,
) {
  const { say, day } = wordsOf(language);
  const lines =
    total === null
      ? [say('few', { least: min_group })]
      : [
          say('total', { n: total, day: counted_on === null ? '' : day(counted_on) }),
          say('lots', { least: min_group }),
        ];
  const asked = questionsOf(survey.definition);
  return {
    title: say('title', { survey: survey.name }),
    lines,
    questions:
      total === null
        ? []
        : questions.flatMap((result) => {
            const question = asked.find(({ name }) => name === result.name);
            return question ? [saidOfQuestion(survey, question, result, language)] : [];
          }),
  };
}

function saidOfQuestion(
  { definition, min_group }: Parameters<typeof resultsAsPdf>[0],
  question: FormQuestion,
  { n, counts, rows, mean, nps, places, texts }: Result,
  language: Language,
): SaidQuestion {
  const { say, number, percent } = wordsOf(language);
  const words = (given: FormWords) => wordsIn(given, language, definition);
  const few = say('hidden', { least: min_group });
  const nameOf = (value: string): string => {
    const option = [...question.options, ...question.rows].find((one) => one.value === value);
    if (option) return words(option.title);
    const isChoice = question.type === 'yes_no' || question.type === 'must_agree';
    return isChoice ? say(value === 'true' ? 'yes' : 'no') : value;
  };
  const figure = (what: 'mean' | 'nps', { value, low, high }: NonNullable<Result['mean']>): string =>
    low === null || high === null
      ? say(`${what}_alone`, { value: number(value) })
      : say(what, { value: number(value), low: number(low), high: number(high) });
  const isScale = question.type === 'rating' || question.type === 'nps';
  const tables: SaidTable[] = [];
  if (counts)
    tables.push({
      columns: [say('answer'), say('count'), say('share')],
      rows: counts.map(({ value, count }) => [
        nameOf(value),
        count === null ? few : number(count),
        count === null || n === null || n === 0 ? '' : percent(count / n),
      ]),
    });
  if (rows)
    tables.push({
      columns: [say('row'), ...question.options.map(({ title }) => words(title))],
      rows: rows.map((row) => [
        nameOf(row.value),
        ...question.options.map(({ value }) => {
          const count = row.counts?.find((one) => one.value === value)?.count ?? null;
          return count === null ? few : number(count);
        }),
      ]),
    });
  if (places)
    tables.push({
      columns: [say('option'), say('place')],
      rows: [...places]
        .sort((one, other) => one.place - other.place)
        .map(({ value, place }) => [nameOf(value), number(place)]),
    });
  return {
    title: words(question.title),
    lines: [
      n === null ? few : say('n', { n }),
      ...(mean ? [figure('mean', mean)] : []),
      ...(nps ? [figure('nps', nps)] : []),
      ...(n !== null && isScale && counts === null ? [say('no_steps')] : []),
    ],
    tables,
    texts: texts ?? [],
  };
}

/** What the file says in a language, and how it writes numbers and days. */
function wordsOf(language: Language) {
  const { intl } = ALL[language];
  const numbers = new Intl.NumberFormat(intl, { maximumFractionDigits: 2 });
  const shares = new Intl.NumberFormat(intl, { style: 'percent', maximumFractionDigits: 0 });
  const days = new Intl.DateTimeFormat(intl, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    say: (key: string, values: Readonly<Record<string, string | number>> = {}): string =>
      filled(language, 'surveys', `surveys.pdf.${key}`, values),
    number: (value: number): string => numbers.format(value),
    percent: (value: number): string => shares.format(value),
    day: (value: string): string => days.format(new Date(`${value}T00:00:00Z`)),
  };
}
