import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { normedFormula, reliabilityOf } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

const { graded_rate, extra_per_solved } = NORMS;

/**
 * Spare moves pile up at none and run out far to the other side, so a straight T score would punish the tail: this
 * table goes through the T scores of the source's percentiles (75th 56.7, 50th 50, 25th 43.3, 5th 33.6). None at all
 * stands at the middle of the best tenth or so.
 */
const ECONOMY = [
  [0, 64],
  [0.1111, 56.7],
  [0.3, 50],
  [0.5556, 43.3],
  [1.2857, 33.6],
  [3, 20],
  [6, 0],
] as const;

/** How Crane Yard counts. Planning time is a style and counts nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  normedFormula(graded_rate, {
    task_key: 'crane-yard',
    subtrait_id: 'planning_ahead',
    name: 'Points for short ways',
    revision: 2,
    dir: 1,
    tests: [
      { inputs: { graded_rate: 2.049492 }, expect: { value: 50, total_score: 100 } },
      { inputs: { graded_rate: 2.484425 }, expect: { value: 60, total_score: 100 } },
      { inputs: { graded_rate: 0 }, expect: { value: 2.877984, total_score: 100 } },
      { inputs: { graded_rate: null }, expect: null },
    ],
  }),
  {
    key: 'crane-yard.planning_economy',
    name: 'Moves beyond the fewest',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'extra_per_solved',
      subtrait_id: 'planning_economy',
      transform: 'table',
      points: ECONOMY,
    }),
    data_points: ['extra_per_solved'],
    tests: [
      { inputs: { extra_per_solved: 0 }, expect: { value: 64, total_score: 100 } },
      { inputs: { extra_per_solved: 0.3 }, expect: { value: 50, total_score: 100 } },
      { inputs: { extra_per_solved: 9 }, expect: { value: 0, total_score: 100 } },
      { inputs: { extra_per_solved: null }, expect: null },
    ],
    reliability: reliabilityOf(extra_per_solved),
  },
];
