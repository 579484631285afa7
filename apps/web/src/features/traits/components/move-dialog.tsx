import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { parentKind } from '@tryout/domain/traits/trait-library';
import { useState } from 'react';
import { useErrorText } from '../../../platform/error-text.ts';
import { useLocale } from '../../../platform/i18n/locale.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { toast } from '../../../ui/states/toast.ts';
import { nameIn } from '../library-tree.ts';
import { type Entry, type LibraryItem, libraryChanged, placeEntry, useLibraryChange } from '../traits.api.ts';
import { messages } from '../traits.messages.ts';

/** Puts an entry below another trait or category. */
export function MoveDialog({
  entry,
  items,
  onClose,
}: {
  entry: Entry;
  items: readonly LibraryItem[];
  onClose: () => void;
}) {
  const t = useText(messages);
  const locale = useLocale();
  const client = useQueryClient();
  const errorText = useErrorText();
  const above = parentKind(entry.kind);
  const parents = items.filter(
    (item) => item.kind === above && item.status === 'active' && item.id !== entry.parent_id,
  );
  const [to, setTo] = useState(parents[0]?.id ?? '');
  const target = parents.find((parent) => parent.id === to);
  const undo = async (edit: number) => {
    try {
      await placeEntry(entry, { edit, place: entry.sort_order, parent_id: entry.parent_id ?? '' });
    } catch (error) {
      toast.say({ message: errorText(error), tone: 'danger' });
    }
    await libraryChanged(client);
  };
  const move = useLibraryChange(
    () => placeEntry(entry, { edit: entry.edit, parent_id: to }),
    ({ edit }) => {
      onClose();
      toast.undo({
        message: t('traits.moved', { name: entry.name, parent: target?.name ?? '' }),
        onUndo: () => void undo(edit),
      });
    },
  );
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={() => move.mutate(undefined)}
      title={t('traits.move.title', { name: entry.name })}
      confirmLabel={t('traits.move')}
      disabled={to === ''}
      busy={move.isPending}
      error={move.error}
    >
      {parents.length === 0 ? (
        <p>{t('traits.move.none')}</p>
      ) : (
        <NativeSelect
          label={t('traits.move.to')}
          data={parents.map((parent) => ({ value: parent.id, label: nameIn(parent, locale) }))}
          value={to}
          onChange={(event) => setTo(event.currentTarget.value)}
        />
      )}
      <p>{t('traits.move.text')}</p>
    </ConfirmDialog>
  );
}
