import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useEffect, useEffectEvent } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { endOffer, knowsPasskeys, offersPasskeys, wasCancelled } from '../browser-passkeys.ts';
import { usePasskeySignIn } from '../second-factors.api.ts';
import { messages } from '../second-factors.messages.ts';

/**
 * Signs in with a passkey: by the button, and where the browser has it, from the list of the email field. The guard of the
 * page then leads on, as after a password.
 */
export function PasskeySignIn({ onDone }: { onDone: (user: { signup_step: number } | null) => void }) {
  const t = useText(messages);
  const errorText = useErrorText();
  const byButton = usePasskeySignIn();
  const byField = usePasskeySignIn();
  const offer = useEffectEvent(async () => {
    if (await offersPasskeys().catch(() => false)) byField.mutate({ inField: true }, { onSuccess: onDone });
  });
  useEffect(() => {
    void offer();
    return () => {
      if (knowsPasskeys()) void endOffer().catch(() => undefined);
    };
  }, []);
  if (!knowsPasskeys()) return null;
  const { error } = byButton;
  return (
    <Stack gap={2}>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconKey size={18} stroke={1.75} aria-hidden />}
        loading={byButton.isPending}
        onClick={() => byButton.mutate({ inField: false }, { onSuccess: onDone })}
      >
        {t('factors.sign_in')}
      </Button>
      {error && !wasCancelled(error) && <p role="alert">{errorText(error)}</p>}
    </Stack>
  );
}
