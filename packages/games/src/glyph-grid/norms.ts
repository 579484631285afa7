import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Raven Progressive Matrices, 18 items, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). For orientation only: other items, eight options and no time limit. No score is computed from it; abilities are told on the scale of the item model.';

/** For orientation, until 200 finished plays of this version calibrate the items. */
export const NORMS = {
  n_correct: {
    data_point: 'n_correct',
    version: '1.0',
    revision: 1,
    n: 522,
    mean: 9.4483,
    sd: 4.3013,
    retest: 0.78,
    trials: 18,
    percentiles: { p05: 2.05, p25: 6, p50: 9, p75: 13, p95: 17 },
    source: SOURCE,
    provisional: true,
  },
} as const satisfies Readonly<Record<string, NormRow>>;
