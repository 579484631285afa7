import { useQueryClient } from '@tanstack/react-query';
import { useErrorText } from '../../../platform/error-text.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { type Entry, type EntryDetail, libraryChanged, setStatus, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';

/** Brings an archived entry back. */
export function useRestore() {
  const client = useQueryClient();
  const errorText = useErrorText();
  return async (entry: Pick<Entry, 'kind' | 'id' | 'edit'>): Promise<void> => {
    try {
      const { message } = await setStatus(entry, entry.edit, 'active');
      if (message) toast.say({ message, tone: 'success' });
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
    await libraryChanged(client);
  };
}

/** Says what archiving does before it is done. */
export function ArchiveDialog({ detail, onClose }: { detail: EntryDetail; onClose: () => void }) {
  const t = useText(messages);
  const restore = useRestore();
  const { entry, uses } = detail;
  const archive = useLibraryChange(
    () => setStatus(entry, entry.edit, 'archived'),
    ({ data, message }) => {
      onClose();
      toast.undo({
        message: message ?? t('traits.archived'),
        onUndo: () => void restore({ ...entry, edit: data.edit }),
      });
    },
  );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => archive.mutate(undefined)}
      title={t('traits.archive.title', { name: entry.name })}
      confirmLabel={t('traits.archive')}
      busy={archive.isPending}
      error={archive.error}
    >
      <p>{t('traits.archive.text', { uses: uses.total })}</p>
      {uses.children > 0 && <p>{t('traits.archive.children', { count: uses.children })}</p>}
    </ConfirmDialog>
  );
}
