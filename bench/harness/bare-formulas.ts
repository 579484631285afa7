import type { FormulaInputs } from '@tryout/domain/formulas/formula';

/** What a formula gives; null: not calculated. */
export type BareOutcome = { readonly value: number; readonly total_score: number } | null;

/** Formulas as an administrator writes them. */
export const FORMULA_TEXTS: readonly string[] = [
  'always: norm_t(rcs_incong, 1.3568, 0.2435, 1) of 100',
  `when accuracy >= 0.8 and mean_rt < 900: 8 of 10
when accuracy >= 0.5 or level > 6: 4 of 10
otherwise: 1 of 10`,
  'always: clamp(100 * accuracy - 2 * errors, 0, 100) of 100',
  'when finished = true and span exists: table(span, 0: 0, 3: 40, 6: 80, 9: 100) of 100',
  'always: clamp((rcs_incong / 3 + accuracy) * 50, 0, 100) of 100',
];

type Bare = (play: FormulaInputs) => BareOutcome;

/** The same formulas as one would write them by hand: no rounding between the steps and nothing checked twice. */
export const BARE_FORMULAS: readonly Bare[] = [
  ({ rcs_incong: x }) => {
    if (typeof x !== 'number') return null;
    return outOf(held(50 + (10 * (x - 1.3568)) / 0.2435, 0, 100), 100);
  },
  ({ accuracy, mean_rt, level }) => {
    if (typeof accuracy !== 'number' || typeof mean_rt !== 'number') return outOf(1, 10);
    if (accuracy >= 0.8 && mean_rt < 900) return outOf(8, 10);
    if (typeof level !== 'number') return outOf(1, 10);
    return accuracy >= 0.5 || level > 6 ? outOf(4, 10) : outOf(1, 10);
  },
  ({ accuracy, errors }) => {
    if (typeof accuracy !== 'number' || typeof errors !== 'number') return null;
    return outOf(held(100 * accuracy - 2 * errors, 0, 100), 100);
  },
  ({ finished, span }) => {
    if (finished !== true || typeof span !== 'number') return null;
    return outOf(between(span), 100);
  },
  ({ rcs_incong, accuracy }) => {
    if (typeof rcs_incong !== 'number' || typeof accuracy !== 'number') return null;
    return outOf(held((rcs_incong / 3 + accuracy) * 50, 0, 100), 100);
  },
];

function outOf(value: number, total_score: number): BareOutcome {
  return { value: Math.round(value * 1e6) / 1e6, total_score };
}

function held(x: number, low: number, high: number): number {
  return x < low ? low : x > high ? high : x;
}

function between(span: number): number {
  if (span <= 3) return (span * 40) / 3;
  return span <= 6 ? 40 + ((span - 3) * 40) / 3 : Math.min(100, 80 + ((span - 6) * 20) / 3);
}
