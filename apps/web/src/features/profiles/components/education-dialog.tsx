import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type Education, useSaveEducation } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const NAMES = ['school', 'degree', 'field', 'start_year', 'end_year', 'grade'] as const;

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
  const [texts, setTexts] = useState<Readonly<Record<(typeof NAMES)[number], string>>>(() => ({
    school: education?.school ?? '',
    degree: education?.degree ?? '',
    field: education?.field ?? '',
    start_year: String(education?.start_year ?? ''),
    end_year: String(education?.end_year ?? ''),
    grade: education?.grade ?? '',
  }));
  const errors = formErrors(save.error);
  const submit = () => {
    const { start_year, end_year, ...rest } = texts;
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
      busy={save.isPending}
    >
      <FormErrorList
        errors={errors.list}
        labels={Object.fromEntries(NAMES.map((name) => [name, t(`profiles.${name}`)]))}
      />
      {NAMES.map((name) => {
        const isYear = name.endsWith('_year');
        return (
          <TextInput
            key={name}
            id={fieldId(name)}
            label={t(`profiles.${name}`)}
            inputMode={isYear ? 'numeric' : 'text'}
            value={texts[name]}
            onChange={(event) => {
              const value = event.currentTarget.value;
              setTexts({ ...texts, [name]: isYear ? value.replace(/\D/g, '').slice(0, 4) : value });
            }}
            error={errors.of(name)}
          />
        );
      })}
    </FormDialog>
  );
}
