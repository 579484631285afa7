import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

/** How Market Stall counts: the ability as 50 + 10 theta, exact by its own standard error. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'market-stall.numerical_reasoning',
    name: 'Ability in tables and charts',
    version: '1.0',
    revision: 3,
    formula: formulaOfRow({
      data_point: 'theta',
      subtrait_id: 'numerical_reasoning',
      transform: 'irt',
    }),
    data_points: ['theta'],
    tests: [
      { inputs: { theta: 0 }, expect: { value: 50, total_score: 100 } },
      { inputs: { theta: -0.8 }, expect: { value: 42, total_score: 100 } },
      { inputs: { theta: 5 }, expect: { value: 100, total_score: 100 } },
      { inputs: { theta: null }, expect: null },
      { inputs: {}, expect: null },
    ],
    reliability: {
      kind: 'standard_error',
      data_point: 'se',
      points: 10,
      scale: 'model',
      unconfirmed: 'items',
      source:
        'Standard error of the ability in this play (Bock & Mislevy 1982), with provisional difficulties of 24 kinds of questions; one answer in five is guessed right, and the prior is N(0, 2.5^2). Version 1.0: Rasch model, prior N(0, 1).',
    },
  },
];
