import type { NormRow } from './task-scoring.ts';

/** A provisional norm of a first version from the 522 US adults whom Eisenberg et al. (2019) tested online. */
export function onlineNorm(
  source: string,
  data_point: string,
  [mean, sd, retest, trials]: readonly [mean: number, sd: number, retest: number, trials: number],
  percentiles: NormRow['percentiles'] | null,
  more: Partial<Pick<NormRow, 'revision' | 'settings' | 'forms' | 'shares'>> = {},
): NormRow {
  return {
    data_point,
    version: '1.0',
    revision: 1,
    n: 522,
    mean,
    sd,
    retest,
    trials,
    ...(percentiles && { percentiles }),
    source,
    provisional: true,
    ...more,
  };
}
