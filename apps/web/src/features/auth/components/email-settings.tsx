import { Button, TextInput } from '@mantine/core';
import { generatePin, verifyPin } from '@tryout/contract/accounts/accounts';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { FormBody } from '../../../ui/forms/form-body.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
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
  const asked = useForm(generatePin, {
    start: { email: '', password: '' },
    error: ask.error,
    busy: ask.isPending,
  });
  const proof = useForm(verifyPin, { start: { pin: '' }, error: change.error, busy: change.isPending });
  const { email } = asked.values;
  const askAgain = () => ask.mutate(asked.values, { onSuccess: () => setSent(true) });
  const prove = () =>
    change.mutate(
      { email, ...proof.values },
      {
        onSuccess: () => {
          setSent(false);
          asked.restart({ email: '', password: '' });
          proof.restart({ pin: '' });
        },
      },
    );
  return (
    <Panel title={t('settings.email.title')}>
      <FormBody form={sent ? proof : asked} onSubmit={sent ? prove : askAgain}>
        <Stack gap={4}>
          <p>
            {sent
              ? t('settings.email.sent', { email: email.trim() })
              : t('settings.email.now', { email: user.email })}
          </p>
          {sent ? (
            <PinField {...proof.typed('pin', '')} onResend={askAgain} />
          ) : (
            <>
              <TextInput
                {...asked.text('email', t('settings.email.new'))}
                type="email"
                autoComplete="email"
              />
              <PasswordField {...asked.typed('password', t('settings.email.password'))} />
            </>
          )}
          <div>
            <Button type="submit" variant="default" loading={ask.isPending || change.isPending}>
              {t(sent ? 'settings.email.change' : 'settings.email.send')}
            </Button>
          </div>
        </Stack>
      </FormBody>
    </Panel>
  );
}
