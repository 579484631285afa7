import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { RouteResult } from '@tryout/contract/define-route';
import type { readAgenda } from '@tryout/contract/interviews/event-feedback';
import type { EventRow } from '@tryout/contract/interviews/event-fields';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { EventTime } from '../components/event-time.tsx';
import { kitMessages } from '../kit/kit.messages.ts';
import { agendaQuery } from './feedback.api.ts';
import { feedbackMessages } from './feedback.messages.ts';
import classes from './next-interviews.module.css';

type Agenda = RouteResult<typeof readAgenda>;

/** Most interviews after today that a home shows. */
const MOST_LATER = 5;

/** Whether an interview begins or is on today, by the reader's own clock. */
function isToday(event: EventRow, now: Date): boolean {
  return event.starts_at !== null && new Date(event.starts_at).toDateString() === now.toDateString();
}

/** On a home page: today's interviews with their kits, open feedback, times to choose. Nothing where there is nothing. */
export function NextInterviews() {
  const t = useText(feedbackMessages);
  const query = useQuery(agendaQuery());
  const agenda = query.data;
  const isEmpty =
    agenda !== undefined &&
    agenda.next.length + agenda.feedback_due.length + agenda.awaiting_slots.length + agenda.upcoming === 0;
  if (isEmpty || (query.isPending && !query.isError)) return null;
  return (
    <Panel title={t('feedback.home')} actions={<Link to="/user/events">{t('feedback.home.all')}</Link>}>
      <QueryView query={query}>{(found) => <Parts agenda={found} />}</QueryView>
    </Panel>
  );
}

function Parts({ agenda }: { agenda: Agenda }) {
  const t = useText(feedbackMessages);
  const kit = useText(kitMessages);
  const isCandidate = useCurrentUser().user_type === 'candidate';
  const now = new Date();
  const today = agenda.next.filter((each) => isToday(each, now));
  const later = agenda.next.filter((each) => !isToday(each, now)).slice(0, MOST_LATER);
  const kitLink = (event: EventRow) => (
    <Link to="/user/events/$eventId/kit" params={{ eventId: event.id }}>
      {kit('kit.title')}
      <span className="visually-hidden">: {event.title}</span>
    </Link>
  );
  return (
    <Stack gap={5}>
      <Part title={t('feedback.due')} events={agenda.feedback_due}>
        {(event) => (
          <Link to="/user/events/$eventId/kit" params={{ eventId: event.id }}>
            {t('feedback.give')}
            <span className="visually-hidden">: {event.title}</span>
          </Link>
        )}
      </Part>
      <Part title={t('feedback.awaiting')} events={agenda.awaiting_slots}>
        {() => t(isCandidate ? 'feedback.awaiting.candidate' : 'feedback.awaiting.team')}
      </Part>
      <Part title={t('feedback.today')} events={today}>
        {(event) => !isCandidate && kitLink(event)}
      </Part>
      <Part title={t('feedback.next')} events={later}>
        {() => null}
      </Part>
    </Stack>
  );
}

interface PartProps {
  title: string;
  events: readonly EventRow[];
  /** What stands beside each. */
  children: (event: EventRow) => ReactNode;
}

function Part({ title, events, children }: PartProps) {
  const isCandidate = useCurrentUser().user_type === 'candidate';
  if (events.length === 0) return null;
  return (
    <section className={classes.part}>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {events.map((event) => (
          <li key={event.id} className={classes.row}>
            <div>
              <Link to="/user/events/$eventId" params={{ eventId: event.id }}>
                {event.title}
              </Link>{' '}
              <bdi>{isCandidate ? event.organization_name : event.applicant_name}</bdi>,{' '}
              {event.position.title}
              {event.starts_at && event.ends_at && (
                <div>
                  <EventTime starts_at={event.starts_at} ends_at={event.ends_at} zone={event.time_zone} />
                </div>
              )}
            </div>
            <div>{children(event)}</div>
          </li>
        ))}
      </ul>
    </section>
  );
}
