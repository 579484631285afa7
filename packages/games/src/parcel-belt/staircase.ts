import { DECISIONS, FARTHEST_BACK } from './settings.ts';

/**
 * How far back the next round compares (Jaeggi et al. 2008): one farther when at most a tenth of the decisions of a
 * round were wrong, one nearer when more than a quarter were, else the same. Never below 1.
 */
export function nextBack(back: number, mistakes: number): number {
  if (mistakes * 10 <= DECISIONS) return Math.min(FARTHEST_BACK, back + 1);
  if (mistakes * 4 > DECISIONS) return Math.max(1, back - 1);
  return back;
}
