import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { EventRow } from '@tryout/contract/interviews/event-fields';
import { useText } from '../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { QueryView } from '../../ui/states/query-view.tsx';
import { EventTime } from './components/event-time.tsx';
import { eventsQuery } from './interviews.api.ts';
import { messages } from './interviews.messages.ts';

const MOST = 5;

/** On a home page: one's next interviews, those that wait for a time, and the feedback that is asked for. Nothing where there is nothing. */
export function NextInterviews() {
  const t = useText(messages);
  const isCandidate = useCurrentUser().user_type === 'candidate';
  const upcoming = useQuery(eventsQuery({ list: 'upcoming', mine: 'true', recordsPerPage: 10 }));
  const waiting = useQuery({
    ...eventsQuery({ list: 'waiting', mine: 'true', recordsPerPage: 10 }),
    enabled: isCandidate,
  });
  const past = useQuery({
    ...eventsQuery({ list: 'past', mine: 'true', recordsPerPage: 20 }),
    enabled: !isCandidate,
  });
  const due = past.data?.items.filter((each) => each.your_feedback_is_due) ?? [];
  const open = waiting.data?.items ?? [];
  const next = upcoming.data?.items ?? [];
  if (!upcoming.isError && next.length + due.length + open.length === 0) return null;
  return (
    <Panel title={t('interviews.next')} actions={<Link to="/user/events">{t('interviews.all')}</Link>}>
      <QueryView query={upcoming}>
        {() => (
          <Stack gap={4}>
            {due.slice(0, MOST).map((event) => (
              <Line key={event.id} event={event} note={t('interviews.feedback_due')} />
            ))}
            {open.slice(0, MOST).map((event) => (
              <Line key={event.id} event={event} note={t('interviews.no_time')} />
            ))}
            {next.slice(0, MOST).map((event) => (
              <Line key={event.id} event={event} />
            ))}
          </Stack>
        )}
      </QueryView>
    </Panel>
  );
}

function Line({ event, note }: { event: EventRow; note?: string }) {
  const isCandidate = useCurrentUser().user_type === 'candidate';
  return (
    <Stack gap={1}>
      <span>
        <Link to="/user/events/$eventId" params={{ eventId: event.id }}>
          {event.title}
        </Link>{' '}
        {isCandidate ? event.organization_name : event.applicant_name}, {event.position.title}
      </span>
      {note && <strong>{note}</strong>}
      {!note && event.starts_at && event.ends_at && (
        <EventTime starts_at={event.starts_at} ends_at={event.ends_at} zone={event.time_zone} />
      )}
    </Stack>
  );
}
