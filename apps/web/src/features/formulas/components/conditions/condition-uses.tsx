import { Link } from '@tanstack/react-router';
import type { VersionStatus as Status } from '@tryout/contract/formulas/formula-fields';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Panel } from '../../../../ui/layout/panel.tsx';
import type { ConditionDetail } from '../../conditions.api.ts';
import { messages } from '../../conditions.messages.ts';
import { messages as shared } from '../../formulas.messages.ts';
import classes from '../formula-uses.module.css';
import { VersionStatus } from '../versions/version-status.tsx';

/** What names this condition, and what it names. */
export function ConditionUses({ detail }: { detail: ConditionDetail }) {
  const t = useText(messages);
  const s = useText(shared);
  const { formulas, conditions, names } = detail;
  return (
    <Panel title={t('formulas.conditions.used')}>
      {formulas.length + conditions.length === 0 && <p>{t('formulas.conditions.used_none')}</p>}
      {formulas.length > 0 && (
        <section>
          <h3>{t('formulas.conditions.used_formulas')}</h3>
          <ul className={classes.list}>
            {formulas.map((formula) => (
              <li key={formula.id} className={classes.item}>
                <Link to="/user/admin/formulas/$formulaId" params={{ formulaId: formula.id }}>
                  {formula.name}
                </Link>
                <VersionStatus status={formula.status} />
                <span className={classes.owner}>
                  {formula.condition_version === null
                    ? t('formulas.conditions.takes_active')
                    : t('formulas.conditions.put_in', { version: formula.condition_version })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Others title={t('formulas.conditions.used_conditions')} items={conditions} version={s} />
      <Others title={t('formulas.conditions.names')} items={names} version={s} />
    </Panel>
  );
}

interface OthersProps {
  title: string;
  items: readonly { id: string; name: string; version: number; status: Status }[];
  version: (key: 'formulas.version', values: { version: number }) => string;
}

function Others({ title, items, version }: OthersProps) {
  if (items.length === 0) return null;
  return (
    <section className={classes.conditions}>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {items.map((item) => (
          <li key={item.id} className={classes.item}>
            <Link to="/user/admin/formulas/conditions/$conditionId" params={{ conditionId: item.id }}>
              {item.name}
            </Link>
            <span className={classes.owner}>{version('formulas.version', { version: item.version })}</span>
            <VersionStatus status={item.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
