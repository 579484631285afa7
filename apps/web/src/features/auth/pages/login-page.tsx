import { Button, TextInput } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { login as loginRoute } from '@tryout/contract/auth/auth';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useLogin } from '../auth.api.ts';
import { messages } from '../auth.messages.ts';

/** P3: signing in. Afterwards the guard leads to the page that was asked for, or to the area. */
export function LoginPage() {
  const t = useText(messages);
  const login = useLogin();
  const form = useForm(loginRoute, {
    start: { email: '', password: '' },
    error: login.error,
    busy: login.isPending,
  });
  const { email, password } = form.values;
  return (
    <FormPage
      form={form}
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
      <TextInput
        {...form.text('email', t('auth.email'))}
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
      />
      <PasswordField {...form.typed('password', t('auth.password'))} />
    </FormPage>
  );
}
