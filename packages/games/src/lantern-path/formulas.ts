import { normedFormula } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** How Lantern Path counts. The backward span counts nowhere alone: its retest reliability is about .3. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(NORMS.mean_span, {
    task_key: 'lantern-path',
    subtrait_id: 'visuospatial_memory',
    name: 'Length of paths kept in mind',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { mean_span: 5.7298 }, expect: { value: 50, total_score: 100 } },
      { inputs: { mean_span: 6.5284 }, expect: { value: 60, total_score: 100 } },
      { inputs: { mean_span: 1.5 }, expect: { value: 0, total_score: 100 } },
      { inputs: { mean_span: null }, expect: null },
    ],
  }),
];
