import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import { reliabilityOf } from '../normed-formula.ts';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

const { information_use } = NORMS;

/** The four values that there are, at their T scores in the source (mean 1.39, spread 0.94), rounded. */
const FACTS_USED = [
  [0, 35],
  [1, 46],
  [2, 57],
  [3, 67],
] as const;

/** How Salvage Dive counts. The number of crates opened is a description and counts nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'salvage-dive.information_use',
    name: 'Facts that show in the choices',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'information_use',
      subtrait_id: 'information_use',
      transform: 'table',
      points: FACTS_USED,
    }),
    data_points: ['information_use'],
    tests: [
      { inputs: { information_use: 0 }, expect: { value: 35, total_score: 100 } },
      { inputs: { information_use: 2 }, expect: { value: 57, total_score: 100 } },
      { inputs: { information_use: null }, expect: null },
    ],
    reliability: reliabilityOf(information_use),
  },
  {
    key: 'salvage-dive.expected_value_choice',
    name: 'Expected points of the choices in percent of the best',
    version: '1.0',
    revision: 2,
    formula: formulaOfRow({
      data_point: 'ev_efficiency',
      subtrait_id: 'expected_value_choice',
      transform: 'ratio',
      max: 100,
    }),
    data_points: ['ev_efficiency'],
    tests: [
      { inputs: { ev_efficiency: 100 }, expect: { value: 100, total_score: 100 } },
      { inputs: { ev_efficiency: 42.5 }, expect: { value: 42.5, total_score: 100 } },
      { inputs: { ev_efficiency: -20 }, expect: { value: 0, total_score: 100 } },
      { inputs: {}, expect: null },
    ],
    reliability: {
      kind: 'unknown',
      scale: 'percent',
      source: 'No play of this form has been repeated for this figure.',
    },
  },
];
