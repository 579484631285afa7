import { Button } from '@mantine/core';
import { verifyPin } from '@tryout/contract/accounts/accounts';
import type { ReactNode } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import type { CurrentUser } from '../../../platform/session/user.ts';
import { FormPage } from '../../../ui/forms/form-page.tsx';
import { PinField } from '../../../ui/forms/pin-field.tsx';
import { useForm } from '../../../ui/forms/use-form.ts';
import { useNewPin, useVerifyPin } from '../accounts.api.ts';
import { messages } from '../accounts.messages.ts';
import { BackButton } from './back-button.tsx';
import { LeaveButton } from './leave-button.tsx';

/** Step 2: the code that proves the address. */
export function PinStep({ progress, user }: { progress: ReactNode; user: CurrentUser }) {
  const t = useText(messages);
  const verify = useVerifyPin();
  const again = useNewPin();
  const form = useForm(verifyPin, { start: { pin: '' }, error: verify.error, busy: verify.isPending });
  const { pin } = form.values;
  return (
    <FormPage
      form={form}
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
      <PinField {...form.typed('pin', '')} onResend={() => again.mutate()} />
    </FormPage>
  );
}
