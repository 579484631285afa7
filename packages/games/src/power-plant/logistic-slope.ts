import { exponential } from '@tryout/domain/statistics/elementary';
import { mean } from '@tryout/domain/statistics/statistics';

/** One yes or no beside what it may depend on. */
export interface Choice {
  readonly x: number;
  readonly taken: boolean;
}

/** Penalty on the square of the slope, as of a normal prior with standard deviation 1. */
const SLOPE_PENALTY = 1;
/** A far weaker one on the intercept keeps it finite when all choices are the same. */
const INTERCEPT_PENALTY = 0.01;
/** Newton steps; ten are enough for the last bit, a fixed number keeps the result the same everywhere. */
const STEPS = 40;
/** Longest step in either direction, so that no step overshoots where the curve is flat. */
const LONGEST_STEP = 2;

function probability(logit: number): number {
  return 1 / (1 + exponential(-logit));
}

function held(step: number): number {
  return Math.min(LONGEST_STEP, Math.max(-LONGEST_STEP, step));
}

/**
 * Slope of a logistic regression of `taken` on `x` (centred), log odds per unit of `x`, with a ridge penalty (le
 * Cessie & van Houwelingen 1992): finite even when a threshold separates the choices, and 0 when all are the same
 * on all `x`. Newton's method from 0 with a fixed number of steps, by + - * / and `exponential` alone.
 * @returns null for no choices
 */
export function logisticSlope(choices: readonly Choice[]): number | null {
  const centre = mean(choices.map(({ x }) => x));
  if (centre === null) return null;
  let intercept = 0;
  let slope = 0;
  for (let step = 0; step < STEPS; step++) {
    let [g0, g1] = [-INTERCEPT_PENALTY * intercept, -SLOPE_PENALTY * slope];
    let [h00, h01, h11] = [INTERCEPT_PENALTY, 0, SLOPE_PENALTY];
    for (const { x, taken } of choices) {
      const d = x - centre;
      const p = probability(intercept + slope * d);
      const residual = (taken ? 1 : 0) - p;
      const weight = p * (1 - p);
      g0 += residual;
      g1 += residual * d;
      h00 += weight;
      h01 += weight * d;
      h11 += weight * d * d;
    }
    const determinant = h00 * h11 - h01 * h01;
    intercept += held((h11 * g0 - h01 * g1) / determinant);
    slope += held((h00 * g1 - h01 * g0) / determinant);
  }
  return slope;
}
