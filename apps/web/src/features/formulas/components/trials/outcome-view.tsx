import type { FormulaResult } from '@tryout/domain/formulas/formula-evaluation';
import { displayScore } from '@tryout/domain/score-cards/bands';
import { useText } from '../../../../platform/i18n/use-text.ts';
import { BandChip } from '../../../../ui/charts/band-chip.tsx';
import { useMeasureWords } from '../../../measures/public.ts';
import { messages } from '../../formula-page.messages.ts';
import { outcomeText } from '../../point-text.ts';
import classes from './outcome-view.module.css';

/** Percent of the total; null where nothing came out. */
export const scoreOf = (outcome: FormulaResult['outcome']): number | null =>
  outcome === null ? null : (outcome.value / outcome.total_score) * 100;

/** What a formula gave, as value and total, as score and as band; where nothing came out, why. */
export function OutcomeView({ result }: { result: FormulaResult }) {
  const t = useText(messages);
  const words = useMeasureWords();
  const score = scoreOf(result.outcome);
  return (
    <div className={classes.outcome}>
      <p className={classes.line}>
        <output className={classes.score}>{displayScore(score) ?? '–'}</output>
        <span className={classes.value}>{outcomeText(result.outcome, t, words)}</span>
        <BandChip score={score} size="md" />
      </p>
      {result.reason !== null && <p className={classes.reason}>{t(`formulas.reason.${result.reason}`)}</p>}
    </div>
  );
}
