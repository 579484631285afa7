import { WEIGHT_TOLERANCE } from '../score-templates/score-template.ts';
import { round6 } from '../statistics/decimal.ts';

/** The sum of siblings' weights at six places; one that is not filled in (null) counts 0. */
export function sumOfWeights(weights: readonly (number | null)[]): number {
  return round6(weights.reduce((sum: number, weight) => sum + (weight ?? 0), 0));
}

/** Whether a sum of siblings' weights is 100, within the tolerance of 0.01. */
export function isFullSum(sum: number): boolean {
  return Math.abs(sum - 100) <= WEIGHT_TOLERANCE + 1e-9;
}

/** Whether a weight lies within 0 to 100; null, not filled in, and what is no number do not. */
export function isWeight(weight: number | null): weight is number {
  return weight !== null && weight >= 0 && weight <= 100;
}
