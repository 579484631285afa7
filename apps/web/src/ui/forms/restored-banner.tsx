import { Button } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useText } from '../../platform/i18n/use-text.ts';
import { Banner } from '../states/banner.tsx';
import { messages } from './conflict.messages.ts';

/** Tells that unsaved work of an earlier visit is shown, and lets the person throw it away. */
export function RestoredBanner({ onDiscard }: { readonly onDiscard: () => void }) {
  const t = useText(messages);
  return (
    <Banner
      icon={IconHistory}
      action={
        <Button variant="default" onClick={onDiscard}>
          {t('conflict.discard')}
        </Button>
      }
    >
      {t('conflict.restored')}
    </Banner>
  );
}
