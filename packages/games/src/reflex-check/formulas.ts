import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

const { data_point, mean, sd, retest, trials, source } = NORMS.rcs_all;

/** How Reflex Check counts. The simple part, the frames and the way of answering describe the device; they count nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'reflex-check.reaction_speed',
    name: 'Answers per second to one of two signals',
    version: '1.0',
    formula: formulaOfRow({
      data_point,
      subtrait_id: 'reaction_speed',
      transform: 'norm_t',
      mean,
      sd,
      dir: 1,
    }),
    data_points: [data_point],
    tests: [
      { inputs: { rcs_all: 1.9844 }, expect: { value: 50, total_score: 100 } },
      { inputs: { rcs_all: 2.3433 }, expect: { value: 60, total_score: 100 } },
      { inputs: { rcs_all: 0 }, expect: { value: 0, total_score: 100 } },
      { inputs: { rcs_all: null }, expect: null },
    ],
    reliability: { r: retest, trials, kind: 'retest', source },
  },
];
