import { useText } from '../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { useDeleteFormula } from '../formulas.api.ts';
import { messages } from '../formulas.messages.ts';

interface DeleteDraftDialogProps {
  formula: { readonly id: string; readonly name: string; readonly version: number };
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before a draft is deleted for good. */
export function DeleteDraftDialog({ formula, onClose, onDeleted }: DeleteDraftDialogProps) {
  const t = useText(messages);
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
          onSuccess: () => {
            onClose();
            onDeleted?.();
          },
        })
      }
    >
      {t('formulas.delete.text', { name: formula.name, version: formula.version })}
    </ConfirmDialog>
  );
}
