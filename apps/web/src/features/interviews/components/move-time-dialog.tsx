import { Textarea } from '@mantine/core';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { useScheduleEvent } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { FreeTimes } from './free-times.tsx';

/** Chooses an interview's time, or another one: among times that suit everyone, or any other. */
export function MoveTimeDialog({ event, onClose }: { event: InterviewEvent; onClose: () => void }) {
  const t = useText(messages);
  const schedule = useScheduleEvent(event.id);
  const [start, setStart] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const [despite, setDespite] = useState(false);
  const isMove = event.starts_at !== null;
  const errors = formErrors(
    schedule.error,
    missing ? [{ field: 'starts_at', message: t('interviews.choose_time') }] : [],
  );
  const team = event.participants.filter((each) => each.kind !== 'candidate' && each.is_required);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(isMove ? 'interviews.move_time' : 'interviews.set_time')}
      submitLabel={t(isMove ? 'interviews.move_time' : 'interviews.set_time')}
      busy={schedule.isPending}
      onSubmit={() => {
        setMissing(start === null);
        if (start)
          schedule.mutate(
            { version: event.version, starts_at: start, reason, despite_busy: despite },
            { onSuccess: onClose },
          );
      }}
    >
      <FormErrorList errors={errors.list} labels={{ starts_at: t('interviews.time') }} />
      <FreeTimes
        application={event.application_id}
        parts={[
          {
            duration_min: event.duration_min,
            break_min: 0,
            user_ids: team.filter((each) => !each.is_picked).map((each) => each.user_id),
            one_of: event.round_robin?.people.map((each) => each.user_id) ?? [],
          },
        ]}
        length_min={event.duration_min}
        zone={event.time_zone}
        chosen={start ? [start] : []}
        onChoose={setStart}
        onTyped={setStart}
        error={errors.of('starts_at')}
      />
      {(errors.of('starts_at') !== undefined || despite) && (
        <CheckBox label={t('interviews.despite_busy')} checked={despite} onChange={setDespite} />
      )}
      {event.day && <p>{t('interviews.day_moves', { count: event.day.parts.length })}</p>}
      {isMove && (
        <Textarea
          label={t('interviews.reason_optional')}
          autosize
          minRows={2}
          maxLength={500}
          value={reason}
          onChange={(change) => setReason(change.currentTarget.value)}
        />
      )}
    </FormDialog>
  );
}
