import { normedFormula } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** How Mail Scanner counts. Omissions are too rare to tell people apart, and `bias` is a style; both count nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(NORMS.commission, {
    task_key: 'mail-scanner',
    subtrait_id: 'response_inhibition',
    name: 'Marked letters left alone',
    revision: 2,
    dir: -1,
    tests: [
      { inputs: { commission: 0.2135 }, expect: { value: 50, total_score: 100 } },
      { inputs: { commission: 0.3381 }, expect: { value: 40, total_score: 100 } },
      { inputs: { commission: 1 }, expect: { value: 0, total_score: 100 } },
      { inputs: { commission: null }, expect: null },
    ],
  }),
  normedFormula(NORMS.go_rt_sd, {
    task_key: 'mail-scanner',
    subtrait_id: 'sustained_attention',
    name: 'Evenness of the answer times',
    revision: 2,
    dir: -1,
    tests: [
      { inputs: { go_rt_sd: 87.8791 }, expect: { value: 50, total_score: 100 } },
      { inputs: { go_rt_sd: 52.3142 }, expect: { value: 60, total_score: 100 } },
      { inputs: { go_rt_sd: 1000 }, expect: { value: 0, total_score: 100 } },
      { inputs: {}, expect: null },
    ],
  }),
];
