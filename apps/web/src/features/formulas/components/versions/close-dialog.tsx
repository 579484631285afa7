import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { messages } from '../../formula-page.messages.ts';
import { readinessQuery, type StoredFormula, useMoveFormula } from '../../formulas.api.ts';

/** What taking a formula out of force would leave behind; refused where a published simulation would lose a score. */
export function CloseDialog({ formula, onClose }: { formula: StoredFormula; onClose: () => void }) {
  const t = useText(messages);
  const query = useQuery(readinessQuery(formula.id));
  const move = useMoveFormula();
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      title={t('formulas.closing.title')}
      confirmLabel={t('formulas.deactivate')}
      disabled={query.data?.unscored.length !== 0}
      busy={move.isPending}
      error={move.error}
      onConfirm={() =>
        move.mutate(
          {
            formula_id: formula.id,
            from: formula.status,
            to: 'closed',
            edit: formula.edit,
            replaces: formula.id,
          },
          { onSuccess: onClose },
        )
      }
    >
      <QueryView query={query} skeleton={<p>{t('formulas.activation.checking')}</p>}>
        {({ unscored }) =>
          unscored.length > 0 ? (
            <>
              <p>{t('formulas.closing.unscored')}</p>
              <ul>
                {unscored.map((simulation) => (
                  <li key={simulation.id}>{simulation.name}</li>
                ))}
              </ul>
            </>
          ) : (
            <p>{t('formulas.closing.text')}</p>
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}
