import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { proveForLinkedIn } from '@tryout/contract/identities/identities';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useProofPin, useProveAccount } from '../identities.api.ts';
import { messages } from '../identities.messages.ts';

interface ProveFormProps {
  email: string;
  provider: string;
  onDone: (user: CurrentUser | null) => void;
}

/** An account has the provider's e-mail: its password, or a code from its mailbox, shows that it is one's own. */
export function ProveForm({ email, provider, onDone }: ProveFormProps) {
  const t = useText(messages);
  const navigate = useNavigate();
  const prove = useProveAccount();
  const code = useProofPin();
  const [byPin, setByPin] = useState(false);
  const form = useForm(proveForLinkedIn, {
    start: { pin: '', password: '' },
    error: prove.error ?? code.error,
    busy: prove.isPending || code.isPending,
  });
  const { pin, password } = form.values;
  const change = () => {
    prove.reset();
    if (byPin) return setByPin(false);
    code.mutate(undefined, { onSuccess: () => setByPin(true) });
  };
  return (
    <FormPage
      form={form}
      title={t('identities.prove.title')}
      intro={
        byPin ? t('identities.prove.intro_pin', { email }) : t('identities.prove.intro', { email, provider })
      }
      onSubmit={() =>
        prove.mutate(byPin ? { by: 'pin', pin } : { by: 'password', password }, {
          onSuccess: (user) =>
            user === 'second_step'
              ? void navigate({ href: '/public/second-step', replace: true })
              : onDone(user),
        })
      }
      buttons={
        <>
          <Button variant="default" loading={code.isPending} onClick={change}>
            {t(byPin ? 'identities.prove.by_password' : 'identities.prove.by_pin')}
          </Button>
          <Button type="submit" loading={prove.isPending}>
            {t('identities.prove.submit')}
          </Button>
        </>
      }
    >
      {byPin ? (
        <PinField {...form.typed('pin', '')} onResend={() => code.mutate(undefined)} />
      ) : (
        <PasswordField {...form.typed('password', t('identities.prove.password'))} />
      )}
    </FormPage>
  );
}
