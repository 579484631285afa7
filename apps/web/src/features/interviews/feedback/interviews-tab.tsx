import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readApplicantInterviews } from '@tryout/contract/interviews/event-feedback';
import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useShortcut } from '../../../platform/shortcuts/shortcuts.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { EventTime } from '../components/event-time.tsx';
import { messages } from '../interviews.messages.ts';
import { CoefficientText } from './agreement-text.tsx';
import { BesideScores } from './beside-scores.tsx';
import { applicantInterviewsQuery } from './feedback.api.ts';
import { feedbackMessages } from './feedback.messages.ts';
import { Judgements } from './feedback-panel.tsx';

type Found = RouteResult<typeof readApplicantInterviews>;

/** The interviews of an applicant, what was said in them, and ratings beside scores. */
export function InterviewsTab({ applicationId }: { applicationId: string }) {
  const query = useQuery(applicantInterviewsQuery(applicationId));
  return (
    <QueryView query={query}>{(found) => <Loaded found={found} applicationId={applicationId} />}</QueryView>
  );
}

function Loaded({ found, applicationId }: { found: Found; applicationId: string }) {
  const t = useText(feedbackMessages);
  const { interviews, position_agreement, may_schedule } = found;
  const schedule = may_schedule && (
    <LinkButton to="/user/events/new" search={{ application: applicationId }}>
      {t('feedback.tab.schedule')}
    </LinkButton>
  );
  if (interviews.length === 0) {
    return <EmptyState title={t('feedback.tab.none')} text={t('feedback.tab.none.text')} action={schedule} />;
  }
  const isSaid = interviews.some((each) => (each.others?.length ?? 0) > 0);
  return (
    <Stack gap={5}>
      {isSaid && (
        <Panel as="article" title={t('feedback.table')}>
          <Stack gap={3}>
            <BesideScores found={found} />
            <p>{t('feedback.beside')}</p>
            {position_agreement && <CoefficientText of="position" icc={position_agreement} />}
          </Stack>
        </Panel>
      )}
      {interviews.map((each) => (
        <Interview key={each.event.id} interview={each} />
      ))}
      {schedule && <Row>{schedule}</Row>}
    </Stack>
  );
}

function Interview({ interview }: { interview: Found['interviews'][number] }) {
  const t = useText(feedbackMessages);
  const words = useText(messages);
  const format = useFormat();
  const { event, may_open, is_judged } = interview;
  return (
    <Panel
      as="article"
      title={event.title}
      actions={<StatusChip status={event.status} label={words(`interviews.status.${event.status}`)} />}
    >
      <Stack gap={3}>
        {event.starts_at && event.ends_at ? (
          <EventTime starts_at={event.starts_at} ends_at={event.ends_at} zone={event.time_zone} />
        ) : (
          <p>{words('interviews.no_time')}</p>
        )}
        <p>{t('feedback.tab.with', { names: format.list(event.people) })}</p>
        {is_judged && <Judgements judgements={interview} />}
        {may_open && (
          <Row>
            {event.your_feedback_is_due && <GiveFeedback eventId={event.id} />}
            <LinkButton to="/user/events/$eventId" params={{ eventId: event.id }} variant="default">
              {t('feedback.tab.open')}
              <span className="visually-hidden">: {event.title}</span>
            </LinkButton>
          </Row>
        )}
      </Stack>
    </Panel>
  );
}

/** The way to the own feedback, by `f` as well. */
function GiveFeedback({ eventId }: { eventId: string }) {
  const t = useText(feedbackMessages);
  const navigate = useNavigate();
  const to = { to: '/user/events/$eventId/kit', params: { eventId } } as const;
  useShortcut('f', t('feedback.give'), () => void navigate(to));
  return <LinkButton {...to}>{t('feedback.give')}</LinkButton>;
}
