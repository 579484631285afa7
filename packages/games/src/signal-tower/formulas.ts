import { formulaOfRow } from '@tryout/domain/formula-rows';
import type { FormulaTest } from '@tryout/domain/formula-validation';
import type { NormRow, TaskFormula } from '../task-scoring.ts';
import { NORMS } from './norms.ts';

/** A T score against a norm: 50 + 10 z, held within 0 to 100. */
function normed(
  name: string,
  subtrait_id: string,
  norm: NormRow,
  tests: readonly FormulaTest[],
): TaskFormula {
  const { data_point, mean, sd } = norm;
  return {
    key: `signal-tower.${subtrait_id}`,
    name,
    version: '1.0',
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'norm_t', mean, sd, dir: 1 }),
    data_points: [data_point],
    tests,
    reliability: { r: norm.retest, trials: norm.trials, kind: 'retest', source: norm.source },
  };
}

/** How Signal Tower counts. `effect_rt` is told as detail and counts nowhere: its retest reliability is about .4. */
export const FORMULAS: readonly TaskFormula[] = [
  normed('Answers per second against opposing lamps', 'focused_attention', NORMS.rcs_incong, [
    { inputs: { rcs_incong: 1.3568 }, expect: { value: 50, total_score: 100 } },
    { inputs: { rcs_incong: 1.6003 }, expect: { value: 60, total_score: 100 } },
    { inputs: { rcs_incong: 0 }, expect: { value: 0, total_score: 100 } },
    { inputs: { rcs_incong: null }, expect: null },
  ]),
  normed('Answers per second', 'processing_speed', NORMS.rcs_all, [
    { inputs: { rcs_all: 1.5012 }, expect: { value: 50, total_score: 100 } },
    { inputs: { rcs_all: 1.3195 }, expect: { value: 40, total_score: 100 } },
    { inputs: { rcs_all: 10 }, expect: { value: 100, total_score: 100 } },
    { inputs: {}, expect: null },
  ]),
  normed('Correct answers', 'accuracy', NORMS.acc_all, [
    { inputs: { acc_all: 0.9589 }, expect: { value: 50, total_score: 100 } },
    { inputs: { acc_all: 0.8311 }, expect: { value: 30, total_score: 100 } },
    { inputs: { acc_all: null }, expect: null },
  ]),
];
