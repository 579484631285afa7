import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { RecordPage } from '../../../ui/record-page/record-page.tsx';
import { RecordView } from '../../../ui/record-page/record-view.tsx';
import { EventActions, hasBegun } from '../components/event-actions.tsx';
import { EventTime } from '../components/event-time.tsx';
import { FeedbackPanel } from '../feedback/feedback-panel.tsx';
import { eventQuery } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { kitMessages } from '../kit/kit.messages.ts';

/** One interview: when, who, where, what happened, and what can be done. */
export function EventPage() {
  const { eventId } = useParams({ from: '/user/events/$eventId' });
  const query = useQuery(eventQuery(eventId));
  return (
    <RecordPage width="text" query={query}>
      {(event) => <Loaded event={event} />}
    </RecordPage>
  );
}

/** Whether there is something to judge, or to prepare for: those of the hiring side see how far it is. */
const isJudged = (event: InterviewEvent) =>
  (event.rights.manage || event.rights.give_feedback || event.rights.prepare) &&
  (event.status === 'scheduled' || event.status === 'confirmed' || event.status === 'completed');

function Loaded({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
  const isCandidate = useCurrentUser().user_type === 'candidate';
  return (
    <RecordView
      title={event.title}
      about={isCandidate ? event.organization_name : event.applicant_name}
      crumbs={[{ label: t('interviews.title'), to: '/user/events' }]}
      facts={[
        <StatusChip key="status" status={event.status} label={t(`interviews.status.${event.status}`)} />,
        t(`interviews.kind.${event.kind}`),
        event.position.title,
        isCandidate && event.organization_name,
      ]}
      actions={<EventActions event={event} />}
    >
      <Stack gap={5}>
        <When event={event} />
        {event.day && <Day event={event} day={event.day} />}
        <People event={event} />
        {event.round_robin && <Turns turns={event.round_robin} />}
        {isJudged(event) && (
          <FeedbackPanel eventId={event.id} begun={event.status === 'completed' || hasBegun(event)} />
        )}
        <History event={event} />
      </Stack>
    </RecordView>
  );
}

function When({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
  const kit = useText(kitMessages);
  return (
    <Panel title={t('interviews.when_where')}>
      <Stack gap={3}>
        {event.starts_at && event.ends_at ? (
          <EventTime starts_at={event.starts_at} ends_at={event.ends_at} zone={event.time_zone} />
        ) : (
          <p>{t('interviews.no_time')}</p>
        )}
        {event.status === 'cancelled' && event.reason && (
          <p>{t('interviews.because', { reason: event.reason })}</p>
        )}
        {event.place && <p>{event.place}</p>}
        {event.link && (
          <p>
            <a href={event.link} target="_blank" rel="noreferrer">
              {event.link}
            </a>
          </p>
        )}
        {event.message && <p style={{ whiteSpace: 'pre-line' }}>{event.message}</p>}
        <Row>
          {event.starts_at && (
            <Button component="a" variant="default" href={`/api/event/${event.id}/calendar`} download>
              {t('interviews.to_calendar')}
            </Button>
          )}
          {event.booking_path && event.status === 'collecting' && (
            <LinkButton to={event.booking_path as '/'}>{t('interviews.choose')}</LinkButton>
          )}
          {event.booking_path && (event.status === 'scheduled' || event.status === 'confirmed') && (
            <LinkButton variant="default" to={event.booking_path as '/'}>
              {t('interviews.change_or_cancel')}
            </LinkButton>
          )}
          {(event.rights.prepare || event.rights.manage) && (
            <LinkButton variant="default" to="/user/events/$eventId/kit" params={{ eventId: event.id }}>
              {kit('kit.open')}
            </LinkButton>
          )}
          {event.rights.manage && (
            <Link
              to="/user/positions/$id/applicants/$applicationId"
              params={{ id: event.position.id, applicationId: event.application_id }}
            >
              {t('interviews.open_applicant', { name: event.applicant_name })}
            </Link>
          )}
        </Row>
      </Stack>
    </Panel>
  );
}

function People({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
  return (
    <Panel title={t('interviews.people')}>
      <SimpleTable
        caption={t('interviews.people_table')}
        stacks
        columns={[
          { key: 'name', header: t('interviews.name') },
          { key: 'answer', header: t('interviews.answer') },
          { key: 'slots', header: t('interviews.offered') },
        ]}
        rows={event.participants.map((person) => ({
          key: person.user_id,
          cells: [
            <span key="name">
              {person.is_you ? t('interviews.you', { name: person.name }) : person.name}
              <br />
              <small>
                {t(`interviews.role.${person.kind}`)}
                {!person.is_required && ` · ${t('interviews.optional')}`}
                {person.is_organizer && ` · ${t('interviews.organizer')}`}
              </small>
            </span>,
            t(`interviews.response.${person.response}`),
            person.user_time_slots.length === 0 ? (
              '–'
            ) : (
              <Stack key="slots" gap={2}>
                {person.user_time_slots.map((slot) => (
                  <EventTime
                    key={slot.id}
                    starts_at={slot.starts_at}
                    ends_at={slot.ends_at}
                    zone={event.time_zone}
                  />
                ))}
              </Stack>
            ),
          ],
        }))}
      />
    </Panel>
  );
}

/** The interview day it is a part of. */
function Day({ event, day }: { event: InterviewEvent; day: NonNullable<InterviewEvent['day']> }) {
  const t = useText(messages);
  return (
    <Panel title={day.title}>
      <Stack gap={3}>
        <p>{t('interviews.day_moves', { count: day.parts.length })}</p>
        <SimpleTable
          caption={t('interviews.parts')}
          stacks
          columns={[
            { key: 'what', header: t('interviews.name_of') },
            { key: 'when', header: t('interviews.time') },
            { key: 'who', header: t('interviews.people') },
          ]}
          rows={day.parts.map((part) => ({
            key: part.event_id,
            cells: [
              part.event_id === event.id ? (
                <strong key="what">{part.title}</strong>
              ) : (
                <Link key="what" to="/user/events/$eventId" params={{ eventId: part.event_id }}>
                  {part.title}
                </Link>
              ),
              part.starts_at && part.ends_at ? (
                <EventTime
                  key="when"
                  starts_at={part.starts_at}
                  ends_at={part.ends_at}
                  zone={event.time_zone}
                />
              ) : (
                t('interviews.minutes', { count: part.duration_min })
              ),
              part.people.join(', '),
            ],
          }))}
        />
      </Stack>
    </Panel>
  );
}

/** People who take it in turn, and whose turn it is. */
function Turns({ turns }: { turns: NonNullable<InterviewEvent['round_robin']> }) {
  const t = useText(messages);
  return (
    <Panel title={t('interviews.turns')}>
      <Stack gap={3}>
        <p>{t('interviews.turns.text')}</p>
        <SimpleTable
          caption={t('interviews.turns_table')}
          columns={[
            { key: 'name', header: t('interviews.name') },
            { key: 'recent', header: t('interviews.turns.recent') },
            { key: 'last', header: t('interviews.turns.last') },
          ]}
          rows={turns.people.map((person) => ({
            key: person.user_id,
            cells: [
              person.user_id === turns.picked_id ? (
                <strong key="name">{t('interviews.turns.picked', { name: person.name })}</strong>
              ) : (
                person.name
              ),
              person.recent,
              person.last_at ? <TimeText key="last" at={person.last_at} /> : '–',
            ],
          }))}
        />
      </Stack>
    </Panel>
  );
}

const ACTIONS = [
  'arranged',
  'picked',
  'set',
  'moved',
  'changed',
  'reopened',
  'cancelled',
  'completed',
  'no_show',
  'accepted',
  'declined',
  'tentative',
  'proposed',
  'deactivated',
  'access_lost',
  'feedback',
  'kit',
] as const;

function History({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
  const words = (action: string) => ACTIONS.find((each) => each === action);
  return (
    <Panel title={t('interviews.history')}>
      <SimpleTable
        caption={t('interviews.history_table')}
        stacks
        columns={[
          { key: 'what', header: t('interviews.what') },
          { key: 'who', header: t('interviews.who') },
          { key: 'at', header: t('interviews.at') },
        ]}
        rows={event.history.map((change) => {
          const known = words(change.action);
          return {
            key: change.id,
            cells: [
              <Stack key="what" gap={1}>
                <span>{known ? t(`interviews.did.${known}`) : change.action}</span>
                {change.to_starts_at && (change.action === 'set' || change.action === 'moved') && (
                  <EventTime
                    starts_at={change.to_starts_at}
                    ends_at={new Date(
                      Date.parse(change.to_starts_at) + event.duration_min * 60_000,
                    ).toISOString()}
                    zone={event.time_zone}
                  />
                )}
                {change.pick && (
                  <small>
                    {t('interviews.turns.why', {
                      name: change.pick.name,
                      count: change.pick.recent,
                      of: change.pick.of,
                    })}
                  </small>
                )}
                {change.reason && <small>{change.reason}</small>}
              </Stack>,
              change.who ?? t(`interviews.side.${change.actor_kind}`),
              <TimeText key="at" at={change.at} />,
            ],
          };
        })}
      />
    </Panel>
  );
}
