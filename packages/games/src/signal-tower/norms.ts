import { onlineNorm } from '../online-norm.ts';
import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Attention Network Task, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472), valid plays only: rates of people with less than 70 % right are left out, as in this game. A related flanker task with other timing: 144 trials, a third of them with opposing signals.';

/** The source's form: a third of the signals oppose, a third agree, a third are neutral. */
const THIRDS = { share_incongruent: 0.3333 } as const;
/** The form of this game: half of the signals oppose. Cut from the same plays. */
const HALVES = { share_incongruent: 0.5 } as const;

/**
 * Provisional norms, until 200 finished plays of a form give its own. In half/half trials the average person's rate over
 * all signals lies 1.6 T below that of thirds (in T of the spread .1817). The two rates share their trials: their errors
 * correlate by .83, the rates themselves by .95 (in thirds by .91).
 */
export const NORMS = {
  rcs_all: onlineNorm(SOURCE, 'rcs_all', [1.5085, 0.1703, 0.677, 144], null, {
    revision: 2,
    settings: THIRDS,
    forms: [
      { settings: HALVES, trials: 96, norm: { mean: 1.4794, sd: 0.1763 }, r: 0.67 },
      { settings: HALVES, trials: 24, sem: 0.1308 },
    ],
    shares: [{ data_point: 'rcs_incong', error: 0.83, scores: 0.95 }],
  }),
  rcs_incong: onlineNorm(SOURCE, 'rcs_incong', [1.3721, 0.2059, 0.615, 48], null, {
    revision: 2,
    forms: [{ settings: {}, trials: 12, sem: 0.1705 }],
    shares: [{ data_point: 'rcs_all', error: 0.83, scores: 0.95 }],
  }),
  acc_all: onlineNorm(
    SOURCE,
    'acc_all',
    [0.9589, 0.0639, 0.11, 144],
    { p05: 0.8889, p25: 0.9514, p50: 0.9792, p75: 0.9931, p95: 1 },
    {
      revision: 2,
      settings: THIRDS,
      forms: [{ settings: HALVES, trials: 96, norm: { mean: 0.9512, sd: 0.0639 } }],
    },
  ),
} as const satisfies Readonly<Record<string, NormRow>>;
