import { onlineNorm } from '../online-norm.ts';
import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Go/no-go task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). 350 trials, nine in ten to be answered.';

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  commission: onlineNorm(SOURCE, 'commission', [0.2135, 0.1246, 0.5725, 35], {
    p05: 0.0286,
    p25: 0.1143,
    p50: 0.2,
    p75: 0.2857,
    p95: 0.4557,
  }),
  go_rt_sd: onlineNorm(SOURCE, 'go_rt_sd', [87.8791, 35.5649, 0.5698, 315], {
    p05: 46.5596,
    p25: 62.7573,
    p50: 78.2938,
    p75: 104.1784,
    p95: 162.1533,
  }),
} as const satisfies Readonly<Record<string, NormRow>>;
