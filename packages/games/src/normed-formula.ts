import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { NormRow, TaskFormula } from './task-scoring.ts';

/**
 * A formula that counts a data point by its norm: the T score `50 + dir * 10 z`, held within 0 to 100. `dir` is -1 where
 * less is better. The norm's retest reliability tells its uncertainty.
 */
export function normedFormula(
  norm: NormRow,
  formula: Pick<TaskFormula, 'name'> & {
    readonly task_key: string;
    readonly subtrait_id: string;
    readonly dir: 1 | -1;
    readonly tests: readonly FormulaTest[];
  },
): TaskFormula {
  const { data_point, mean, sd } = norm;
  const { task_key, name, subtrait_id, dir, tests } = formula;
  return {
    key: `${task_key}.${subtrait_id}`,
    name,
    version: '1.0',
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'norm_t', mean, sd, dir }),
    data_points: [data_point],
    tests,
    reliability: { r: norm.retest, trials: norm.trials, kind: 'retest', source: norm.source },
  };
}
