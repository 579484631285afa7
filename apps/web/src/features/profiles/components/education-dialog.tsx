import { TextInput } from '@mantine/core';
import { addEducation } from '@tryout/contract/profiles/profiles';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type Education, useSaveEducation } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const NAMES = ['school', 'degree', 'field'] as const;
const YEARS = ['start_year', 'end_year'] as const;

/** The form of a school. */
export function EducationDialog({
  education,
  onClose,
}: {
  education: Education | null;
  onClose: () => void;
}) {
  const t = useText(messages);
  const save = useSaveEducation();
  const [key] = useState(() => crypto.randomUUID());
  const form = useForm(addEducation, {
    start: () => ({
      school: education?.school ?? '',
      degree: education?.degree ?? '',
      field: education?.field ?? '',
      start_year: String(education?.start_year ?? ''),
      end_year: String(education?.end_year ?? ''),
      grade: education?.grade ?? '',
    }),
    error: save.error,
  });
  const submit = () => {
    const { start_year, end_year, ...rest } = form.values;
    const fields = {
      ...rest,
      start_year: Number(start_year),
      end_year: end_year === '' ? null : Number(end_year),
    };
    save.mutate({ id: education?.education_id ?? null, key, fields }, { onSuccess: onClose });
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={education?.school ?? t('profiles.education.add')}
      onSubmit={submit}
      form={form}
    >
      {NAMES.map((name) => (
        <TextInput key={name} {...form.text(name, t(`profiles.${name}`))} />
      ))}
      {YEARS.map((name) => (
        <TextInput
          key={name}
          {...form.text(name, t(`profiles.${name}`))}
          inputMode="numeric"
          onChange={({ currentTarget: { value } }) =>
            form.set({ [name]: value.replace(/\D/g, '').slice(0, 4) })
          }
        />
      ))}
      <TextInput {...form.text('grade', t('profiles.grade'))} />
    </FormDialog>
  );
}
