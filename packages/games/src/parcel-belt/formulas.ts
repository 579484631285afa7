import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

const { mean_load } = NORMS;

/** How Parcel Belt counts: by the level the rounds reach, never by the share of right decisions. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'parcel-belt.memory_updating',
    name: 'How far back a running list is kept up to date',
    version: '1.0',
    formula: formulaOfRow({
      data_point: 'mean_load',
      subtrait_id: 'memory_updating',
      transform: 'norm_t',
      mean: mean_load.mean,
      sd: mean_load.sd,
      dir: 1,
    }),
    data_points: ['mean_load'],
    tests: [
      { inputs: { mean_load: 2.0843 }, expect: { value: 50, total_score: 100 } },
      { inputs: { mean_load: 1.4275 }, expect: { value: 40, total_score: 100 } },
      { inputs: { mean_load: 9 }, expect: { value: 100, total_score: 100 } },
      { inputs: { mean_load: null }, expect: null },
    ],
    reliability: { r: mean_load.retest, trials: mean_load.trials, kind: 'retest', source: mean_load.source },
  },
];
