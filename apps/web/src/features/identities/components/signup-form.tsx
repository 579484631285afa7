import { Button, NativeSelect, TextInput } from '@mantine/core';
import { signupWithLinkedIn } from '@tryout/contract/identities/identities';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useSignupFromOutside } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';
import { NameFields } from './name-fields.tsx';

const ROLES = ['candidate', 'company_admin', 'independent_recruiter', 'staffing_agency_admin'] as const;

interface SignupFormProps {
  person: { readonly email: string; readonly first_name: string; readonly last_name: string };
  onDone: (user: CurrentUser | null) => void;
}

/** Somebody new: what the provider told is filled in, and can be corrected. The steps of the sign-up follow. */
export function SignupForm({ person, onDone }: SignupFormProps) {
  const t = useText(messages);
  const locale = useLocale();
  const make = useSignupFromOutside();
  const form = useForm(signupWithLinkedIn, {
    start: {
      user_type: 'candidate' as (typeof ROLES)[number],
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
    },
    error: make.error,
    busy: make.isPending,
  });
  const { user_type } = form.values;
  const emailLabel = t(user_type === 'candidate' ? 'identities.email' : 'identities.work_email');
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      form={form}
      title={t('identities.signup.title')}
      intro={t('identities.signup.intro')}
      onSubmit={() => make.mutate({ ...form.values, locale, time_zone }, { onSuccess: onDone })}
      buttons={
        <Button type="submit" loading={make.isPending}>
          {t('identities.signup.submit')}
        </Button>
      }
    >
      <NativeSelect
        {...form.text('user_type', t('identities.role'))}
        data={ROLES.map((value) => ({ value, label: t(`identities.role.${value}`) }))}
      />
      <NameFields text={form.text} />
      <TextInput
        {...form.text('email', emailLabel)}
        type="email"
        description={t('identities.email_hint')}
        autoComplete="email"
        required
        withAsterisk={false}
      />
    </FormPage>
  );
}
