import { NativeSelect } from '@mantine/core';
import type { IndependentGroup } from '@tryout/contract/independent-groups/independent-groups';
import { useState } from 'react';
import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx';
import { useDeleteGroup } from '../independent-groups.api.ts';
import { messages } from '../independent-groups.messages.ts';

/** Deletes a group, with a group to move its members to where one is chosen. */
export function DeleteGroupDialog({
  group,
  others,
  onClose,
}: {
  readonly group: IndependentGroup;
  readonly others: readonly IndependentGroup[];
  readonly onClose: () => void;
}) {
  const t = useText(messages);
  const remove = useDeleteGroup();
  const [to, setTo] = useState('');
  return (
    <ConfirmDialog
      opened
      danger
      title={t('groups.delete.title', { name: group.name })}
      confirmLabel={t('groups.delete')}
      busy={remove.isPending}
      error={remove.error}
      onClose={onClose}
      onConfirm={() =>
        remove.mutate(
          { id: group.independent_group_id, reassign_to: to === '' ? null : to },
          { onSuccess: onClose },
        )
      }
    >
      <p>{t('groups.delete.text', { count: group.member_count })}</p>
      {group.member_count > 0 && others.length > 0 && (
        <NativeSelect
          label={t('groups.delete.move')}
          value={to}
          data={[
            { value: '', label: t('groups.delete.move_nowhere') },
            ...others.map((one) => ({ value: one.independent_group_id, label: one.name })),
          ]}
          onChange={({ currentTarget }) => setTo(currentTarget.value)}
        />
      )}
    </ConfirmDialog>
  );
}
