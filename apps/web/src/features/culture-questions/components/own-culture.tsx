import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { ownSheetQuery, useAnswerAsMember, useForgetAsMember } from '../culture-questions.api.ts';
import { messages } from '../culture-questions.messages.ts';
import { DAY } from '../day.ts';
import { CultureForm } from './culture-form.tsx';

/** What somebody who works here is asked about it. Nothing where nothing is asked. */
export default function OwnCulture() {
  const t = useText(messages);
  const format = useFormat();
  const { data } = useQuery(ownSheetQuery());
  // Who was asked comes here by a link that names the place.
  const [isCalled] = useState(() => window.location.hash === '#culture');
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const isWaiting = data?.answered_on === null;
  useEffect(() => {
    if (!isCalled || !isWaiting) return;
    setOpen(true);
    place.current?.scrollIntoView();
  }, [isCalled, isWaiting]);
  const answer = useAnswerAsMember();
  const forget = useForgetAsMember();
  if (!data || data.questions.length === 0) return null;
  return (
    <div ref={place} id="culture">
      <Panel title={t('culture.own.title', { organization: data.organization })}>
        <Stack gap={4}>
          <p>{t('culture.own.why', { count: data.questions.length })}</p>
          {data.answered_on !== null && (
            <p>{t('culture.own.answered', { date: format.date(data.answered_on, DAY) })}</p>
          )}
          {isOpen ? (
            <CultureForm
              questions={data.questions}
              of="member"
              error={answer.error}
              busy={answer.isPending}
              thanks={t('culture.thanks.member')}
              keep="own"
              onSend={(answers, done) => answer.mutate(answers, { onSuccess: done })}
              onClose={() => setOpen(false)}
            />
          ) : (
            <Row>
              <Button variant="default" onClick={() => setOpen(true)}>
                {data.answered_on === null ? t('culture.answer') : t('culture.answer_anew')}
              </Button>
              {data.answered_on !== null && (
                <Button variant="default" loading={forget.isPending} onClick={() => forget.mutate(undefined)}>
                  {t('culture.own.delete')}
                </Button>
              )}
            </Row>
          )}
        </Stack>
      </Panel>
    </div>
  );
}
