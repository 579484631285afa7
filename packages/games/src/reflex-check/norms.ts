import type { NormRow } from '../task-scoring.ts';

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  rcs_all: {
    data_point: 'rcs_all',
    version: '1.0',
    n: 522,
    mean: 1.9844,
    sd: 0.3589,
    retest: 0.6906,
    trials: 150,
    percentiles: { p05: 1.3542, p25: 1.7564, p50: 2.0073, p75: 2.2284, p95: 2.5054 },
    source:
      'Choice Reaction Time task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). Two colours to be answered by two keys, in place of a ball and a diamond.',
    provisional: true,
  },
} as const satisfies Readonly<Record<string, NormRow>>;
