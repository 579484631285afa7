import type { FormulaInputs } from '../../formulas/formula.ts';
import type { NoOutcomeReason } from '../../formulas/formula-evaluation.ts';

/** A formula, the inputs, and what it must give: value, total and the case that counted (null: otherwise); or why not. */
export type FormulaRow = readonly [
  text: string,
  inputs: FormulaInputs,
  expected: readonly [value: number, total_score: number, case_index: number | null] | NoOutcomeReason,
];

const GRADED = `when accuracy >= 0.8 and mean_rt < 900: 8 of 10
when not (accuracy >= 0.8 or mean_rt < 900): 1 of 10
otherwise: 4 of 10`;

/** Cases in their order, otherwise, and the range of the outcome. */
export const FORMULAS: readonly FormulaRow[] = [
  ['8 of 10', {}, [8, 10, 0]],
  ['always: 8 of 10', {}, [8, 10, 0]],
  ['8 of 10 otherwise: not calculated', {}, [8, 10, 0]],
  ['always: x of y', { x: 2, y: 3 }, [2, 3, 0]],
  ['always: 2 + 3 of 4 * 5', {}, [5, 20, 0]],
  ['when x = 1: 1 of 2 when x = 2: 2 of 2', { x: 2 }, [2, 2, 1]],
  ['when x > 0: 1 of 2\nwhen x > 1: 2 of 2', { x: 5 }, [1, 2, 0]],
  ['when x > 0: 1 of 2\notherwise: 0 of 2', { x: 0 }, [0, 2, null]],
  ['when x > 0: 1 of 2\notherwise: 0 of 2', {}, [0, 2, null]],
  ['when x > 0: 1 of 2\nwhen y > 0: 2 of 2\notherwise: 0 of 2', { y: 5 }, [0, 2, null]],
  ['when x > 0: 1 of 2\nalways: 2 of 2', { x: 0 }, [2, 2, 1]],
  ['when x > 0: 1 of 2', { x: 0 }, 'no_case'],
  ['when x > 0: 1 of 2', {}, 'condition_unknown'],
  ['when x is missing: 0 of 2\nalways: 1 of 2', {}, [0, 2, 0]],
  [GRADED, { accuracy: 0.9, mean_rt: 700 }, [8, 10, 0]],
  [GRADED, { accuracy: 0.8, mean_rt: 899.9 }, [8, 10, 0]],
  [GRADED, { accuracy: 0.5, mean_rt: 1200 }, [1, 10, 1]],
  [GRADED, { accuracy: 0.9, mean_rt: 1200 }, [4, 10, null]],
  [GRADED, { accuracy: 0.9 }, [4, 10, null]],
  ['always: 11 of 10', {}, 'value_out_of_range'],
  ['always: -1 of 10', {}, 'value_out_of_range'],
  ['always: 10 of 10', {}, [10, 10, 0]],
  ['always: 0 of 10', {}, [0, 10, 0]],
  ['always: 0 of 0', {}, 'total_score_not_positive'],
  ['always: 0 of -1', {}, 'total_score_not_positive'],
  ['always: x of 10', {}, 'value_missing'],
  ['always: 5 of x', {}, 'total_score_missing'],
  ['always: 1 / 0 of 10', {}, 'value_missing'],
  ['always: 5 of 1e308 * 10', {}, 'total_score_missing'],
  ['when @"Fast and right": 3 of 4\notherwise: 1 of 4', { mean_rt: 1, accuracy: 1 }, [3, 4, 0]],
  ['# norms of 2019\nalways: norm_t(x, 10, 2, -1) of 100 # fewer is better\n', { x: 8 }, [60, 100, 0]],
  [
    'when @fast: linear(accuracy, 0.5, 1) of 100\notherwise: not calculated',
    { mean_rt: 1, accuracy: 0.75 },
    [50, 100, 0],
  ],
  ['always: mean(trials.rt) of best(trials.rt)', { 'trials.rt': [1, 3, null] }, [2, 3, 0]],
];
