import { Textarea } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import { useMoveOnCalendar } from '../../calendar.api.ts';
import { calendarMessages } from '../../calendar.messages.ts';
import { messages } from '../../interviews.messages.ts';
import { othersOf, useCalendarTexts } from './calendar-texts.ts';
import { type Ghost, intervalAt, intervalOf } from './grid-model.ts';

interface MoveDialogProps {
  ghost: Ghost;
  onClose: () => void;
}

/**
 * Before an interview is moved: from when to when, for whom that is early or late, and who is told. With a yes the
 * interview is shown at its new time and the question goes; what the server refuses is put back and said.
 */
export function MoveDialog({ ghost: { event, at }, onClose }: MoveDialogProps) {
  const c = useText(calendarMessages);
  const t = useText(messages);
  const texts = useCalendarTexts();
  const format = useFormat();
  const move = useMoveOnCalendar();
  const [reason, setReason] = useState('');
  const [isMoved, setMoved] = useState(false);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isMoved) return;
    // The question goes from the page once the interview has been seen at its new time.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setTimeout(close));
    });
    return () => cancelAnimationFrame(frame);
  }, [isMoved]);
  const [before, after] = [intervalOf(event), intervalAt(event, at)];
  const told = othersOf(event).map((each) => each.name);
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={c('calendar.move_title', { name: event.applicant_name })}
      confirmLabel={t('interviews.move_time')}
      cancelLabel={c('calendar.keep_time')}
      leaving={isMoved}
      onConfirm={() => {
        if (isMoved) return;
        setMoved(true);
        move({ event, starts_at: new Date(at).toISOString(), reason });
      }}
    >
      <Stack gap={3}>
        <p>
          {c('calendar.move_from', { day: texts.dayAt(before.start), times: texts.times(before) })}
          <br />
          <strong>
            {c('calendar.move_to', { day: texts.dayAt(after.start), times: texts.times(after) })}
          </strong>
        </p>
        {texts.lateFor(event.participants, after).map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p>
          {told.length > 0 ? c('calendar.told', { names: format.list(told) }) : c('calendar.nobody_told')}
        </p>
        <Textarea
          label={t('interviews.reason_optional')}
          // Of a height of its own: to be measured at each drawing keeps the yes waiting on a slow machine.
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
