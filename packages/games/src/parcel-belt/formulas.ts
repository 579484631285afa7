import { normedFormula } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** How Parcel Belt counts: by the level the rounds reach, never by the share of right decisions. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(NORMS.mean_load, {
    task_key: 'parcel-belt',
    subtrait_id: 'memory_updating',
    name: 'How far back a running list is kept up to date',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { mean_load: 2.0843 }, expect: { value: 50, total_score: 100 } },
      { inputs: { mean_load: 1.4275 }, expect: { value: 40, total_score: 100 } },
      { inputs: { mean_load: 9 }, expect: { value: 100, total_score: 100 } },
      { inputs: { mean_load: null }, expect: null },
    ],
  }),
];
