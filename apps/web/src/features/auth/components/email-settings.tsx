import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { fieldId } from '../../../ui/forms/field-id.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { Panel } from '../../../ui/layout/panel.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { useChangeEmail, useEmailPin } from '../auth.api.ts';
import { messages } from '../settings.messages.ts';

/** Another e-mail, proved by the code that is sent there. */
export function EmailSettings() {
  const t = useText(messages);
  const user = useCurrentUser();
  const ask = useEmailPin();
  const change = useChangeEmail();
  const [sent, setSent] = useState(false);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const errors = formErrors(sent ? change.error : ask.error);
  const askAgain = () => ask.mutate({ email, password }, { onSuccess: () => setSent(true) });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!sent) return askAgain();
    change.mutate(
      { email, pin },
      {
        onSuccess: () => {
          setSent(false);
          setEmail('');
          setPassword('');
          setPin('');
        },
      },
    );
  };
  return (
    <Panel title={t('settings.email.title')}>
      <form onSubmit={submit} noValidate>
        <Stack gap={4}>
          <p>
            {sent
              ? t('settings.email.sent', { email: email.trim() })
              : t('settings.email.now', { email: user.email })}
          </p>
          <FormErrorList errors={errors.list} labels={{ email: t('settings.email.new') }} />
          {sent ? (
            <PinField value={pin} onChange={setPin} error={errors.of('pin')} onResend={askAgain} />
          ) : (
            <>
              <TextInput
                id={fieldId('email')}
                type="email"
                label={t('settings.email.new')}
                autoComplete="email"
                value={email}
                onChange={(event) => setEmail(event.currentTarget.value)}
                error={errors.of('email')}
              />
              <PasswordField
                label={t('settings.email.password')}
                name="password"
                value={password}
                onChange={setPassword}
                error={errors.of('password')}
              />
            </>
          )}
          <div>
            <Button type="submit" variant="default" loading={ask.isPending || change.isPending}>
              {t(sent ? 'settings.email.change' : 'settings.email.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Panel>
  );
}
