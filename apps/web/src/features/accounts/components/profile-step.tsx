import { Button, TextInput } from '@mantine/core';
import { signupCandidate } from '@tryout/contract/accounts/accounts';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const form = useForm(signupCandidate, {
    start: { tagline: '', phone: '', location: '' },
    error: step.error,
    busy: step.isPending,
  });
  return (
    <FormPage
      form={form}
      title={t('accounts.profile.title')}
      intro={t('accounts.profile.intro')}
      progress={progress}
      onSubmit={() => step.mutate(form.values)}
      buttons={
        <Button type="submit" loading={step.isPending}>
          {t('accounts.continue')}
        </Button>
      }
      aside={<LeaveButton />}
    >
      {FIELDS.map(([name, autoComplete]) => (
        <TextInput key={name} {...form.text(name, t(`accounts.${name}`))} autoComplete={autoComplete} />
      ))}
    </FormPage>
  );
}
