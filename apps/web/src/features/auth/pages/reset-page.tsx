import { Button } from '@mantine/core';
import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormField } from '../../../ui/forms/form-field.tsx';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
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
  const [password, setPassword] = useState('');
  const errors = formErrors(reset.error);
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
      <FormErrorList errors={errors.list} labels={{ password: t('auth.reset.new_password') }} />
      <PasswordField
        label={t('auth.reset.new_password')}
        name="password"
        isNew
        value={password}
        onChange={setPassword}
        error={errors.of('password')}
      />
    </FormPage>
  );
}

function ResetByCode() {
  const t = useText(messages);
  const navigate = useNavigate();
  const code = useResetCode();
  const reset = useResetPassword();
  const [email, setEmail] = useState('');
  const [pin, setPin] = useState('');
  const [password, setPassword] = useState('');
  const [sent, setSent] = useState(false);
  const errors = formErrors(sent ? (reset.error ?? code.error) : code.error);
  const submit = () => {
    if (!sent) return code.mutate(email, { onSuccess: () => setSent(true) });
    reset.mutate(
      { email, pin, password },
      {
        onSuccess: () => {
          toast.say({ message: t('auth.reset.done'), tone: 'success' });
          void navigate({ to: '/public/login' as '/' });
        },
      },
    );
  };
  return (
    <FormPage
      title={t('auth.reset.title')}
      intro={sent ? t('auth.reset.sent', { email: email.trim() }) : t('auth.reset.intro')}
      onSubmit={submit}
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
      <FormErrorList
        errors={errors.list}
        labels={{ email: t('auth.email'), password: t('auth.reset.new_password') }}
      />
      {sent ? (
        <>
          <PinField
            value={pin}
            onChange={setPin}
            error={errors.of('pin')}
            onResend={() => code.mutate(email)}
          />
          <PasswordField
            label={t('auth.reset.new_password')}
            name="password"
            isNew
            value={password}
            onChange={setPassword}
            error={errors.of('password')}
          />
        </>
      ) : (
        <FormField
          name="email"
          type="email"
          label={t('auth.email')}
          autoComplete="username"
          value={email}
          onChange={setEmail}
          errors={errors}
        />
      )}
    </FormPage>
  );
}
