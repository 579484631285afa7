import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormErrorList } from '../../../ui/forms/form-error-list.tsx';
import { formErrors } from '../../../ui/forms/form-errors.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useNewPin, useVerifyPin } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { BackButton } from './back-button.tsx';
import { LeaveButton } from './leave-button.tsx';

/** Step 2: the code that proves the address. */
export function PinStep({ progress, user }: { progress: ReactNode; user: CurrentUser }) {
  const t = useText(messages);
  const verify = useVerifyPin();
  const again = useNewPin();
  const [pin, setPin] = useState('');
  const errors = formErrors(verify.error);
  return (
    <FormPage
      title={t('accounts.pin.title')}
      intro={t('accounts.pin.intro', { email: user.email })}
      progress={progress}
      onSubmit={() => verify.mutate(pin)}
      buttons={
        <>
          <BackButton />
          <Button type="submit" loading={verify.isPending} disabled={pin.length !== 6}>
            {t('accounts.continue')}
          </Button>
        </>
      }
      aside={<LeaveButton />}
    >
      <FormErrorList errors={errors.list.filter((entry) => entry.field !== 'pin')} />
      <PinField value={pin} onChange={setPin} error={errors.of('pin')} onResend={() => again.mutate()} />
    </FormPage>
  );
}
