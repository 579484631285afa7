import { onlineNorm } from '../online-norm.ts';
import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Attention Network Task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). A related flanker task with other timing.';

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  rcs_all: onlineNorm(SOURCE, 'rcs_all', [1.5012, 0.1817, 0.61, 144], {
    p05: 1.2176,
    p25: 1.4003,
    p50: 1.5095,
    p75: 1.621,
    p95: 1.7713,
  }),
  rcs_incong: onlineNorm(SOURCE, 'rcs_incong', [1.3568, 0.2435, 0.48, 48], {
    p05: 1.0783,
    p25: 1.2596,
    p50: 1.3787,
    p75: 1.4957,
    p95: 1.6575,
  }),
  acc_all: onlineNorm(SOURCE, 'acc_all', [0.9589, 0.0639, 0.11, 144], {
    p05: 0.8889,
    p25: 0.9514,
    p50: 0.9792,
    p75: 0.9931,
    p95: 1,
  }),
} as const satisfies Readonly<Record<string, NormRow>>;
