import { onlineNorm } from '../online-norm.ts';
import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Choice Reaction Time task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472), valid plays only. 150 trials; two colours to be answered by two keys, in place of a ball and a diamond.';

/** Provisional norms, until 200 finished plays of a form give its own. The first 60 trials are 0.6 T quicker. */
export const NORMS = {
  rcs_all: onlineNorm(SOURCE, 'rcs_all', [1.994, 0.3404, 0.712, 150], null, {
    revision: 2,
    forms: [{ settings: {}, trials: 60, norm: { mean: 2.0155, sd: 0.3589 }, r: 0.659 }],
  }),
} as const satisfies Readonly<Record<string, NormRow>>;
