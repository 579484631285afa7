import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { addExperience } from '@tryout/contract/profiles/profiles';
import {
  REMOTE_WORK,
  type RemoteWork,
  USER_JOB_TYPES,
  type UserJobType,
} from '@tryout/domain/positions/vocabulary';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { PlaceInput } from '../../places/public.ts';
import type { Experience } from '../profiles.api.ts';
import { messages } from '../profiles.messages.ts';

const EMPTY = {
  title: '',
  company: '',
  employment_type: 'full_time' as UserJobType,
  location: '',
  remote: 'no' as RemoteWork,
  start_month: '',
  end_month: '',
  is_current: false,
  description: '',
};

const typedOf = (experience: Experience | null) => {
  if (!experience) return EMPTY;
  const { experience_id: _id, version: _version, ...fields } = experience;
  return { ...EMPTY, ...fields, end_month: experience.end_month ?? '' };
};

interface ExperienceDialogProps {
  experience: Experience | null;
  onSave: (fields: object) => void;
  onClose: () => void;
}

/** The form of a job. */
export default function ExperienceDialog({ experience, onSave, onClose }: ExperienceDialogProps) {
  const t = useText(messages);
  const form = useForm(addExperience, {
    error: null,
    start: () => typedOf(experience),
    check: ({ is_current, start_month, end_month }) => {
      if (is_current) return [];
      if (end_month === '') return [{ field: 'end_month', message: t('profiles.end_missing') }];
      return end_month < start_month ? [{ field: 'end_month', message: t('profiles.end_before_start') }] : [];
    },
  });
  const submit = () => {
    const { end_month, is_current } = form.values;
    onSave({ ...form.values, end_month: is_current || end_month === '' ? null : end_month });
    onClose();
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={experience ? `${experience.title}, ${experience.company}` : t('profiles.experience.add')}
      onSubmit={submit}
      form={form}
    >
      <TextInput {...form.text('title', t('profiles.job_title'))} />
      <TextInput {...form.text('company', t('profiles.company'))} />
      <NativeSelect
        {...form.text('employment_type', t('profiles.employment_type'))}
        data={USER_JOB_TYPES.map((value) => ({ value, label: t(`profiles.type.${value}`) }))}
      />
      <PlaceInput
        {...form.text('location', t('profiles.location'))}
        onChange={(location) => form.set({ location })}
      />
      <NativeSelect
        {...form.text('remote', t('profiles.remote'))}
        data={REMOTE_WORK.map((value) => ({ value, label: t(`profiles.remote.${value}`) }))}
      />
      <TextInput
        {...form.text('start_month', t('profiles.start_month'))}
        type="month"
        placeholder="2024-05"
      />
      <CheckBox {...form.box('is_current', t('profiles.is_current'))} />
      {!form.values.is_current && (
        <TextInput {...form.text('end_month', t('profiles.end_month'))} type="month" placeholder="2024-05" />
      )}
      <Textarea {...form.text('description', t('profiles.description'))} autosize minRows={3} />
    </FormDialog>
  );
}
