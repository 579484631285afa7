import type { ShapePoint } from '@tryout/domain/formulas/formula';
import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

/** An order by chance agrees to 34 percent and earns nothing; from there on it rises evenly to full agreement. */
const ORDER: readonly ShapePoint[] = [
  [0, 0],
  [34, 0],
  [100, 100],
];

/** Agreement by chance is 0 and earns nothing. */
const DECISION: readonly ShapePoint[] = [
  [-1, 0],
  [0, 0],
  [1, 100],
];

/** Chance comes to about half: a place in the middle, an order left alone, one decision in four. */
const RECOVERY: readonly ShapePoint[] = [
  [0, 0],
  [50, 0],
  [100, 100],
];

interface Row {
  readonly subtrait_id: string;
  readonly name: string;
  readonly data_point: string;
  readonly points: readonly ShapePoint[];
  /** A value in the middle, and what it comes to. */
  readonly sample: readonly [number, number];
  readonly best: number;
}

function tableFormula({ subtrait_id, name, data_point, points, sample, best }: Row): TaskFormula {
  return {
    key: `shift-desk.${subtrait_id}`,
    name,
    version: '1.0',
    revision: 3,
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'table', points }),
    data_points: [data_point],
    tests: [
      { inputs: { [data_point]: best }, expect: { value: 100, total_score: 100 } },
      { inputs: { [data_point]: sample[0] }, expect: { value: sample[1], total_score: 100 } },
      { inputs: { [data_point]: 0 }, expect: { value: 0, total_score: 100 } },
      { inputs: { [data_point]: null }, expect: null },
    ],
    reliability: {
      kind: 'unknown',
      scale: 'percent',
      unconfirmed: 'key',
      source: 'No play of this form has been repeated; the key is provisional.',
    },
  };
}

/** How Shift Desk counts: three tables from agreement with a provisional key; reliability unknown. */
export const FORMULAS: readonly TaskFormula[] = [
  tableFormula({
    subtrait_id: 'prioritising',
    name: 'Agreement on the order of messages',
    data_point: 'order_agreement',
    points: ORDER,
    sample: [67, 50],
    best: 100,
  }),
  tableFormula({
    subtrait_id: 'task_judgement',
    name: 'Agreement on what to do with messages',
    data_point: 'decision_kappa',
    points: DECISION,
    sample: [0.6, 60],
    best: 1,
  }),
  tableFormula({
    subtrait_id: 'picking_up_again',
    name: 'How work holds after interruptions',
    data_point: 'recovery',
    points: RECOVERY,
    sample: [80, 60],
    best: 100,
  }),
];
