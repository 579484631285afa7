import { onlineNorm } from '../online-norm.ts';
import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Go/no-go task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). 350 trials, nine in ten to be answered.';

/** Nine in ten letters are to be stamped. */
const RARE = { share_go: 0.9 } as const;

/**
 * Provisional norms, until 200 finished plays of a form give its own. In the first 210 of the 350 letters people hold
 * back better by 1.8 T and answer more evenly by 1.0 T than over all of them.
 */
export const NORMS = {
  commission: onlineNorm(
    SOURCE,
    'commission',
    [0.2135, 0.1246, 0.5725, 35],
    { p05: 0.0286, p25: 0.1143, p50: 0.2, p75: 0.2857, p95: 0.4557 },
    {
      revision: 2,
      settings: RARE,
      forms: [{ settings: RARE, trials: 21, norm: { mean: 0.1911, sd: 0.1364 }, r: 0.417 }],
    },
  ),
  go_rt_sd: onlineNorm(
    SOURCE,
    'go_rt_sd',
    [87.8791, 35.5649, 0.5698, 315],
    { p05: 46.5596, p25: 62.7573, p50: 78.2938, p75: 104.1784, p95: 162.1533 },
    {
      revision: 2,
      settings: RARE,
      forms: [{ settings: RARE, trials: 189, norm: { mean: 84.3226, sd: 35.5649 }, r: 0.484 }],
    },
  ),
} as const satisfies Readonly<Record<string, NormRow>>;
