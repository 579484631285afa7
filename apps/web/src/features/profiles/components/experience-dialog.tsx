import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import {
  REMOTE_WORK,
  type RemoteWork,
  USER_JOB_TYPES,
  type UserJobType,
} from '@tryout/domain/positions/vocabulary';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { CheckBox } from '../../../ui/forms/check-box.tsx';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormDialog } from '../../../ui/forms/form-dialog.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { type Experience, useSaveExperience } from '../profiles.api.ts';
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

/** The form of a job. */
export function ExperienceDialog({
  experience,
  onClose,
}: {
  experience: Experience | null;
  onClose: () => void;
}) {
  const t = useText(messages);
  const save = useSaveExperience();
  const [key] = useState(() => crypto.randomUUID());
  const [job, setJob] = useState(() => {
    if (!experience) return EMPTY;
    const { experience_id: _, ...fields } = experience;
    return { ...EMPTY, ...fields, end_month: experience.end_month ?? '' };
  });
  const errors = formErrors(save.error);
  const submit = () => {
    const end_month = job.is_current || job.end_month === '' ? null : job.end_month;
    save.mutate(
      { id: experience?.experience_id ?? null, key, fields: { ...job, end_month } },
      { onSuccess: onClose },
    );
  };
  return (
    <FormDialog
      opened
      onClose={onClose}
      title={experience ? `${experience.title}, ${experience.company}` : t('profiles.experience.add')}
      onSubmit={submit}
      busy={save.isPending}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          title: t('profiles.job_title'),
          company: t('profiles.company'),
          start_month: t('profiles.start_month'),
          end_month: t('profiles.end_month'),
        }}
      />
      <TextInput
        id={fieldId('title')}
        label={t('profiles.job_title')}
        value={job.title}
        onChange={(event) => setJob({ ...job, title: event.currentTarget.value })}
        error={errors.of('title')}
      />
      <TextInput
        id={fieldId('company')}
        label={t('profiles.company')}
        value={job.company}
        onChange={(event) => setJob({ ...job, company: event.currentTarget.value })}
        error={errors.of('company')}
      />
      <NativeSelect
        label={t('profiles.employment_type')}
        value={job.employment_type}
        onChange={(event) => setJob({ ...job, employment_type: event.currentTarget.value as UserJobType })}
        data={USER_JOB_TYPES.map((value) => ({ value, label: t(`profiles.type.${value}`) }))}
      />
      <TextInput
        label={t('profiles.location')}
        value={job.location}
        onChange={(event) => setJob({ ...job, location: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('profiles.remote')}
        value={job.remote}
        onChange={(event) => setJob({ ...job, remote: event.currentTarget.value as RemoteWork })}
        data={REMOTE_WORK.map((value) => ({ value, label: t(`profiles.remote.${value}`) }))}
      />
      <TextInput
        id={fieldId('start_month')}
        type="month"
        label={t('profiles.start_month')}
        placeholder="2024-05"
        value={job.start_month}
        onChange={(event) => setJob({ ...job, start_month: event.currentTarget.value })}
        error={errors.of('start_month')}
      />
      <CheckBox
        label={t('profiles.is_current')}
        checked={job.is_current}
        onChange={(is_current) => setJob({ ...job, is_current })}
      />
      {!job.is_current && (
        <TextInput
          id={fieldId('end_month')}
          type="month"
          label={t('profiles.end_month')}
          placeholder="2024-05"
          value={job.end_month}
          onChange={(event) => setJob({ ...job, end_month: event.currentTarget.value })}
          error={errors.of('end_month')}
        />
      )}
      <Textarea
        label={t('profiles.description')}
        autosize
        minRows={3}
        value={job.description}
        onChange={(event) => setJob({ ...job, description: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
