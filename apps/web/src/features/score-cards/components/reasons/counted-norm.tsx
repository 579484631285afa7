import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { Disclosure } from '../../../../ui/layout/disclosure.tsx';
import { messages } from '../../counted-norm.messages.ts';
import type { CardFormula } from '../../score-cards.api.ts';
import classes from './counted-norm.module.css';

const READABLE = { maximumFractionDigits: 3 } as const;

/** The norm that a formula counted against: a badge, and its source on demand. */
export function CountedNorm({
  norm,
  measure,
}: {
  norm: NonNullable<CardFormula['norm']>;
  measure: CardFormula['measure'];
}) {
  const t = useText(messages);
  const { number } = useFormat();
  const about = {
    mean: number(norm.mean, READABLE),
    sd: number(norm.sd, READABLE),
    n: norm.n,
    version: norm.version,
  };
  return (
    <div className={classes.norm}>
      <span className={classes.badge} data-provisional={norm.provisional || undefined}>
        {t(norm.provisional ? 'counted_norm.provisional' : 'counted_norm.own')}
      </span>
      <Disclosure label={t('counted_norm.source')}>
        <p className={classes.text}>
          {t('counted_norm.about', about)} {norm.provisional && t('counted_norm.why')}
        </p>
        {measure?.is_estimated && (
          <p className={classes.text}>{t('counted_norm.estimated', { n: measure.form?.trials ?? 0 })}</p>
        )}
        <p className={classes.text}>
          <bdi>{norm.source}</bdi>
        </p>
      </Disclosure>
    </div>
  );
}
