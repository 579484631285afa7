import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { EventFeedback } from '@tryout/contract/interviews/event-feedback';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { AgreementText } from './agreement-text.tsx';
import { feedbackQuery, useRemindFeedback } from './feedback.api.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { SentFeedbackView } from './sent-feedback.tsx';

/** What interviewers think of an interview: one's own, and that of others once one's own is sent. */
export function FeedbackPanel({ eventId, begun }: { eventId: string; begun: boolean }) {
  const t = useText(feedbackMessages);
  const query = useQuery(feedbackQuery(eventId));
  return (
    <Panel title={t('feedback.title')}>
      <QueryView query={query}>
        {(feedback) => (
          <Stack gap={4}>
            {begun ? <Judgements judgements={feedback} /> : <p>{t('feedback.not_begun')}</p>}
            {feedback.own?.sent_at && <SentFeedbackView name={null} said={feedback.own} names={feedback} />}
            <Row>
              <Way feedback={feedback} eventId={eventId} />
              {feedback.may_remind && <Remind eventId={eventId} />}
            </Row>
            {begun && <p>{t('feedback.beside')}</p>}
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}

function Remind({ eventId }: { eventId: string }) {
  const t = useText(feedbackMessages);
  const remind = useRemindFeedback(eventId);
  return (
    <Button variant="default" loading={remind.isPending} onClick={() => remind.mutate(undefined)}>
      {t('feedback.remind')}
    </Button>
  );
}

/** The way to one's own feedback. */
function Way({ feedback, eventId }: { feedback: EventFeedback; eventId: string }) {
  const t = useText(feedbackMessages);
  if (!feedback.is_asked || feedback.state === 'none') return null;
  const { own } = feedback;
  const words =
    feedback.state === 'closed'
      ? 'feedback.see'
      : own?.sent_at
        ? 'feedback.change'
        : feedback.state === 'notes'
          ? 'feedback.notes'
          : own
            ? 'feedback.go_on'
            : 'feedback.give';
  return (
    <LinkButton
      to="/user/events/$eventId/kit"
      params={{ eventId }}
      variant={words === 'feedback.give' || words === 'feedback.go_on' ? 'filled' : 'default'}
    >
      {t(words)}
    </LinkButton>
  );
}

/** How many were sent, who owes theirs, and what others said, as far as it may be read. */
export function Judgements({
  judgements,
}: {
  judgements: Pick<
    EventFeedback,
    'traits' | 'questions' | 'others' | 'sent' | 'asked' | 'missing' | 'agreement'
  >;
}) {
  const t = useText(feedbackMessages);
  const format = useFormat();
  const { others, sent, asked, missing, agreement } = judgements;
  return (
    <>
      <p>
        {t('feedback.sent', { sent, asked })}
        {missing.length > 0 && (
          <>
            {' · '}
            {t('feedback.missing', { names: format.list(missing.map((each) => each.name)) })}
          </>
        )}
      </p>
      {others === null && <p>{t('feedback.hidden')}</p>}
      {agreement && sent > 0 && <AgreementText agreement={agreement} traits={judgements.traits} />}
      {others?.map((each) => (
        <SentFeedbackView key={each.user_id} name={each.name} said={each} names={judgements} />
      ))}
    </>
  );
}
