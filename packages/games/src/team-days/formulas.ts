import type { ShapePoint } from '@tryout/domain/formulas/formula';
import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

/**
 * From agreement to score. Agreement starts well above 0: ratings at random come to about 53, the same rating
 * throughout comes to about 65. Neither shows judgement, so the first counts next to nothing and the second lies in
 * the lowest band; from there on it rises evenly to full agreement.
 */
const POINTS: readonly ShapePoint[] = [
  [0, 0],
  [50, 0],
  [65, 20],
  [100, 100],
];

function agreement(subtrait_id: string, name: string): TaskFormula {
  return {
    key: `team-days.${subtrait_id}`,
    name,
    version: '1.0',
    revision: 3,
    formula: formulaOfRow({ data_point: subtrait_id, subtrait_id, transform: 'table', points: POINTS }),
    data_points: [subtrait_id],
    tests: [
      { inputs: { [subtrait_id]: 100 }, expect: { value: 100, total_score: 100 } },
      { inputs: { [subtrait_id]: 82.5 }, expect: { value: 60, total_score: 100 } },
      { inputs: { [subtrait_id]: 65 }, expect: { value: 20, total_score: 100 } },
      { inputs: { [subtrait_id]: 40 }, expect: { value: 0, total_score: 100 } },
      { inputs: { [subtrait_id]: null }, expect: null },
    ],
    reliability: {
      kind: 'unknown',
      scale: 'percent',
      unconfirmed: 'key',
      source: 'No play of this form has been repeated; the key is provisional.',
    },
  };
}

/** How Team Days counts: agreement with the key, by subtrait. */
export const FORMULAS: readonly TaskFormula[] = [
  agreement('collaboration', 'Agreement on working together'),
  agreement('integrity', 'Agreement on honesty'),
  agreement('customer_focus', 'Agreement on people whom one serves'),
];
