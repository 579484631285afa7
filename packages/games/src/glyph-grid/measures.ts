import { median } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';

/** One answer as the measures need it. */
export interface JudgedItem {
  /** null when missed. */
  readonly rt_ms: number | null;
  readonly correct: boolean;
  /** Time that such an item usually takes, ms. */
  readonly usual_ms: number;
  /** Ability and its standard error after the answer. */
  readonly theta: number;
  readonly se: number;
}

/** Fewest items from which an ability is told: the shortest form (simulations §1.1). */
export const MIN_ITEMS = 9;
/** Fewest correct answers from which a usual time is told. */
const MIN_CORRECT = 4;
/** An answer within this share of the usual time was a guess (Wise & Ma 2012, normative threshold of 10 %). */
const RAPID_SHARE = 0.1;

/** How many answers are correct. */
export function correctCount(items: readonly { readonly correct: boolean }[]): number {
  return items.filter((item) => item.correct).length;
}

/** Whether an answer came too fast to have looked for a rule. */
export function isRapidGuess(item: Pick<JudgedItem, 'rt_ms' | 'usual_ms'>): boolean {
  return item.rt_ms !== null && item.rt_ms < RAPID_SHARE * item.usual_ms;
}

function rested(items: readonly JudgedItem[], value: number): Measured {
  return items.length < MIN_ITEMS ? 'too_few_trials' : { value, trials: items.length };
}

function usualTime(items: readonly JudgedItem[]): Measured {
  const times = items.flatMap((item) => (item.correct && item.rt_ms !== null ? [item.rt_ms] : []));
  const middle = median(times);
  return times.length < MIN_CORRECT || middle === null
    ? 'too_few_trials'
    : { value: middle, trials: times.length };
}

/** Every measure of the task by data point key; none when no item was reached. */
export function measure(items: readonly JudgedItem[]): Readonly<Record<string, Measured>> {
  const last = items.at(-1);
  if (last === undefined) return {};
  return {
    n_correct: rested(items, correctCount(items)),
    p_correct: rested(items, correctCount(items) / items.length),
    theta: rested(items, last.theta),
    se: rested(items, last.se),
    median_rt_correct: usualTime(items),
    timeouts: items.filter((item) => item.rt_ms === null).length,
    rapid_guess_rate: rested(items, items.filter(isRapidGuess).length / items.length),
  };
}
