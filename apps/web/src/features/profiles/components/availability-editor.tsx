import { NativeSelect, TextInput } from '@mantine/core';
import { updateProfile } from '@tryout/contract/profiles/profiles';
import {
  AVAILABILITIES,
  type Availability,
  type AvailabilityKind,
} from '@tryout/domain/profiles/profile-parts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { messages } from '../profiles.messages.ts';
import { EditorFields } from './editor-fields.tsx';

interface AvailabilityEditorProps {
  value: Availability;
  onSave: (value: Availability) => void;
  onClose: () => void;
}

/** When somebody can begin. */
export function AvailabilityEditor({ value, onSave, onClose }: AvailabilityEditorProps) {
  const t = useText(messages);
  const form = useForm(updateProfile, {
    error: null,
    start: { availability: value },
    check: ({ availability: { kind, weeks, day } }) => [
      ...(kind === 'after_notice' && !(weeks !== null && weeks >= 1 && weeks <= 52)
        ? [{ field: 'availability.weeks', message: t('profiles.availability.weeks_problem') }]
        : []),
      ...(kind === 'from_day' && day === null
        ? [{ field: 'availability.day', message: t('profiles.availability.day_problem') }]
        : []),
    ],
  });
  const { availability } = form.values;
  const set = (over: Partial<Availability>) => form.set({ availability: { ...availability, ...over } });
  const save = () => {
    if (JSON.stringify(availability) !== JSON.stringify(value)) onSave(availability);
    onClose();
  };
  return (
    <FormBody form={form} onSubmit={save}>
      <EditorFields onCancel={onClose}>
        <NativeSelect
          {...form.field('availability.kind', t('profiles.availability'))}
          autoFocus
          value={availability.kind}
          data={AVAILABILITIES.map((kind) => ({ value: kind, label: t(`profiles.availability.${kind}`) }))}
          onChange={(event) =>
            set({ kind: event.currentTarget.value as AvailabilityKind, weeks: null, day: null })
          }
        />
        {availability.kind === 'after_notice' && (
          <TextInput
            {...form.field('availability.weeks', t('profiles.availability.weeks'))}
            inputMode="numeric"
            value={availability.weeks === null ? '' : String(availability.weeks)}
            onChange={(event) => {
              const digits = event.currentTarget.value.replace(/\D/g, '').slice(0, 2);
              set({ weeks: digits === '' ? null : Number(digits) });
            }}
          />
        )}
        {availability.kind === 'from_day' && (
          <TextInput
            {...form.field('availability.day', t('profiles.availability.day'))}
            type="date"
            value={availability.day ?? ''}
            onChange={(event) => set({ day: event.currentTarget.value || null })}
          />
        )}
      </EditorFields>
    </FormBody>
  );
}
