import { Button } from '@mantine/core';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog.tsx';
import { useAnswerEvent, useMoveEvent, useNudge } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { ChangePeopleDialog } from './change-people-dialog.tsx';
import { MoveTimeDialog } from './move-time-dialog.tsx';

/** Whether an interview's start has passed. */
export const hasBegun = (event: Pick<InterviewEvent, 'starts_at'>) =>
  event.starts_at !== null && Date.parse(event.starts_at) <= Date.now();

type Asked = 'cancelled' | 'collecting' | 'declined' | 'time' | 'people';

/** What can be done with an interview, and what is asked before. */
export function EventActions({ event }: { event: InterviewEvent }) {
  const t = useText(messages);
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
      <Buttons event={event} ask={setAsked} />
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
      {asked === 'people' && <ChangePeopleDialog event={event} onClose={close} />}
    </>
  );
}

function Buttons({ event, ask }: { event: InterviewEvent; ask: (what: Asked) => void }) {
  const t = useText(messages);
  const move = useMoveEvent(event.id);
  const answer = useAnswerEvent(event.id);
  const nudge = useNudge(event.id);
  const { rights, allowed } = event;
  const end = (to: 'completed' | 'no_show') => move.mutate({ from: event.status, to, reason: '' });
  const isTimed = event.status === 'scheduled' || event.status === 'confirmed';
  const isLive = isTimed || event.status === 'collecting' || event.status === 'draft';
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
      {rights.manage && isLive && (
        <Button variant="default" onClick={() => ask('people')}>
          {t('interviews.change_people')}
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
