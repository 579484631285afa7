import { mean } from '@tryout/domain/statistics/statistics';

/** The shortest path. */
export const SHORTEST = 2;

/** Trials of a direction at which the staircase finds its level; they do not enter the span. */
export const LEAD_TRIALS = 4;

/** Errors after which the next path is one shorter. */
const ERRORS_DOWN = 2;

/** Where a staircase stands: the length of the next path, and the errors since it last became shorter. */
export interface Staircase {
  readonly length: number;
  readonly errors: number;
}

/**
 * One longer after a path without a fault, one shorter after every second one with a fault, within the given ends.
 * A path without a fault in between does not wipe out the first error: so the staircase of the norms counted.
 */
export function nextStair(stair: Staircase, correct: boolean, shortest: number, longest: number): Staircase {
  if (correct) return { length: Math.min(longest, stair.length + 1), errors: stair.errors };
  if (stair.errors + 1 < ERRORS_DOWN) return { length: stair.length, errors: stair.errors + 1 };
  return { length: Math.max(shortest, stair.length - 1), errors: 0 };
}

/** Mean length of the trials of one direction from the fifth on, right or wrong; null when there are none. */
export function spanOf(lengths: readonly number[]): number | null {
  return mean(lengths.slice(LEAD_TRIALS));
}
