import { BANDS, type BandKey, bandOf } from '@tryout/domain/score-cards/bands';
import { mean, quantile, sd } from '@tryout/domain/statistics/statistics';
import type { SimulatedCandidate } from './previews.api.ts';

/** How scores spread; figures are null without a score (spread: with fewer than two). */
export interface Spread {
  readonly scored: number;
  readonly missing: number;
  readonly mean: number | null;
  readonly sd: number | null;
  readonly low: number | null;
  readonly high: number | null;
  /** People by tenths of the scale: 0 to 9, 10 to 19 … 90 to 100. */
  readonly tenths: readonly number[];
}

/** Tells how scores spread; null stands for Not Calculated. */
export function spreadOf(scores: readonly (number | null)[]): Spread {
  const known = scores.filter((score) => score !== null);
  const tenths = new Array<number>(10).fill(0);
  for (const score of known) {
    const at = Math.min(9, Math.floor(score / 10));
    tenths[at] = (tenths[at] ?? 0) + 1;
  }
  return {
    scored: known.length,
    missing: scores.length - known.length,
    mean: mean(known),
    sd: sd(known),
    low: quantile(known, 0.1),
    high: quantile(known, 0.9),
    tenths,
  };
}

/** How many fall into each band of the job fit, best band first. */
export function bandCounts(
  candidates: readonly SimulatedCandidate[],
): { key: BandKey; min: number; count: number }[] {
  return BANDS.toReversed().map(({ key, min }) => ({
    key,
    min,
    count: candidates.filter((each) => bandOf(each.job_fit_score)?.key === key).length,
  }));
}

/** Minutes that half, and nine in ten, need at most; null without anybody. */
export function expectedMinutes(
  candidates: readonly SimulatedCandidate[],
): { half: number; most: number } | null {
  const minutes = candidates.map((each) => each.minutes);
  const [half, most] = [quantile(minutes, 0.5), quantile(minutes, 0.9)];
  return half === null || most === null ? null : { half, most };
}
