import type { FormulaInputs } from '../formulas/formula.ts';

/** How an operator is written in a text, with an example that is computed wherever it is shown. */
export interface OperatorForm {
  /** With names for its operands, e.g. `clamp(x, low, high)`. */
  readonly form: string;
  /** A value, or for comparisons and logic a condition, that uses it. */
  readonly example: string;
  readonly inputs: FormulaInputs;
}

const TRIALS = { 'trials.rt': [410, null, 390, 460] };
const RIGHT = { 'trials.correct': [true, false, null, true, true] };

function formOf(form: string, example: string, inputs: FormulaInputs = {}): OperatorForm {
  return { form, example, inputs };
}

/** The written form of every operator of the registry, by key. */
export const OPERATOR_FORMS: Readonly<Record<string, OperatorForm>> = {
  eq: formOf('x = y', 'colour = "red"', { colour: 'red' }),
  ne: formOf('x != y', 'level != 3', { level: 3 }),
  gt: formOf('x > y', 'accuracy > 0.8', { accuracy: 0.8 }),
  gte: formOf('x >= y', 'accuracy >= 0.8', { accuracy: 0.8 }),
  lt: formOf('x < y', 'mean_rt < 900', { mean_rt: 700 }),
  lte: formOf('x <= y', 'mean_rt <= 900', { mean_rt: 901 }),
  between: formOf('x between low and high', 'level between 2 and 4', { level: 4 }),
  in: formOf('x in (a, b)', 'colour in ("red", "blue")', { colour: 'green' }),
  not_in: formOf('x not in (a, b)', 'colour not in ("red", "blue")', { colour: 'green' }),
  exists: formOf('x exists', 'mean_rt exists', { mean_rt: null }),
  missing: formOf('x is missing', 'mean_rt is missing', { mean_rt: null }),
  all: formOf('all(a, b)', 'all(level > 1, level < 5)', { level: 3 }),
  any: formOf('any(a, b)', 'any(level = 1, level = 2)', { level: 3 }),
  none: formOf('none(a, b)', 'none(level = 1, level = 2)', { level: 3 }),
  add: formOf('x + y', '0.1 + 0.2'),
  sub: formOf('x - y', '1 - 3'),
  mul: formOf('x * y', '2 * 3 * 4'),
  div: formOf('x / y', '2 / 3'),
  min: formOf('min(x, y)', 'min(3, 1, 2)'),
  max: formOf('max(x, y)', 'max(3, 1, 2)'),
  abs: formOf('abs(x)', 'abs(-3)'),
  round: formOf('round(x)', 'round(-2.5)'),
  clamp: formOf('clamp(x, low, high)', 'clamp(11, 0, 10)'),
  count: formOf('count(series)', 'count(trials.rt)', TRIALS),
  sum: formOf('sum(series)', 'sum(trials.rt)', TRIALS),
  mean: formOf('mean(series)', 'mean(trials.rt)', TRIALS),
  median: formOf('median(series)', 'median(trials.rt)', TRIALS),
  sd: formOf('sd(series)', 'sd(trials.rt)', TRIALS),
  last: formOf('last(series)', 'last(trials.rt)', TRIALS),
  best: formOf('best(series)', 'best(trials.rt)', TRIALS),
  ratio: formOf('ratio(series)', 'ratio(trials.correct)', RIGHT),
  linear: formOf('linear(x, zero_at, hundred_at)', 'linear(8, 10, 0)'),
  step: formOf('step(x, from: value, from: value)', 'step(12, 0: 10, 10: 20, 20: 100)'),
  target: formOf('target(x, target, tolerance)', 'target(55, 50, 10)'),
  invert: formOf('invert(x, most)', 'invert(30, 100)'),
  norm_t: formOf('norm_t(x, mean, sd, dir)', 'norm_t(1.421, 1.21, 0.211, 1)'),
  norm_pct: formOf('norm_pct(x, mean, sd, dir)', 'norm_pct(1, 0, 1, -1)'),
  table: formOf('table(x, at: value, at: value)', 'table(15, 0: 10, 10: 20, 20: 100)'),
  irt: formOf('irt(theta)', 'irt(1.5)'),
};
