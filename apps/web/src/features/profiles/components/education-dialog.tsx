import { TextInput } from '@mantine/core';
import { addEducation } from '@tryout/contract/profiles/profiles';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import type { Education } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const NAMES = ['school', 'degree', 'field'] as const;
const YEARS = ['start_year', 'end_year'] as const;

interface EducationDialogProps {
  education: Education | null;
  onSave: (fields: object) => void;
  onClose: () => void;
}

const isYear = (text: string): boolean => /^(?:19[4-9]\d|20\d\d)$/.test(text);

/** The form of a school. */
export default function EducationDialog({ education, onSave, onClose }: EducationDialogProps) {
  const t = useText(messages);
  const form = useForm(addEducation, {
    error: null,
    start: () => ({
      school: education?.school ?? '',
      degree: education?.degree ?? '',
      field: education?.field ?? '',
      start_year: String(education?.start_year ?? ''),
      end_year: String(education?.end_year ?? ''),
      grade: education?.grade ?? '',
    }),
    check: ({ start_year, end_year }) => [
      ...(isYear(start_year) ? [] : [{ field: 'start_year', message: t('profiles.year_problem') }]),
      ...(end_year === '' || isYear(end_year)
        ? []
        : [{ field: 'end_year', message: t('profiles.year_problem') }]),
      ...(isYear(end_year) && end_year < start_year
        ? [{ field: 'end_year', message: t('profiles.end_before_start') }]
        : []),
    ],
  });
  const submit = () => {
    const { start_year, end_year, ...rest } = form.values;
    onSave({
      ...rest,
      start_year: Number(start_year),
      end_year: end_year === '' ? null : Number(end_year),
    });
    onClose();
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
