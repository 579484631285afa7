import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { traceLines, useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../computation.messages.ts';
import { messages as reasons } from '../../reasons.messages.ts';
import type { Card, CardFormula } from '../../score-cards.api.ts';
import { reasonText } from '../../text/reason-text.ts';
import { CountedNorm } from './counted-norm.tsx';
import classes from './formula-trace.module.css';

const READABLE = { maximumFractionDigits: 2 } as const;

/** One formula: which case counted, its steps in plain words, what it gave. */
export function FormulaTrace({ formula, card }: { formula: CardFormula; card: Card }) {
  const t = useText(messages);
  const why = useText(reasons);
  const words = useMeasureWords();
  const { number } = useFormat();
  const task = card.plays
    .find((play) => play.id === formula.play_id)
    ?.tasks.find((one) => one.key === formula.task_key);
  const gave =
    formula.value === null
      ? t('computed.formula_none', { reason: reasonText(formula.reason, why) })
      : t('computed.formula_gave', {
          value: number(formula.value, READABLE),
          total: number(formula.total_score ?? 0, READABLE),
        });
  const applied =
    formula.case_index === null
      ? formula.value !== null && t('computed.formula_fallback')
      : t('computed.formula_case', { n: formula.case_index + 1 });
  return (
    <section className={classes.formula}>
      <p className={classes.head}>
        <strong>{task?.name ?? formula.task_key}</strong>
        <span>{t('computed.formula', { key: formula.formula_key, version: formula.formula_version })}</span>
      </p>
      <p>
        {applied} {gave}
      </p>
      {formula.corrected_from && (
        <p>
          <strong>{t('computed.corrected')}</strong>{' '}
          {formula.corrected_from.value === null
            ? t('computed.corrected_none')
            : t('computed.corrected_before', {
                value: number(formula.corrected_from.value, READABLE),
                total: number(formula.corrected_from.total_score ?? 0, READABLE),
              })}
        </p>
      )}
      {formula.norm && <CountedNorm norm={formula.norm} measure={formula.measure} />}
      <ol className={classes.steps} aria-label={t('computed.steps')}>
        {traceLines(formula.steps, words).map((line) => (
          <li key={line.path}>{line.text}</li>
        ))}
      </ol>
    </section>
  );
}
