import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useLogin } from '../auth.api.ts';
import { messages } from '../auth.messages.ts';

/** P3: signing in. Afterwards the guard leads to the page that was asked for, or to the area. */
export function LoginPage() {
  const t = useText(messages);
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const errors = formErrors(login.error);
  return (
    <FormPage
      title={t('auth.login.title')}
      onSubmit={() => login.mutate({ email, password })}
      buttons={
        <Button type="submit" loading={login.isPending} fullWidth>
          {t('auth.login.submit')}
        </Button>
      }
      aside={
        <>
          <ContinueWithButton />
          <Link to={'/public/reset' as '/'}>{t('auth.login.forgot')}</Link>
          <Link to={'/public/signup/1' as '/'}>{t('auth.login.no_account')}</Link>
        </>
      }
    >
      <FormErrorList errors={errors.list} labels={{ email: t('auth.email'), password: t('auth.password') }} />
      <FormField
        name="email"
        type="email"
        label={t('auth.email')}
        autoComplete="username"
        value={email}
        onChange={setEmail}
        errors={errors}
      />
      <PasswordField
        label={t('auth.password')}
        name="password"
        value={password}
        onChange={setPassword}
        error={errors.of('password')}
      />
    </FormPage>
  );
}
