import { formulaOfRow } from '@tryout/domain/formulas/formula-rows';
import type { FormulaTest } from '@tryout/domain/formulas/formula-validation';
import type { Reliability } from '@tryout/domain/score-cards/reliability';
import type { NormRow, TaskFormula } from './task-scoring.ts';

/** What a norm says of how exact the measure is, in the form of its source and in the others that have data. */
export function reliabilityOf(norm: NormRow): Reliability {
  const { retest: r, trials, source, settings, forms, shares } = norm;
  return {
    r,
    trials,
    kind: 'retest',
    source,
    scale: 'norm',
    ...(settings && { settings }),
    ...(forms && { forms }),
    ...(shares && { shares }),
  };
}

/**
 * A formula that counts a data point by its norm: the T score `50 + dir * 10 z`, held within 0 to 100. `dir` is -1 where
 * less is better. The norm's retest reliability tells its uncertainty.
 */
export function normedFormula(
  norm: NormRow,
  formula: Pick<TaskFormula, 'name' | 'revision'> & {
    readonly task_key: string;
    readonly subtrait_id: string;
    readonly dir: 1 | -1;
    readonly tests: readonly FormulaTest[];
  },
): TaskFormula {
  const { data_point, mean, sd } = norm;
  const { task_key, name, revision, subtrait_id, dir, tests } = formula;
  return {
    key: `${task_key}.${subtrait_id}`,
    name,
    version: '1.0',
    revision,
    formula: formulaOfRow({ data_point, subtrait_id, transform: 'norm_t', mean, sd, dir }),
    data_points: [data_point],
    tests,
    reliability: reliabilityOf(norm),
  };
}
