import { Button } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PasswordField } from '../../../ui/forms/password-field.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
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
  const prove = useProveAccount();
  const code = useProofPin();
  const [byPin, setByPin] = useState(false);
  const [password, setPassword] = useState('');
  const [pin, setPin] = useState('');
  const errors = formErrors(prove.error ?? code.error);
  const change = () => {
    prove.reset();
    if (byPin) return setByPin(false);
    code.mutate(undefined, { onSuccess: () => setByPin(true) });
  };
  return (
    <FormPage
      title={t('identities.prove.title')}
      intro={
        byPin ? t('identities.prove.intro_pin', { email }) : t('identities.prove.intro', { email, provider })
      }
      onSubmit={() =>
        prove.mutate(byPin ? { by: 'pin', pin } : { by: 'password', password }, { onSuccess: onDone })
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
      <FormErrorList errors={errors.list} labels={{ password: t('identities.prove.password') }} />
      {byPin ? (
        <PinField
          value={pin}
          onChange={setPin}
          error={errors.of('pin')}
          onResend={() => code.mutate(undefined)}
        />
      ) : (
        <PasswordField
          label={t('identities.prove.password')}
          name="password"
          value={password}
          onChange={setPassword}
          error={errors.of('password')}
        />
      )}
    </FormPage>
  );
}
