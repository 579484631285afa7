import { Button } from '@mantine/core';
import { IconBrandLinkedin, IconLogin2 } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { useBeginOutside, useOutsideProvider } from '../../platform/session/outside-sign-in.ts';
import { messages } from './account-parts.messages.ts';

/** "Continue with LinkedIn", where that is set up; nothing elsewhere. `onLeave`: what to remember before leaving. */
export function ContinueWithButton({ onLeave }: { onLeave?: () => void }) {
  const t = useText(messages);
  const provider = useOutsideProvider();
  const begin = useBeginOutside();
  if (provider === null) return null;
  const Icon = provider === 'LinkedIn' ? IconBrandLinkedin : IconLogin2;
  return (
    <Button
      variant="default"
      fullWidth
      loading={begin.isPending}
      leftSection={<Icon size={20} stroke={1.75} aria-hidden />}
      onClick={() => {
        onLeave?.();
        begin.mutate();
      }}
    >
      {t('account_parts.continue_with', { provider })}
    </Button>
  );
}
