import { Button, TextInput } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { passwordResetCode, passwordResetVerify } from '@tryout/contract/auth/auth';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { toast } from '../../../ui/states/toast.ts';
import { useResetCode, useResetPassword } from '../auth.api.ts';
import { messages } from '../auth.messages.ts';

/** P5: a new password, by the code or the link that is mailed. */
export function ResetPage() {
  const { link } = useSearch({ strict: false }) as { link?: string };
  return link ? <ResetByLink key={link} link={link} /> : <ResetByCode />;
}

function ResetByLink({ link }: { readonly link: string }) {
  const t = useText(messages);
  const navigate = useNavigate();
  const reset = useResetPassword();
  const form = useForm(passwordResetVerify, {
    start: { password: '' },
    error: reset.error,
    busy: reset.isPending,
  });
  const { password } = form.values;
  const submit = () =>
    reset.mutate(
      { link, password },
      {
        onSuccess: () => {
          toast.say({ message: t('auth.reset.done'), tone: 'success' });
          void navigate({ to: '/public/login' as '/' });
        },
      },
    );
  return (
    <FormPage
      form={form}
      title={t('auth.reset.title')}
      intro={t('auth.reset.by_link')}
      onSubmit={submit}
      buttons={
        <Button type="submit" loading={reset.isPending} fullWidth>
          {t('auth.reset.submit')}
        </Button>
      }
      aside={
        <>
          <Link to={'/public/reset' as '/'} search={{} as never}>
            {t('auth.reset.new_link')}
          </Link>
          <Link to={'/public/login' as '/'}>{t('auth.reset.back')}</Link>
        </>
      }
    >
      <PasswordField {...form.typed('password', t('auth.reset.new_password'))} isNew />
    </FormPage>
  );
}

function ResetByCode() {
  const t = useText(messages);
  const navigate = useNavigate();
  const code = useResetCode();
  const reset = useResetPassword();
  const [sent, setSent] = useState(false);
  const asked = useForm(passwordResetCode, {
    start: { email: '' },
    error: sent ? null : code.error,
    busy: code.isPending,
  });
  const proof = useForm(passwordResetVerify, {
    start: { pin: '', password: '' },
    error: reset.error ?? code.error,
    busy: reset.isPending,
  });
  const { email } = asked.values;
  const ask = () => code.mutate(email, { onSuccess: () => setSent(true) });
  const prove = () =>
    reset.mutate(
      { email, ...proof.values },
      {
        onSuccess: () => {
          toast.say({ message: t('auth.reset.done'), tone: 'success' });
          void navigate({ to: '/public/login' as '/' });
        },
      },
    );
  return (
    <FormPage
      form={sent ? proof : asked}
      title={t('auth.reset.title')}
      intro={sent ? t('auth.reset.sent', { email: email.trim() }) : t('auth.reset.intro')}
      onSubmit={sent ? prove : ask}
      buttons={
        <>
          {sent && (
            <Button variant="default" onClick={() => setSent(false)}>
              {t('auth.reset.other_email')}
            </Button>
          )}
          <Button type="submit" loading={code.isPending || reset.isPending}>
            {t(sent ? 'auth.reset.submit' : 'auth.reset.send')}
          </Button>
        </>
      }
      aside={<Link to={'/public/login' as '/'}>{t('auth.reset.back')}</Link>}
    >
      {sent ? (
        <>
          <PinField {...proof.typed('pin', '')} onResend={() => code.mutate(email)} />
          <PasswordField {...proof.typed('password', t('auth.reset.new_password'))} isNew />
        </>
      ) : (
        <TextInput
          {...asked.text('email', t('auth.email'))}
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
        />
      )}
    </FormPage>
  );
}
