import { formulaOfRow } from '@tryout/domain/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

function agreement(subtrait_id: string, name: string): TaskFormula {
  return {
    key: `team-days.${subtrait_id}`,
    name,
    version: '1.0',
    formula: formulaOfRow({ data_point: subtrait_id, subtrait_id, transform: 'ratio', max: 100 }),
    data_points: [subtrait_id],
    tests: [
      { inputs: { [subtrait_id]: 82.5 }, expect: { value: 82.5, total_score: 100 } },
      { inputs: { [subtrait_id]: 0 }, expect: { value: 0, total_score: 100 } },
      { inputs: { [subtrait_id]: null }, expect: null },
    ],
  };
}

/** How Team Days counts: agreement with the key, by subtrait. */
export const FORMULAS: readonly TaskFormula[] = [
  agreement('collaboration', 'Agreement on working together'),
  agreement('integrity', 'Agreement on honesty'),
  agreement('customer_focus', 'Agreement on people whom one serves'),
];
