import { useFormat } from '../../../platform/i18n/use-format.ts';
import { useText } from '../../../platform/i18n/use-text.ts';
import { dataPointName, useMeasureWords } from '../../measures/public.ts';
import type { Norm } from '../simulations.api.ts';
import { messages } from '../simulations.messages.ts';
import classes from './norm-list.module.css';

/** What scores are compared with, where it comes from, and whether it is only lent for the time being. */
export function NormList({ norms }: { norms: readonly Norm[] }) {
  const t = useText(messages);
  const words = useMeasureWords();
  const { number } = useFormat();
  if (norms.length === 0) return <p className={classes.none}>{t('simulations.task.no_norms')}</p>;
  const sources = [...new Set(norms.map((norm) => norm.source))];
  return (
    <>
      <ul className={classes.list}>
        {norms.map((norm) => (
          <li key={`${norm.data_point} ${JSON.stringify(norm.form)}`}>
            <p className={classes.name}>
              {dataPointName(norm.data_point, words)}
              {typeof norm.form.trials === 'number' &&
                ` · ${t('simulations.norm.form', { n: norm.form.trials })}`}
              {norm.provisional && <span className={classes.badge}>{t('simulations.norm.provisional')}</span>}
            </p>
            <p className={classes.values}>
              {t('simulations.norm.values', {
                mean: number(norm.mean, { maximumFractionDigits: 4 }),
                sd: number(norm.sd, { maximumFractionDigits: 4 }),
                n: norm.n,
              })}
              {norm.reliability !== null &&
                ` · ${t('simulations.norm.reliability', { value: number(norm.reliability, { maximumFractionDigits: 2 }) })}`}
            </p>
          </li>
        ))}
      </ul>
      {norms.some((norm) => norm.provisional) && (
        <p className={classes.none}>{t('simulations.norm.provisional_text')}</p>
      )}
      {sources.map((source) => (
        <p key={source} className={classes.source}>
          {t('simulations.norm.source', { source })}
        </p>
      ))}
    </>
  );
}
