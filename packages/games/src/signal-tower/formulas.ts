import { normedFormula } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** How Signal Tower counts. `effect_rt` is told as detail and counts nowhere: its retest reliability is about .4. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(NORMS.rcs_incong, {
    task_key: 'signal-tower',
    subtrait_id: 'focused_attention',
    name: 'Answers per second against opposing lamps',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { rcs_incong: 1.3721 }, expect: { value: 50, total_score: 100 } },
      { inputs: { rcs_incong: 1.578 }, expect: { value: 60, total_score: 100 } },
      { inputs: { rcs_incong: 0 }, expect: { value: 0, total_score: 100 } },
      { inputs: { rcs_incong: null }, expect: null },
    ],
  }),
  normedFormula(NORMS.rcs_all, {
    task_key: 'signal-tower',
    subtrait_id: 'processing_speed',
    name: 'Answers per second',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { rcs_all: 1.5085 }, expect: { value: 50, total_score: 100 } },
      { inputs: { rcs_all: 1.3382 }, expect: { value: 40, total_score: 100 } },
      { inputs: { rcs_all: 10 }, expect: { value: 100, total_score: 100 } },
      { inputs: {}, expect: null },
    ],
  }),
  normedFormula(NORMS.acc_all, {
    task_key: 'signal-tower',
    subtrait_id: 'accuracy',
    name: 'Correct answers',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { acc_all: 0.9589 }, expect: { value: 50, total_score: 100 } },
      { inputs: { acc_all: 0.8311 }, expect: { value: 30, total_score: 100 } },
      { inputs: { acc_all: null }, expect: null },
    ],
  }),
];
