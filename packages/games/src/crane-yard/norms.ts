import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Tower of London, 12 problems of 2 to 5 moves with 20 s each, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472).';

/** Points over the 12 problems of the source: mean and spread among people. */
export const SOURCE_GRADED = { mean: 24.5939, sd: 5.2192, problems: 12 } as const;

/** Provisional norms, until 200 finished plays of a form give its own. This game has other problems and more time. */
export const NORMS = {
  graded_rate: {
    data_point: 'graded_rate',
    version: '1.0',
    revision: 2,
    n: 522,
    mean: 2.049492,
    sd: 0.434933,
    retest: 0.3757,
    trials: 12,
    source: `${SOURCE} Points per problem.`,
    provisional: true,
  },
  extra_per_solved: {
    data_point: 'extra_per_solved',
    version: '1.0',
    revision: 1,
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
