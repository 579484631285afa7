import { formulaOfRow } from '@tryout/domain/formula-rows';
import type { FormulaTest } from '@tryout/domain/formula-validation';
import type { NormRow, TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** A T score against a norm in which less is better: 50 - 10 z, held within 0 to 100. */
function normed(
  name: string,
  subtrait_id: string,
  norm: NormRow,
  tests: readonly FormulaTest[],
): TaskFormula {
  const { data_point, mean, sd } = norm;
  return {
    key: `mail-scanner.${subtrait_id}`,
    name,
    version: '1.0',
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'norm_t', mean, sd, dir: -1 }),
    data_points: [data_point],
    tests,
    reliability: { r: norm.retest, trials: norm.trials, kind: 'retest', source: norm.source },
  };
}

/** How Mail Scanner counts. Omissions are too rare to tell people apart, and `bias` is a style; both count nowhere. */
export const FORMULAS: readonly TaskFormula[] = [
  normed('Marked letters left alone', 'response_inhibition', NORMS.commission, [
    { inputs: { commission: 0.2135 }, expect: { value: 50, total_score: 100 } },
    { inputs: { commission: 0.3381 }, expect: { value: 40, total_score: 100 } },
    { inputs: { commission: 1 }, expect: { value: 0, total_score: 100 } },
    { inputs: { commission: null }, expect: null },
  ]),
  normed('Evenness of the answer times', 'sustained_attention', NORMS.go_rt_sd, [
    { inputs: { go_rt_sd: 87.8791 }, expect: { value: 50, total_score: 100 } },
    { inputs: { go_rt_sd: 52.3142 }, expect: { value: 60, total_score: 100 } },
    { inputs: { go_rt_sd: 1000 }, expect: { value: 0, total_score: 100 } },
    { inputs: {}, expect: null },
  ]),
];
