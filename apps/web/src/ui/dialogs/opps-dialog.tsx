import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../platform/i18n/use-text.ts';
import { messages } from '../ui.messages.ts';
import { Dialog } from './dialog.tsx';

/** A refused status change: the specification's modal 'Opps' with the server's message. */
export function OppsDialog({
  opened,
  onClose,
  message,
}: {
  opened: boolean;
  onClose: () => void;
  message: ReactNode;
}) {
  const t = useText(messages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('ui.opps')}
      role="alertdialog"
      footer={<Button onClick={onClose}>{t('ui.opps.close')}</Button>}
    >
      <div>{message}</div>
    </Dialog>
  );
}
