import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Tower of London, 12 problems of 2 to 5 moves with 20 s each, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472).';

/** Points over the 12 problems of the source: mean and spread among people. */
export const SOURCE_GRADED = { mean: 24.5939, sd: 5.2192, problems: 12 } as const;

/**
 * Spread of a mean over `trials` trials, from its spread over those of the source: people differ as much as before,
 * chance by the inverse of the length. The reliability `r` is that of the source's length.
 */
export function spreadAtLength(sd: number, r: number, sourceTrials: number, trials: number): number {
  return sd * Math.sqrt(r + ((1 - r) * sourceTrials) / trials);
}

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  graded_rate: {
    data_point: 'graded_rate',
    version: '1.0',
    n: 522,
    mean: 2.049492,
    sd: 0.387042,
    retest: 0.3757,
    trials: 12,
    source: `${SOURCE} Points per problem; the spread is that of 12 problems stepped to 18.`,
    provisional: true,
  },
  extra_per_solved: {
    data_point: 'extra_per_solved',
    version: '1.0',
    n: 521,
    mean: 0.4182,
    sd: 0.4382,
    retest: 0.3304,
    trials: 9,
    percentiles: { p05: 0, p25: 0.1111, p50: 0.3, p75: 0.5556, p95: 1.2857 },
    source: `${SOURCE} On average nine problems were solved.`,
    provisional: true,
  },
} as const satisfies Readonly<Record<string, NormRow>>;
