import type { NormRow } from '../task-scoring.ts';

const SOURCE =
  'Columbia card task, cards turned one by one, 24 rounds, 521 US adults online in 2016, 150 of them again after months: own computation from the data of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472).';

function row(data_point: string, mean: number, sd: number, retest: number): NormRow {
  return {
    data_point,
    version: '1.0',
    revision: 1,
    n: 521,
    mean,
    sd,
    retest,
    trials: 24,
    source: SOURCE,
    provisional: true,
  };
}

/** Provisional norms, until 200 finished plays of this version give its own. */
export const NORMS = {
  information_use: row('information_use', 1.3858, 0.942, 0.4029),
  avg_cards: row('avg_cards', 12.7178, 6.0834, 0.7001),
} as const satisfies Readonly<Record<string, NormRow>>;
