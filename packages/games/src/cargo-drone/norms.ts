import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Fishing version of the balloon task, 522 US adults online in 2016, 147 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). Loads of fish, not crates; for orientation only.';

/** Mean casts of the kept version, the nearest published task. */
export const FISHING: NormRow = {
  data_point: 'adjusted_pumps',
  version: '1.0',
  revision: 1,
  n: 522,
  mean: 30.883,
  sd: 11.6725,
  retest: 0.35,
  trials: 30,
  percentiles: { p05: 11.1139, p25: 22.9604, p50: 31.0972, p75: 39.7193, p95: 50 },
  source: SOURCE,
  provisional: true,
};

/** For orientation only: no formula of Cargo Drone counts against a norm. */
export const NORMS: readonly NormRow[] = [FISHING];
