import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Entry, removeEntry, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';

/** Deletes an entry that nothing ever referred to. */
export function DeleteDialog({
  entry,
  onClose,
  onGone,
}: {
  entry: Entry;
  onClose: () => void;
  onGone: () => void;
}) {
  const t = useText(messages);
  const remove = useLibraryChange(
    () => removeEntry(entry),
    () => {
      toast.say({ message: t('traits.deleted', { name: entry.name }) });
      onClose();
      onGone();
    },
  );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => remove.mutate(undefined)}
      title={t('traits.delete.title', { name: entry.name })}
      confirmLabel={t('traits.delete')}
      danger
      busy={remove.isPending}
      error={remove.error}
    >
      <p>{t('traits.delete.text')}</p>
    </ConfirmDialog>
  );
}
