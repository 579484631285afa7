import { type Band, displayScore } from '../score-cards/bands.ts';

/** What an applicant's place depends on (product §2.17), before who applied first. */
export interface RankFacts {
  /** One decimal, 0 to 100; null = Not Calculated. */
  readonly job_fit_score: number | null;
  /** Share of weight with data, 0 to 1; null counts as 0. */
  readonly coverage: number | null;
  /** Scores of the subtraits, most important first; the first two decide. */
  readonly subtrait_scores: readonly (number | null)[];
}

/** Rank order of somebody without a job fit: after everyone who has one. */
export const NO_RANK = 1;

/**
 * The facts as one whole number, so that a database can keep the list sorted: ascending is best first, equal numbers
 * are then sorted by who came first. Digits, from the left: job fit in tenths (4), coverage in thousandths (4), whole
 * scores of the two most important subtraits plus one, 0 for none (3 each); the sum is negated. Every value is exact
 * (below 2^53).
 */
export function rankOrder({ job_fit_score, coverage, subtrait_scores }: RankFacts): number {
  if (job_fit_score === null) return NO_RANK;
  const place = (score: number | null | undefined) => (displayScore(score ?? null) ?? -1) + 1;
  const key =
    Math.round(job_fit_score * 10) * 1e10 +
    Math.round((coverage ?? 0) * 1000) * 1e6 +
    place(subtrait_scores[0]) * 1e3 +
    place(subtrait_scores[1]);
  return key === 0 ? 0 : -key;
}

/** Both ends included. */
export interface RankRange {
  readonly from: number;
  readonly to: number;
}

const WHOLE_FIT = 1e11;

/**
 * The rank orders of everybody whose job fit lies in a band, so that a database can use its sorted list for it. The
 * band is that of the number shown: 25.5 already counts as 26 (product §1, ruling 1).
 */
export function rankRangeOf(band: Pick<Band, 'min' | 'max'>): RankRange {
  // The least fit that is shown as the whole number after the band's last, less one step.
  const above = (band.max + 0.5) * WHOLE_FIT;
  const least = Math.max(0, (band.min - 0.5) * WHOLE_FIT);
  return { from: -(above - 1), to: least === 0 ? 0 : -least };
}
