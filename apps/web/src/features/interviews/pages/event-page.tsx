import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { LinkButton } from '../../../ui/controls/link-button.tsx';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Row, Stack } from '../../../ui/layout/stack.tsx';
import { SimpleTable } from '../../../ui/lists/simple-table.tsx';
import { StatusChip } from '../../../ui/marks/status-chip.tsx';
import { TimeText } from '../../../ui/marks/time-text.tsx';
import { QueryView } from '../../../ui/states/query-view.tsx';
import { EventTime } from '../components/event-time.tsx';
import { FeedbackPanel } from '../components/feedback-panel.tsx';
import { MoveTimeDialog } from '../components/move-time-dialog.tsx';
import { eventQuery, useAnswerEvent, useMoveEvent, useNudge } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';

/** One interview: when, who, where, what happened, and what can be done. */
export function EventPage() {
  const { eventId } = useParams({ from: '/user/events/$eventId' });
  const query = useQuery(eventQuery(eventId));
  return (
    <Page width="text">
      <QueryView query={query} page>
        {(event) => <Loaded event={event} />}
      </QueryView>
    </Page>
  );
}

/** Whether an interview's start has passed. */
const hasBegun = (event: InterviewEvent) =>
  event.starts_at !== null && Date.parse(event.starts_at) <= Date.now();

type Asked = 'cancelled' | 'collecting' | 'declined' | 'time';

function Loaded({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
  const isCandidate = useCurrentUser().user_type === 'candidate';
  const [asked, setAsked] = useState<Asked | null>(null);
  const move = useMoveEvent(event.id);
  const answer = useAnswerEvent(event.id);
  const close = () => {
    move.reset();
    answer.reset();
    setAsked(null);
  };
  return (
    <>
      <PageHeader
        title={event.title}
        tab={`${event.title} · ${isCandidate ? event.organization_name : event.applicant_name}`}
        crumbs={[{ label: t('interviews.title'), to: '/user/events' }]}
        meta={
          <>
            <StatusChip status={event.status} label={t(`interviews.status.${event.status}`)} />
            <span>{t(`interviews.kind.${event.kind}`)}</span>
            <span>{event.position.title}</span>
            {isCandidate && <span>{event.organization_name}</span>}
          </>
        }
        actions={<Actions event={event} ask={setAsked} />}
      />
      <Stack gap={5}>
        <When event={event} />
        <People event={event} />
        {(event.rights.give_feedback || (event.rights.manage && hasBegun(event))) && (
          <FeedbackPanel eventId={event.id} />
        )}
        <History event={event} />
      </Stack>
      <ReasonDialog
        opened={asked === 'cancelled' || asked === 'collecting'}
        onClose={close}
        danger={asked === 'cancelled'}
        title={t(asked === 'collecting' ? 'interviews.ask_again' : 'interviews.cancel')}
        confirmLabel={t(asked === 'collecting' ? 'interviews.ask_again' : 'interviews.cancel')}
        cancelLabel={t('interviews.keep')}
        noteLabel={t('interviews.reason')}
        noteRequired={asked === 'cancelled'}
        busy={move.isPending}
        error={move.error}
        onConfirm={({ note }) =>
          move.mutate(
            { from: event.status, to: asked === 'collecting' ? 'collecting' : 'cancelled', reason: note },
            { onSuccess: close },
          )
        }
      >
        <p>{t(asked === 'collecting' ? 'interviews.ask_again.text' : 'interviews.cancel.text')}</p>
      </ReasonDialog>
      <ReasonDialog
        opened={asked === 'declined'}
        onClose={close}
        title={t('interviews.decline')}
        confirmLabel={t('interviews.decline')}
        noteLabel={t('interviews.reason_optional')}
        busy={answer.isPending}
        error={answer.error}
        onConfirm={({ note }) => answer.mutate({ response: 'declined', reason: note }, { onSuccess: close })}
      >
        <p>{t('interviews.decline.text')}</p>
      </ReasonDialog>
      {asked === 'time' && <MoveTimeDialog event={event} onClose={close} />}
    </>
  );
}

function Actions({ event, ask }: { event: InterviewEvent; ask: (what: Asked) => void }) {
  const t = useText(messages);
  const move = useMoveEvent(event.id);
  const answer = useAnswerEvent(event.id);
  const nudge = useNudge(event.id);
  const { rights, allowed } = event;
  const end = (to: 'completed' | 'no_show') => move.mutate({ from: event.status, to, reason: '' });
  const isTimed = event.status === 'scheduled' || event.status === 'confirmed';
  return (
    <>
      {allowed.includes('cancelled') && (
        <Button variant="default" onClick={() => ask('cancelled')}>
          {t('interviews.cancel')}
        </Button>
      )}
      {allowed.includes('collecting') && (
        <Button variant="default" onClick={() => ask('collecting')}>
          {t('interviews.ask_again')}
        </Button>
      )}
      {rights.manage && ((isTimed && !hasBegun(event)) || event.status === 'collecting') && (
        <Button variant="default" loading={nudge.isPending} onClick={() => nudge.mutate(undefined)}>
          {t('interviews.nudge')}
        </Button>
      )}
      {rights.manage && (allowed.includes('scheduled') || isTimed) && (
        <Button variant="default" onClick={() => ask('time')}>
          {t(isTimed ? 'interviews.move_time' : 'interviews.set_time')}
        </Button>
      )}
      {allowed.includes('no_show') && (
        <Button variant="default" loading={move.isPending} onClick={() => end('no_show')}>
          {t('interviews.no_show')}
        </Button>
      )}
      {allowed.includes('completed') && (
        <Button loading={move.isPending} onClick={() => end('completed')}>
          {t('interviews.complete')}
        </Button>
      )}
      {rights.answer && event.your_response !== 'declined' && (
        <Button variant="default" onClick={() => ask('declined')}>
          {t('interviews.decline')}
        </Button>
      )}
      {rights.answer && event.your_response !== 'accepted' && (
        <Button
          loading={answer.isPending}
          onClick={() => answer.mutate({ response: 'accepted', reason: '' })}
        >
          {t('interviews.accept')}
        </Button>
      )}
    </>
  );
}

function When({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
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

const ACTIONS = [
  'arranged',
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
  'feedback',
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
