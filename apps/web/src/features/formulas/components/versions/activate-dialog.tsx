import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { ConfirmDialog } from '../../../../ui/dialogs/confirm-dialog.tsx';
import { QueryView } from '../../../../ui/states/query-view.tsx';
import { blockerText } from '../../fault-text.ts';
import { messages } from '../../formula-page.messages.ts';
import { type FormulaDetail, type Readiness, readinessQuery, useMoveFormula } from '../../formulas.api.ts';
import { problemWords } from '../../problem.messages.ts';
import classes from './activate-dialog.module.css';
import { FormulaDifferences } from './formula-differences.tsx';

interface ActivateDialogProps {
  detail: FormulaDetail;
  onClose: () => void;
  /** Leads to what stands in the way, by its code. */
  onGo: (code: string) => void;
  onDone: () => void;
}

/** What activating would change; while anything stands in the way, what that is and the way to it. */
export function ActivateDialog({ detail, onClose, onGo, onDone }: ActivateDialogProps) {
  const t = useText(messages);
  const { formula, active } = detail;
  const query = useQuery(readinessQuery(formula.id));
  const move = useMoveFormula();
  const isReady = query.data?.activate.length === 0 && !query.isFetching;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={t(
        query.data && query.data.activate.length > 0
          ? 'formulas.activation.blocked'
          : 'formulas.activation.title',
      )}
      confirmLabel={t('formulas.activate')}
      disabled={!isReady}
      busy={move.isPending}
      error={move.error}
      onConfirm={() =>
        move.mutate(
          {
            formula_id: formula.id,
            from: formula.status,
            to: 'published',
            edit: formula.edit,
            replaces: query.data?.replaces?.id ?? null,
          },
          { onSuccess: onDone },
        )
      }
    >
      <QueryView query={query} skeleton={<p>{t('formulas.activation.checking')}</p>}>
        {(readiness) =>
          readiness.activate.length > 0 ? (
            <Blockers blockers={readiness.activate} onGo={onGo} />
          ) : (
            <div className={classes.parts}>
              <p>{t('formulas.activation.ready', { count: formula.tests.length })}</p>
              <p>
                {readiness.replaces
                  ? t('formulas.activation.replaces', readiness.replaces)
                  : t('formulas.activation.first')}
              </p>
              <p>{t('formulas.activation.simulations', { count: readiness.published_simulations })}</p>
              <p>{t('formulas.activation.cards')}</p>
              {active && active.id !== formula.id && (
                <section>
                  <h3>{t('formulas.activation.changes')}</h3>
                  <FormulaDifferences before={active} after={formula} />
                </section>
              )}
            </div>
          )
        }
      </QueryView>
    </ConfirmDialog>
  );
}

function Blockers({ blockers, onGo }: { blockers: Readiness['activate']; onGo: (code: string) => void }) {
  const t = useText(messages);
  const p = useText(problemWords);
  return (
    <ul className={classes.blockers}>
      {blockers.map((blocker) => (
        <li key={`${blocker.code}-${blocker.name}`} className={classes.blocker}>
          <span>{blockerText(blocker, p)}</span>
          <Button variant="default" size="sm" onClick={() => onGo(blocker.code)}>
            {t('formulas.activation.go_to')}
            <span className="visually-hidden">: {blockerText(blocker, p)}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
