import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { login as loginRoute } from '@tryout/contract/auth/auth';
import { Suspense } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { SIGNUP_DONE } from '../../../platform/session/guard-decision.ts';
import { ContinueWithButton } from '../../../ui/forms/continue-with-button.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { lazyPiece } from '../../../ui/states/lazy-page.tsx';
import { useLogin } from '../auth.api.ts';
import { messages } from '../auth.messages.ts';

const PasskeySignIn = lazyPiece(() =>
  import('../../second-factors/public.ts').then((m) => ({ default: m.PasskeySignIn })),
);

/** P3: signing in. Afterwards the guard leads to the page that was asked for, or to the area. */
export function LoginPage() {
  const t = useText(messages);
  const navigate = useNavigate();
  const login = useLogin();
  const form = useForm(loginRoute, {
    start: { email: '', password: '' },
    error: login.error,
    busy: login.isPending,
  });
  const { email, password } = form.values;
  const goOn = (user: { signup_step: number } | null) => {
    if (user && user.signup_step < SIGNUP_DONE) {
      void navigate({ href: `/public/signup/${user.signup_step}`, replace: true });
    }
  };
  return (
    <FormPage
      form={form}
      title={t('auth.login.title')}
      onSubmit={() =>
        login.mutate(
          { email, password },
          { onSuccess: (isAsked) => isAsked && void navigate({ to: '/public/second-step' as '/' }) },
        )
      }
      buttons={
        <Button type="submit" loading={login.isPending} fullWidth>
          {t('auth.login.submit')}
        </Button>
      }
      aside={
        <>
          <Suspense>
            <PasskeySignIn onDone={goOn} />
          </Suspense>
          <ContinueWithButton />
          <Link to={'/public/reset' as '/'}>{t('auth.login.forgot')}</Link>
          <Link to={'/public/signup/1' as '/'}>{t('auth.login.no_account')}</Link>
        </>
      }
    >
      <TextInput
        {...form.text('email', t('auth.email'))}
        type="email"
        autoComplete="username webauthn"
        required
        withAsterisk={false}
      />
      <PasswordField {...form.typed('password', t('auth.password'))} />
    </FormPage>
  );
}
