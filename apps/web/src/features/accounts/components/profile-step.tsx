import { Button, TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useCandidateStep } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { LeaveButton } from './leave-button.tsx';

const FIELDS = [
  ['tagline', 'off'],
  ['phone', 'tel'],
  ['location', 'address-level2'],
] as const;

/** Step 3 of a candidate: the first lines of the profile. */
export function ProfileStep({ progress }: { progress: ReactNode }) {
  const t = useText(messages);
  const step = useCandidateStep();
  const [profile, setProfile] = useState({ tagline: '', phone: '', location: '' });
  const errors = formErrors(step.error);
  return (
    <FormPage
      title={t('accounts.profile.title')}
      intro={t('accounts.profile.intro')}
      progress={progress}
      onSubmit={() => step.mutate(profile)}
      buttons={
        <Button type="submit" loading={step.isPending}>
          {t('accounts.continue')}
        </Button>
      }
      aside={<LeaveButton />}
    >
      <FormErrorList errors={errors.list} />
      {FIELDS.map(([name, autoComplete]) => (
        <TextInput
          key={name}
          id={fieldId(name)}
          label={t(`accounts.${name}`)}
          autoComplete={autoComplete}
          value={profile[name]}
          onChange={(event) => setProfile({ ...profile, [name]: event.currentTarget.value })}
          error={errors.of(name)}
        />
      ))}
    </FormPage>
  );
}
