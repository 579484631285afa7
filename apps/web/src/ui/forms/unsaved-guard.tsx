import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { messages } from '../ui.messages.ts';
import type { FormControl } from './use-form.ts';

/** Asks before a page is left on which something was typed that is not stored. */
export function UnsavedGuard({ form }: { form: FormControl }) {
  const leaving = useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && form.isUnsaved(),
    enableBeforeUnload: form.isUnsaved,
    withResolver: true,
  });
  return (
    <LeaveDialog
      opened={leaving.status === 'blocked'}
      onStay={() => leaving.reset?.()}
      onLeave={() => leaving.proceed?.()}
    />
  );
}

interface LeaveDialogProps {
  opened: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks whether what was typed may be lost. */
export function LeaveDialog({ opened, onStay, onLeave }: LeaveDialogProps) {
  const t = useText(messages);
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onStay}
      onConfirm={onLeave}
      title={t('ui.unsaved.title')}
      confirmLabel={t('ui.unsaved.leave')}
      cancelLabel={t('ui.unsaved.stay')}
      danger
    >
      <p>{t('ui.unsaved.text')}</p>
    </ConfirmDialog>
  );
}
