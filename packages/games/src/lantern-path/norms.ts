import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Spatial span, 14 forward and 14 backward trials, 522 US adults online in 2016, 150 of them again after months: own computation from the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472). The same staircase on another board.';

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  mean_span: {
    data_point: 'mean_span',
    version: '1.0',
    revision: 1,
    n: 522,
    mean: 5.7298,
    sd: 0.7986,
    retest: 0.62,
    trials: 28,
    percentiles: { p05: 4.45, p25: 5.25, p50: 5.8, p75: 6.2875, p95: 6.9975 },
    source: SOURCE,
    provisional: true,
  },
} as const satisfies Readonly<Record<string, NormRow>>;
