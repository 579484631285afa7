import { Button } from '@mantine/core';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { useSumUpAnswers } from '../ai-assist.api.ts';
import { messages } from '../ai-assist.messages.ts';
import classes from '../ai-assist.module.css';
import { AnsweredBy } from './answered-by.tsx';

interface AnswersSummaryProps {
  readonly applicationId: string;
  readonly questions: readonly { readonly id: string; readonly label: string }[];
}

/** Long answers in short, beside their questions: sentences of the applicant's own, and no rating. */
export function AnswersSummary({ applicationId, questions }: AnswersSummaryProps) {
  const t = useText(messages);
  const sumUp = useSumUpAnswers(applicationId);
  const made = sumUp.data;
  return (
    <Stack>
      <Row>
        <Button variant="default" loading={sumUp.isPending} onClick={() => sumUp.mutate(undefined)}>
          {t('ai.sum_up_answers')}
        </Button>
      </Row>
      {sumUp.error && <Banner tone="danger">{sumUp.error.message}</Banner>}
      {made && made.items.length === 0 && <p>{t('ai.no_long_answers')}</p>}
      {made && made.items.length > 0 && (
        <>
          <SimpleTable
            caption={t('ai.answers_in_short')}
            captionShown
            columns={[
              { key: 'question', header: t('ai.answers_question') },
              { key: 'answer', header: t('ai.answers_short') },
            ]}
            rows={made.items.map(({ position_question_id, sentences, of }) => ({
              key: position_question_id,
              cells: [
                questions.find(({ id }) => id === position_question_id)?.label ?? '',
                <span key="words" dir="auto">
                  {sentences.map((sentence) => `“${sentence}”`).join(' … ')}{' '}
                  {sentences.length < of && (
                    <span className={classes.quiet}>
                      {t('ai.answers_part', { count: sentences.length, of })}
                    </span>
                  )}
                </span>,
              ],
            }))}
          />
          <AnsweredBy {...made} />
          <p className={classes.quiet}>{t('ai.answers_about')}</p>
        </>
      )}
    </Stack>
  );
}
