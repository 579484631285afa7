import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { signup, signupUser } from '@tryout/contract/accounts/accounts';
import type { ReactNode } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { type SignupRole, useMakeAccount } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { RoleChoice } from './role-choice.tsx';

/** Step 1: role, name, e-mail, password. Also for correcting them while the e-mail is not proved. */
export function AccountStep({ progress, user }: { progress: ReactNode; user: CurrentUser | null }) {
  const t = useText(messages);
  const locale = useLocale();
  const make = useMakeAccount();
  const form = useForm([signup, signupUser], {
    start: {
      user_type: (user?.user_type as SignupRole) ?? 'candidate',
      first_name: user?.first_name ?? '',
      last_name: user?.last_name ?? '',
      email: user?.email ?? '',
      password: '',
    },
    error: make.error,
    busy: make.isPending,
  });
  const { user_type } = form.values;
  const emailLabel = t(user_type === 'candidate' ? 'accounts.email' : 'accounts.work_email');
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      form={form}
      title={t('accounts.title')}
      progress={progress}
      onSubmit={() => make.mutate({ ...form.values, locale, time_zone })}
      buttons={
        <Button type="submit" loading={make.isPending}>
          {t('accounts.continue')}
        </Button>
      }
      aside={<Link to={'/public/login' as '/'}>{t('accounts.have_account')}</Link>}
    >
      {user === null && <ContinueWithButton />}
      <RoleChoice value={user_type} onChange={(role) => form.set({ user_type: role })} />
      <TextInput
        {...form.text('first_name', t('accounts.first_name'))}
        autoComplete="given-name"
        required
        withAsterisk={false}
      />
      <TextInput
        {...form.text('last_name', t('accounts.last_name'))}
        autoComplete="family-name"
        required
        withAsterisk={false}
      />
      <TextInput
        {...form.text('email', emailLabel)}
        type="email"
        autoComplete="email"
        required
        withAsterisk={false}
      />
      <PasswordField {...form.typed('password', t('accounts.password'))} isNew />
    </FormPage>
  );
}
