import { useQueryClient } from '@tanstack/react-query';
import { invalidateFeature } from '../../../../platform/api/query-client.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { useDeleteFormula } from '../../formulas.api.ts';
import { messages } from '../../formulas.messages.ts';

interface DeleteDraftDialogProps {
  formula: { readonly id: string; readonly name: string; readonly version: number };
  onClose: () => void;
  /** Leaves the page of what is gone. */
  onDeleted?: () => Promise<void>;
}

/** Asks before a draft is deleted for good. */
export function DeleteDraftDialog({ formula, onClose, onDeleted }: DeleteDraftDialogProps) {
  const t = useText(messages);
  const client = useQueryClient();
  const remove = useDeleteFormula();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('formulas.delete.title')}
      confirmLabel={t('formulas.delete')}
      busy={remove.isPending}
      error={remove.error}
      onConfirm={() =>
        remove.mutate(formula.id, {
          onSuccess: async () => {
            onClose();
            await onDeleted?.();
            await invalidateFeature(client, 'formulas');
          },
        })
      }
    >
      {t('formulas.delete.text', { name: formula.name, version: formula.version })}
    </ConfirmDialog>
  );
}
