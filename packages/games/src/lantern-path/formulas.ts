import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

const { mean_span } = NORMS;

/** How Lantern Path counts. The backward span counts nowhere alone: its retest reliability is about .3. */
export const FORMULAS: readonly TaskFormula[] = [
  {
    key: 'lantern-path.visuospatial_memory',
    name: 'Length of paths kept in mind',
    version: '1.0',
    formula: formulaOfRow({
      data_point: 'mean_span',
      subtrait_id: 'visuospatial_memory',
      transform: 'norm_t',
      mean: mean_span.mean,
      sd: mean_span.sd,
      dir: 1,
    }),
    data_points: ['mean_span'],
    tests: [
      { inputs: { mean_span: 5.7298 }, expect: { value: 50, total_score: 100 } },
      { inputs: { mean_span: 6.5284 }, expect: { value: 60, total_score: 100 } },
      { inputs: { mean_span: 1.5 }, expect: { value: 0, total_score: 100 } },
      { inputs: { mean_span: null }, expect: null },
    ],
    reliability: { r: mean_span.retest, trials: mean_span.trials, kind: 'retest', source: mean_span.source },
  },
];
