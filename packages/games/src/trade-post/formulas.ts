import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

function share(subtrait_id: string, data_point: string, name: string): TaskFormula {
  return {
    key: `trade-post.${subtrait_id}`,
    name,
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'ratio', max: 1 }),
    data_points: [data_point],
    tests: [
      { inputs: { [data_point]: 0 }, expect: { value: 0, total_score: 1 } },
      { inputs: { [data_point]: 0.45 }, expect: { value: 0.45, total_score: 1 } },
      { inputs: { [data_point]: null }, expect: null },
    ],
    reliability: {
      kind: 'unknown',
      scale: 'place',
      source: 'No play of this form has been repeated.',
    },
  };
}

/**
 * How Trade Post could count: three descriptions, each with a better and a worse end only where a score template sets
 * a target range. No ready simulation weighs them, and no reliability of this form is known.
 */
export const FORMULAS: readonly TaskFormula[] = [
  share('trusting', 'sent_share', 'Share that is entrusted'),
  share('reciprocity', 'returned_share', 'Share that is given back'),
  share('fairness', 'evenness', 'How even divisions have to be'),
];
