import type { NormRow } from '../task-scoring.ts';

const PERSONS =
  '522 US adults online in 2016, about 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472)';

/**
 * Provisional norms, until 200 finished plays of a form give its own. In the first eight of the twenty rounds the average
 * person gets 1.2 T less far than over all of them; nobody played eight rounds twice, so their error is estimated.
 */
export const NORMS = {
  mean_load: {
    data_point: 'mean_load',
    version: '1.0',
    revision: 2,
    n: 504,
    mean: 2.0843,
    sd: 0.6568,
    retest: 0.79,
    trials: 20,
    percentiles: { p05: 1.2075, p25: 1.6, p50: 2, p75: 2.4, p95: 3.25 },
    source: `Adaptive n-back task, 20 rounds, ${PERSONS}. The same rule of adaptation with letters in place of signs.`,
    provisional: true,
    forms: [{ settings: {}, trials: 8, norm: { mean: 2.0055, sd: 0.66 } }],
  },
} as const satisfies Readonly<Record<string, NormRow>>;

/**
 * The keep-track task of the same persons, through which the form without time is put on the scale of the mean load.
 * `rounds_at_belt`: rounds at the belt that are as reliable as one of its nine rounds, so that the uncertainty told is
 * that of this form: its retest reliability of .47 is what 4.7 of 20 rounds at the belt would have (Spearman-Brown).
 */
export const KEEP_TRACK = { mean: 0.5738, sd: 0.1281, rounds_at_belt: 0.52 } as const;
