import { normedFormula } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** How Reflex Check counts. The simple part, the frames and the way of answering describe the device; they count nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(NORMS.rcs_all, {
    task_key: 'reflex-check',
    subtrait_id: 'reaction_speed',
    name: 'Answers per second to one of two signals',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { rcs_all: 1.994 }, expect: { value: 50, total_score: 100 } },
      { inputs: { rcs_all: 2.3344 }, expect: { value: 60, total_score: 100 } },
      { inputs: { rcs_all: 0 }, expect: { value: 0, total_score: 100 } },
      { inputs: { rcs_all: null }, expect: null },
    ],
  }),
];
