import { Textarea } from '@mantine/core';
import type { InterviewEvent } from '@tryout/contract/interviews/event-fields';
import { scheduleEvent } from '@tryout/contract/interviews/events';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useScheduleEvent } from '../interviews.api.ts';
import { messages } from '../interviews.messages.ts';
import { FreeTimes } from './free-times.tsx';

/** Chooses an interview's time, or another one: among times that suit everyone, or any other. */
export function MoveTimeDialog({ event, onClose }: { event: InterviewEvent; onClose: () => void }) {
  const t = useText(messages);
  const schedule = useScheduleEvent(event.id);
  const isMove = event.starts_at !== null;
  const form = useForm(scheduleEvent, {
    start: { starts_at: '', reason: '', despite_busy: false },
    error: schedule.error,
    busy: schedule.isPending,
    missing: { starts_at: t('interviews.choose_time') },
    check: ({ starts_at }) =>
      starts_at ? [] : [{ field: 'starts_at', message: t('interviews.choose_time') }],
  });
  const { starts_at: start, reason, despite_busy: despite } = form.values;
  const time = form.field('starts_at', t('interviews.time'));
  const setStart = (starts_at: string | null) => form.set({ starts_at: starts_at ?? '' });
  const team = event.participants.filter((each) => each.kind !== 'candidate' && each.is_required);
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={t(isMove ? 'interviews.move_time' : 'interviews.set_time')}
      submitLabel={t(isMove ? 'interviews.move_time' : 'interviews.set_time')}
      form={form}
      onSubmit={() =>
        schedule.mutate(
          { version: event.version, starts_at: start, reason, despite_busy: despite },
          { onSuccess: onClose },
        )
      }
    >
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
        error={time.error}
      />
      {(time.error !== undefined || despite) && (
        <CheckBox {...form.box('despite_busy', t('interviews.despite_busy'))} />
      )}
      {event.day && <p>{t('interviews.day_moves', { count: event.day.parts.length })}</p>}
      {isMove && (
        <Textarea
          {...form.text('reason', t('interviews.reason_optional'))}
          autosize
          minRows={2}
          maxLength={500}
        />
      )}
    </FormDialog>
  );
}
