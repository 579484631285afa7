import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { applicationCultureQuery, useGiveCulture, useTakeBackCulture } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import { DAY } from '../day.ts';
import { CultureForm } from './culture-form.tsx';

/** What a candidate is asked beside an application: answers once, uses the answers again, or takes them back. */
export default function ApplicationCulture({
  applicationId,
  organization,
}: {
  readonly applicationId: string;
  readonly organization: string;
}) {
  const t = useText(messages);
  const format = useFormat();
  const { data } = useQuery(applicationCultureQuery(applicationId));
  const [isOpen, setOpen] = useState(false);
  const give = useGiveCulture(applicationId);
  const takeBack = useTakeBackCulture(applicationId);
  if (!data || data.state === 'not_asked') return null;
  const { reusable, questions, given_on, weight } = data;
  return (
    <Panel title={t('culture.candidate.title')}>
      <Stack gap={4}>
        <p>{t('culture.candidate.why', { organization, count: questions.length })}</p>
        <p>{weight === 0 ? t('culture.candidate.weight_none') : t('culture.candidate.weight', { weight })}</p>
        {given_on !== null && <p>{t('culture.candidate.given', { date: format.date(given_on, DAY) })}</p>}
        {given_on === null && reusable !== null && (
          <p>
            {t('culture.candidate.reusable', {
              date: format.date(reusable.answered_on, DAY),
              until: format.date(reusable.until, DAY),
            })}
          </p>
        )}
        {isOpen ? (
          <CultureForm
            questions={questions}
            of="candidate"
            error={give.error}
            busy={give.isPending}
            thanks={t('culture.thanks.candidate')}
            keep="candidate"
            onSend={(answers, done) => give.mutate(answers, { onSuccess: done })}
            onClose={() => setOpen(false)}
          />
        ) : (
          <Row>
            {given_on === null && reusable !== null && (
              <Button loading={give.isPending} onClick={() => give.mutate(null)}>
                {t('culture.candidate.use')}
              </Button>
            )}
            {questions.length > 0 && (
              <Button variant="default" onClick={() => setOpen(true)}>
                {given_on === null && reusable === null ? t('culture.answer') : t('culture.answer_anew')}
              </Button>
            )}
            {given_on !== null && (
              <Button
                variant="default"
                loading={takeBack.isPending}
                onClick={() => takeBack.mutate(undefined)}
              >
                {t('culture.candidate.take_back')}
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Panel>
  );
}
