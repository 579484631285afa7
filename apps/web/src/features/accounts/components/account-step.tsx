import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { type SignupRole, useMakeAccount } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { RoleChoice } from './role-choice.tsx';

/** Step 1: role, name, e-mail, password. Also for correcting them while the e-mail is not proved. */
export function AccountStep({ progress, user }: { progress: ReactNode; user: CurrentUser | null }) {
  const t = useText(messages);
  const locale = useLocale();
  const make = useMakeAccount();
  const [user_type, setRole] = useState<SignupRole>((user?.user_type as SignupRole) ?? 'candidate');
  const [first_name, setFirstName] = useState(user?.first_name ?? '');
  const [last_name, setLastName] = useState(user?.last_name ?? '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [password, setPassword] = useState('');
  const errors = formErrors(make.error);
  const emailLabel = t(user_type === 'candidate' ? 'accounts.email' : 'accounts.work_email');
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return (
    <FormPage
      title={t('accounts.title')}
      progress={progress}
      onSubmit={() => make.mutate({ user_type, first_name, last_name, email, password, locale, time_zone })}
      buttons={
        <Button type="submit" loading={make.isPending}>
          {t('accounts.continue')}
        </Button>
      }
      aside={<Link to={'/public/login' as '/'}>{t('accounts.have_account')}</Link>}
    >
      <FormErrorList
        errors={errors.list}
        labels={{
          first_name: t('accounts.first_name'),
          last_name: t('accounts.last_name'),
          email: emailLabel,
          password: t('accounts.password'),
        }}
      />
      {user === null && <ContinueWithButton />}
      <RoleChoice value={user_type} onChange={setRole} />
      <FormField
        name="first_name"
        label={t('accounts.first_name')}
        autoComplete="given-name"
        value={first_name}
        onChange={setFirstName}
        errors={errors}
      />
      <FormField
        name="last_name"
        label={t('accounts.last_name')}
        autoComplete="family-name"
        value={last_name}
        onChange={setLastName}
        errors={errors}
      />
      <FormField
        name="email"
        type="email"
        label={emailLabel}
        autoComplete="email"
        value={email}
        onChange={setEmail}
        errors={errors}
      />
      <PasswordField
        label={t('accounts.password')}
        name="password"
        isNew
        value={password}
        onChange={setPassword}
        error={errors.of('password')}
      />
    </FormPage>
  );
}
