import { useFormat } from '../../../../platform/i18n/use-format.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { messages } from '../../computation.messages.ts';
import { messages as reasons } from '../../reasons.messages.ts';
import type { Card, CardSubtrait } from '../../score-cards.api.ts';
import { meanOfRatios } from '../../text/arithmetic.ts';
import { reasonText } from '../../text/reason-text.ts';
import classes from '../reasons/computation.module.css';
import { FormulaTrace } from '../reasons/formula-trace.tsx';

/** From here on a score is not simply the mean of its responses, but its closeness to a target range. */
const TARGET_GAP = 0.001;

/** A subtrait's mean written out, and every formula that fed it. */
export function SubtraitDetails({ subtrait, card }: { subtrait: CardSubtrait; card: Card }) {
  const t = useText(messages);
  const why = useText(reasons);
  const { number } = useFormat();
  const formulas = card.formulas.filter((formula) => formula.subtrait_id === subtrait.subtrait_id);
  const written = meanOfRatios(formulas, number);
  const aimed =
    written !== null && subtrait.score !== null && Math.abs(written.mean - subtrait.score) > TARGET_GAP;
  return (
    <>
      <p>
        <bdi>{subtrait.definition}</bdi>
      </p>
      <p className={classes.how}>
        {t('computed.poles', { low: subtrait.low_label, high: subtrait.high_label })}
      </p>
      {written && (
        <>
          <p className={classes.how}>{t('computed.subtrait_how')}</p>
          <p className={classes.sum} dir="ltr">
            {written.line}
          </p>
        </>
      )}
      {aimed && (
        <p className={classes.how}>
          {t('computed.target', { score: number(subtrait.score ?? 0, { maximumFractionDigits: 2 }) })}
        </p>
      )}
      {subtrait.score === null && <p className={classes.how}>{reasonText(subtrait.reason, why)}</p>}
      {formulas.length === 0 && <p className={classes.how}>{t('computed.no_formula')}</p>}
      {formulas.map((formula) => (
        <FormulaTrace
          key={`${formula.play_id} ${formula.task_index} ${formula.formula_id}`}
          formula={formula}
          card={card}
        />
      ))}
    </>
  );
}
