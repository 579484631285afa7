import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ApiError } from '../../platform/api/api-error.ts';
import { useText } from '../../platform/i18n/use-text.ts';
import { LinkButton } from '../controls/link-button.tsx';
import { messages } from '../ui.messages.ts';
import { Dialog } from './dialog.tsx';

/** A refused status change: the specification's modal 'Opps' with the server's message. */
export function OppsDialog({
  opened,
  onClose,
  message,
  offer,
}: {
  opened: boolean;
  onClose: () => void;
  message: ReactNode;
  /** Where what was refused can be had. */
  offer?: ApiError['offer'];
}) {
  const t = useText(messages);
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={t('ui.opps')}
      role="alertdialog"
      footer={
        <>
          <Button variant={offer ? 'default' : 'filled'} onClick={onClose}>
            {t('ui.opps.close')}
          </Button>
          {offer && <LinkButton to={offer.page as '/user'}>{offer.label}</LinkButton>}
        </>
      }
    >
      <div>{message}</div>
    </Dialog>
  );
}
