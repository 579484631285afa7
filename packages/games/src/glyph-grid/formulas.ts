import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';

/** How Glyph Grid counts: the ability of either form as 50 + 10 theta, exact by its own standard error. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'glyph-grid.abstract_reasoning',
    name: 'Ability in grids of figures',
    version: '1.0',
    revision: 3,
    formula: formulaOfRow({
      data_point: 'theta',
      subtrait_id: 'abstract_reasoning',
      transform: 'irt',
    }),
    data_points: ['theta'],
    tests: [
      { inputs: { theta: 0 }, expect: { value: 50, total_score: 100 } },
      { inputs: { theta: 1.25 }, expect: { value: 62.5, total_score: 100 } },
      { inputs: { theta: -5 }, expect: { value: 0, total_score: 100 } },
      { inputs: { theta: null }, expect: null },
      { inputs: {}, expect: null },
    ],
    reliability: {
      kind: 'standard_error',
      data_point: 'se',
      points: 10,
      scale: 'model',
      unconfirmed: 'items',
      widened: 1.36,
      source:
        'Standard error of the ability in this play (Bock & Mislevy 1982), under provisional item parameters: difficulty from number and kind of rules, discrimination 1.5, guessing .25, slips .02. Nobody calibrated them: should the items discriminate by .9, the error is 1.36 times the one of the model (6.0 for 4.4 points), and that one is told.',
    },
  },
];
