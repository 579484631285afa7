import { Link } from '@tanstack/react-router';
import { useText } from '../../../platform/i18n/use-text.ts';
import { useLibraryNames } from '../../../platform/library-names.ts';
import { Panel } from '../../../ui/layout/panel.tsx';
import { CommonStatusChip } from '../../../ui/marks/common-status-chip.tsx';
import type { CommonStatus } from '../../../ui/marks/status.messages.ts';
import { messages } from '../formula-page.messages.ts';
import type { FormulaDetail } from '../formulas.api.ts';
import classes from './formula-uses.module.css';

type Uses = Pick<FormulaDetail, 'simulations' | 'simulations_total' | 'conditions'>;

/** Which simulations score with it, and which conditions it names. */
export function FormulaUses({ simulations, simulations_total, conditions }: Uses) {
  const t = useText(messages);
  const named = useLibraryNames();
  return (
    <Panel title={t('formulas.used')}>
      {simulations.length === 0 ? (
        <p>{t('formulas.used.none')}</p>
      ) : (
        <ul className={classes.list}>
          {simulations.map((simulation) => (
            <li key={simulation.id} className={classes.item}>
              <Link to="/user/simulations/$simulationId" params={{ simulationId: simulation.id }}>
                {named('simulations', simulation.name)}
              </Link>
              <span className={classes.owner}>{simulation.organization ?? t('formulas.used.platform')}</span>
              <CommonStatusChip status={simulation.status as CommonStatus} />
            </li>
          ))}
        </ul>
      )}
      {simulations_total > simulations.length && (
        <p>{t('formulas.used.more', { shown: simulations.length, total: simulations_total })}</p>
      )}
      {conditions.length > 0 && (
        <section className={classes.conditions}>
          <h3>{t('formulas.conditions_used')}</h3>
          <ul className={classes.list}>
            {conditions.map((condition) => (
              <li key={condition.id} className={classes.item}>
                <Link
                  to="/user/admin/formulas/conditions/$conditionId"
                  params={{ conditionId: condition.id }}
                >
                  {condition.name}
                </Link>
                <span className={classes.owner}>
                  {condition.newer_version === null
                    ? t('formulas.conditions_used.same', { version: condition.version })
                    : t('formulas.conditions_used.newer', {
                        version: condition.version,
                        newer: condition.newer_version,
                      })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Panel>
  );
}
