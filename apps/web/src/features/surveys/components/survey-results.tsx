import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readSurveyResults, WholeSurvey } from '@tryout/contract/surveys/surveys';
import { type FormDefinition, type FormWords, questionsOf, wordsIn } from '@tryout/domain/forms/form';
import { API_BASE } from '../../../platform/api/route-url.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { DATE, useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { BarRows } from '../../../ui/charts/bar-rows.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { surveyResultsQuery } from '../surveys.api.ts';
import { messages } from '../surveys.messages.ts';

/** Days of answers are whole days in UTC, not moments. */
const DAY = { ...DATE, timeZone: 'UTC' } as const;

type Result = RouteResult<typeof readSurveyResults>['questions'][number];

/** What was answered, as pictures and tables; nothing of fewer people than the smallest group. */
export function SurveyResults({ survey }: { readonly survey: WholeSurvey }) {
  const t = useText(messages);
  const format = useFormat();
  const query = useQuery(surveyResultsQuery(survey.survey_id));
  const locale = useLocale();
  const file = (kind: 'csv' | 'xlsx' | 'pdf') =>
    `${API_BASE}/surveys/${survey.survey_id}/results/export?format=${kind}&language=${locale}`;
  return (
    <QueryView query={query}>
      {({ total, min_group, counted_on, questions }) =>
        total === null ? (
          <EmptyState
            title={t('surveys.results.few')}
            text={t('surveys.results.few.text', { least: min_group })}
          />
        ) : (
          <Stack gap={5}>
            <p>
              {t('surveys.results.total', {
                n: total,
                day: counted_on === null ? '' : format.date(counted_on, DAY),
              })}{' '}
              {t('surveys.results.lots', { least: min_group })}
            </p>
            <Row>
              <Button component="a" href={file('csv')} variant="default">
                {t('surveys.results.csv')}
              </Button>
              <Button component="a" href={file('xlsx')} variant="default">
                {t('surveys.results.xlsx')}
              </Button>
              <Button component="a" href={file('pdf')} variant="default">
                {t('surveys.results.pdf')}
              </Button>
            </Row>
            {questions.map((result) => (
              <QuestionResult key={result.name} survey={survey} result={result} />
            ))}
          </Stack>
        )
      }
    </QueryView>
  );
}

function QuestionResult({ survey, result }: { readonly survey: WholeSurvey; readonly result: Result }) {
  const t = useText(messages);
  const format = useFormat();
  const locale = useLocale();
  const form = survey.definition as unknown as FormDefinition;
  const question = questionsOf(form).find(({ name }) => name === result.name);
  if (!question) return null;
  const say = (words: FormWords) => wordsIn(words, locale, form);
  const nameOf = (value: string) => {
    const option = [...question.options, ...question.rows].find((one) => one.value === value);
    if (option) return say(option.title);
    if (question.type === 'yes_no' || question.type === 'must_agree') {
      return t(value === 'true' ? 'surveys.results.yes' : 'surveys.results.no');
    }
    return value;
  };
  const { n, counts, rows, mean, nps, places, texts } = result;
  const few = t('surveys.results.hidden', { least: survey.min_group });
  const countWords = (count: number | null) =>
    count === null || n === null
      ? few
      : t('surveys.results.count', { count: format.number(count), share: Math.round((100 * count) / n) });
  const figure = (name: 'mean' | 'nps', { value, low, high }: NonNullable<Result['mean']>) => (
    <p>
      <strong>{t(`surveys.results.${name}`, { value: format.number(value) })}</strong>{' '}
      {low !== null && high !== null
        ? t('surveys.results.interval', { low: format.number(low), high: format.number(high) })
        : t('surveys.results.no_interval')}
    </p>
  );
  const isScale = question.type === 'rating' || question.type === 'nps';
  return (
    <Panel title={say(question.title)}>
      <Stack gap={3}>
        <p>{n === null ? few : t('surveys.results.n', { n })}</p>
        {mean && figure('mean', mean)}
        {nps && figure('nps', nps)}
        {n !== null && isScale && counts === null && <p>{t('surveys.results.no_steps')}</p>}
        {counts && (
          <BarRows
            label={say(question.title)}
            rows={counts.map(({ value, count }) => ({
              key: value,
              label: <bdi>{nameOf(value)}</bdi>,
              value: count ?? 0,
              words: countWords(count),
            }))}
          />
        )}
        {rows && (
          <SimpleTable
            caption={t('surveys.results.table', { question: say(question.title) })}
            stacks
            columns={[
              { key: 'row', header: t('surveys.results.row') },
              ...question.options.map(({ value, title }) => ({
                key: value,
                header: say(title),
                align: 'end' as const,
              })),
            ]}
            rows={rows.map((row) => ({
              key: row.value,
              cells: [
                <bdi key="row">{nameOf(row.value)}</bdi>,
                ...question.options.map(({ value }) => {
                  const count = row.counts?.find((one) => one.value === value)?.count ?? null;
                  return count === null ? few : format.number(count);
                }),
              ],
            }))}
          />
        )}
        {places && (
          <SimpleTable
            caption={t('surveys.results.table', { question: say(question.title) })}
            columns={[
              { key: 'option', header: t('surveys.results.option') },
              { key: 'place', header: t('surveys.results.place'), align: 'end' },
            ]}
            rows={[...places]
              .sort((one, other) => one.place - other.place)
              .map(({ value, place }) => ({
                key: value,
                cells: [<bdi key="option">{nameOf(value)}</bdi>, format.number(place)],
              }))}
          />
        )}
        {texts && (
          <ul>
            {texts.map((text, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: texts have no names, and two may be equal
              <li key={at}>
                <bdi>{text}</bdi>
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}
