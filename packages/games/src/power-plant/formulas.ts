import type { ShapePoint } from '@tryout/domain/formulas/formula';
import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

/** From consistency to score: what chance alone gives counts nothing, and from there it rises evenly. */
const POINTS: readonly ShapePoint[] = [
  [0, 0],
  [0.5, 0],
  [1, 100],
];

const UNREPEATED = 'No play of this form has been repeated.';

/**
 * How Power Plant counts. Following what effort is worth is better the closer it is; willingness for effort is a
 * description with a better and a worse end only where a score template sets a target range. No retest of this form
 * is published, so its uncertainty is unknown; both belong to a low weight.
 */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'power-plant.effort_allocation',
    name: 'How closely the choice of the hard shift follows its worth',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'ev_consistency',
      subtrait_id: 'effort_allocation',
      transform: 'table',
      points: POINTS,
    }),
    data_points: ['ev_consistency'],
    tests: [
      { inputs: { ev_consistency: 1 }, expect: { value: 100, total_score: 100 } },
      { inputs: { ev_consistency: 0.8 }, expect: { value: 60, total_score: 100 } },
      { inputs: { ev_consistency: 0.3 }, expect: { value: 0, total_score: 100 } },
      { inputs: { ev_consistency: null }, expect: null },
    ],
    reliability: { kind: 'unknown', scale: 'percent', source: UNREPEATED },
  },
  {
    key: 'power-plant.effort_willingness',
    name: 'Share of choices for the hard shift',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'hard_share',
      subtrait_id: 'effort_willingness',
      transform: 'ratio',
      max: 1,
    }),
    data_points: ['hard_share'],
    tests: [
      { inputs: { hard_share: 0.375 }, expect: { value: 0.375, total_score: 1 } },
      { inputs: {}, expect: null },
    ],
    reliability: { kind: 'unknown', scale: 'place', source: UNREPEATED },
  },
];
