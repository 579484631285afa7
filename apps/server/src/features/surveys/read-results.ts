import type { RouteData } from '@tryout/contract/define-route';
import type { readSurveyResults as route } from '@tryout/contract/surveys/surveys';
import { tellableResults } from '@tryout/domain/surveys/results';
import type { Act } from '../../platform/act.ts';
import { notFound } from '../../platform/http/refusal.ts';
import { findTally, findTexts } from './answers.queries.ts';
import { findSurveyRows } from './surveys.queries.ts';

const TEXT_TYPES = ['short_text', 'long_text'];
const MOST_TEXTS = 200;

/** What may be told of a survey's answers. */
export async function resultsOf({ db }: Act, id: string): Promise<RouteData<typeof route>> {
  const [survey] = await findSurveyRows(db, [id]);
  if (!survey) throw notFound();
  const { tally, counted_on } = await findTally(db, id);
  const { total, questions } = tellableResults(survey.definition, tally, survey.min_group);
  const asText = questions.filter(({ type, n }) => n !== null && TEXT_TYPES.includes(type));
  const texts = await findTexts(
    db,
    id,
    asText.map(({ name }) => name),
    MOST_TEXTS,
  );
  return {
    min_group: survey.min_group,
    total,
    counted_on: total === null ? null : counted_on,
    questions: questions.map((question) => {
      const said = texts.get(question.name);
      return {
        ...question,
        counts: question.counts?.map((one) => ({ ...one })) ?? null,
        rows: question.rows?.map(({ value, counts }) => ({ value, counts: counts && [...counts] })) ?? null,
        places: question.places && [...question.places],
        // Of texts of people who were erased since, fewer than the smallest group may be left.
        texts: said && said.length >= survey.min_group ? said : null,
      };
    }),
  };
}
