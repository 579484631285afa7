import { round6 } from '../statistics/decimal.ts';
import { mean, median, phi, sd } from '../statistics/statistics.ts';
import type { Scalar, ShapePoint } from './formula.ts';

/** Family of an operator (product §2.16). */
export type OperatorKind = 'compare' | 'logic' | 'arith' | 'aggregate' | 'shape';

/** What an operator takes. */
export type OperandType = 'number' | 'scalar' | 'series' | 'any' | 'condition';

/** Why something has no value. */
export type MissingReason =
  | 'data_point_missing'
  | 'wrong_type'
  | 'division_by_zero'
  | 'no_trials'
  | 'not_a_number'
  | 'spread_not_positive'
  | 'operand_missing';

/** A value, or missing with the reason. Missing goes through every operator but `exists` and `missing`. */
export type Computed<T = Scalar> =
  | { readonly value: T; readonly missing: null }
  | { readonly value: null; readonly missing: MissingReason };

/** An operator as listed for administrators; its meaning is fixed in code. */
export interface Operator {
  readonly key: string;
  readonly symbol: string;
  readonly label: string;
  readonly kind: OperatorKind;
  /** Fewest and most operands; null = any number. */
  readonly arity: readonly [least: number, most: number | null];
  readonly accepts: readonly OperandType[];
  readonly returns: 'number' | 'boolean';
}

/** The bare arithmetic of an operator: not rounded, and not yet known to be finite. */
export type ArithFunction = (
  args: readonly number[],
  points: readonly ShapePoint[],
) => number | MissingReason;
type Trials = readonly (number | boolean)[];
type AggregateFunction = (trials: Trials, numbers: readonly number[]) => number | MissingReason;

function operator(
  kind: OperatorKind,
  key: string,
  symbol: string,
  label: string,
  arity: Operator['arity'],
  accepts: Operator['accepts'],
): Operator {
  const returns = kind === 'compare' || kind === 'logic' ? 'boolean' : 'number';
  return { key, symbol, label, kind, arity, accepts, returns };
}

/** The seeded registry of operators, by family. */
export const OPERATORS: readonly Operator[] = [
  operator('compare', 'eq', '=', 'is', [2, 2], ['scalar']),
  operator('compare', 'ne', '≠', 'is not', [2, 2], ['scalar']),
  operator('compare', 'gt', '>', 'is more than', [2, 2], ['number']),
  operator('compare', 'gte', '≥', 'is at least', [2, 2], ['number']),
  operator('compare', 'lt', '<', 'is less than', [2, 2], ['number']),
  operator('compare', 'lte', '≤', 'is at most', [2, 2], ['number']),
  operator('compare', 'between', '[ ]', 'is between', [3, 3], ['number']),
  operator('compare', 'in', '∈', 'is one of', [2, null], ['scalar']),
  operator('compare', 'not_in', '∉', 'is none of', [2, null], ['scalar']),
  operator('compare', 'exists', '∃', 'has a value', [1, 1], ['any']),
  operator('compare', 'missing', '∅', 'has no value', [1, 1], ['any']),
  operator('logic', 'all', '∧', 'all of', [1, null], ['condition']),
  operator('logic', 'any', '∨', 'any of', [1, null], ['condition']),
  operator('logic', 'none', '¬', 'none of', [1, null], ['condition']),
  operator('arith', 'add', '+', 'plus', [2, null], ['number']),
  operator('arith', 'sub', '−', 'minus', [2, 2], ['number']),
  operator('arith', 'mul', '×', 'times', [2, null], ['number']),
  operator('arith', 'div', '÷', 'divided by', [2, 2], ['number']),
  operator('arith', 'min', 'min', 'the least of', [1, null], ['number']),
  operator('arith', 'max', 'max', 'the greatest of', [1, null], ['number']),
  operator('arith', 'abs', '| |', 'without sign', [1, 1], ['number']),
  operator('arith', 'round', '≈', 'rounded half up', [1, 1], ['number']),
  operator('arith', 'clamp', '[ ]', 'held between', [3, 3], ['number']),
  operator('aggregate', 'count', 'n', 'number of trials', [1, 1], ['series']),
  operator('aggregate', 'sum', 'Σ', 'sum over trials', [1, 1], ['series']),
  operator('aggregate', 'mean', 'x̄', 'mean over trials', [1, 1], ['series']),
  operator('aggregate', 'median', 'x̃', 'median over trials', [1, 1], ['series']),
  operator('aggregate', 'sd', 's', 'spread over trials', [1, 1], ['series']),
  operator('aggregate', 'last', '→', 'last trial', [1, 1], ['series']),
  operator('aggregate', 'best', '↑', 'best trial', [1, 1], ['series']),
  operator('aggregate', 'ratio', '%', 'share of trials that are true', [1, 1], ['series']),
  operator('shape', 'linear', '⟋', 'from 0 to 100 between', [3, 3], ['number']),
  operator('shape', 'step', '⌐', 'in steps', [1, 1], ['number']),
  operator('shape', 'target', '◎', 'closeness to', [3, 3], ['number']),
  operator('shape', 'invert', '⇅', 'turned round within', [2, 2], ['number']),
  operator('shape', 'norm_t', 'T', 'T score', [4, 4], ['number']),
  operator('shape', 'norm_pct', 'P', 'percentile', [4, 4], ['number']),
  operator('shape', 'table', '⋯', 'by table', [1, 1], ['number']),
  operator('shape', 'irt', 'θ', 'T score of ability', [1, 1], ['number']),
];

const BY_KEY: ReadonlyMap<string, Operator> = new Map(OPERATORS.map((each) => [each.key, each]));

/** The operator with a key, or null. */
export function operatorOf(key: string): Operator | null {
  return BY_KEY.get(key) ?? null;
}

function clamp(x: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, x));
}

/** Distance from the centre in spreads, towards the better side; `args` are x, centre, spread, direction. */
function standardised(args: readonly number[], score: (z: number) => number): number | MissingReason {
  const spread = args[2] ?? 0;
  if (!(spread > 0)) return 'spread_not_positive';
  return score(((args[3] ?? 1) * (first(args) - second(args))) / spread);
}

// Read by index: taking a list apart costs more than the arithmetic.
function first(args: readonly number[]): number {
  return args[0] ?? 0;
}

function second(args: readonly number[]): number {
  return args[1] ?? 0;
}

function third(args: readonly number[]): number {
  return args[2] ?? 0;
}

function added(args: readonly number[]): number {
  let total = first(args);
  for (let i = 1; i < args.length; i++) total = round6(total + (args[i] ?? 0));
  return total;
}

function multiplied(args: readonly number[]): number {
  let product = first(args);
  for (let i = 1; i < args.length; i++) product = round6(product * (args[i] ?? 0));
  return product;
}

function roundedToWhole(a: number): number {
  return a < 0 ? -Math.floor(-a + 0.5) : Math.floor(a + 0.5);
}

/** 0 at `from`, 100 at `to`, held within. */
function linear(x: number, from: number, to: number): number | MissingReason {
  return from === to ? 'division_by_zero' : clamp((100 * (x - from)) / (to - from), 0, 100);
}

/** 100 at the target, 0 at the tolerance and beyond. */
function closeness(x: number, target: number, tolerance: number): number | MissingReason {
  return tolerance === 0 ? 'division_by_zero' : 100 * clamp(1 - Math.abs(x - target) / tolerance, 0, 1);
}

/** Piecewise linear; before the first and after the last point the end values hold. */
function interpolate(x: number, points: readonly ShapePoint[]): number | MissingReason {
  const next = points.findIndex(([at]) => at >= x);
  const after = points[next === -1 ? points.length - 1 : next];
  if (after === undefined) return 'not_a_number';
  const before = next > 0 ? points[next - 1] : undefined;
  if (before === undefined) return after[1];
  return before[1] + ((after[1] - before[1]) * (x - before[0])) / (after[0] - before[0]);
}

/** The value of the last point at or below x; below the first point the first value holds. */
function stepAt(x: number, points: readonly ShapePoint[]): number | MissingReason {
  const reached = points.findLast(([at]) => at <= x) ?? points[0];
  return reached === undefined ? 'not_a_number' : reached[1];
}

const NUMERIC: Readonly<Record<string, ArithFunction>> = {
  add: added,
  sub: (args) => first(args) - second(args),
  mul: multiplied,
  div: (args) => (second(args) === 0 ? 'division_by_zero' : first(args) / second(args)),
  min: (args) => Math.min(...args),
  max: (args) => Math.max(...args),
  abs: (args) => Math.abs(first(args)),
  round: (args) => roundedToWhole(first(args)),
  clamp: (args) => clamp(first(args), second(args), third(args)),
  linear: (args) => linear(first(args), second(args), third(args)),
  step: (args, points) => stepAt(first(args), points),
  target: (args) => closeness(first(args), second(args), third(args)),
  invert: (args) => second(args) - first(args),
  norm_t: (args) => standardised(args, (z) => clamp(50 + 10 * z, 0, 100)),
  norm_pct: (args) => standardised(args, (z) => 100 * phi(z)),
  table: (args, points) => interpolate(first(args), points),
  irt: (args) => clamp(50 + 10 * first(args), 0, 100),
};

const AGGREGATE: Readonly<Record<string, AggregateFunction>> = {
  count: (trials) => trials.length,
  sum: (_, numbers) =>
    numbers.length === 0 ? 'no_trials' : numbers.reduce((total, each) => total + each, 0),
  mean: (_, numbers) => mean(numbers) ?? 'no_trials',
  median: (_, numbers) => median(numbers) ?? 'no_trials',
  sd: (_, numbers) => sd(numbers) ?? 'no_trials',
  last: (_, numbers) => numbers.at(-1) ?? 'no_trials',
  best: (_, numbers) =>
    numbers.length === 0 ? 'no_trials' : numbers.reduce((best, each) => Math.max(best, each)),
  ratio: (trials, numbers) =>
    trials.length === 0 ? 'no_trials' : numbers.filter((each) => each !== 0).length / numbers.length,
};

/** Applies an arith or shape operator to numbers; the result is rounded half up at 6 places. */
export function computeNumber(
  key: string,
  args: readonly number[],
  points: readonly ShapePoint[] = [],
): Computed<number> {
  const compute = Object.hasOwn(NUMERIC, key) ? NUMERIC[key] : undefined;
  return compute === undefined ? missing('wrong_type') : finished(compute(args, points));
}

/** The arithmetic of an arith or shape operator for a compiled formula; null for any other. See `settled`. */
export function arithmeticOf(key: string): ArithFunction | null {
  return (Object.hasOwn(NUMERIC, key) ? NUMERIC[key] : undefined) ?? null;
}

/** What an arithmetic result counts as: rounded half up at 6 places, NaN for what is missing or not finite. */
export function settled(result: number | MissingReason): number {
  return typeof result === 'number' && Number.isFinite(result) ? round6(result) : Number.NaN;
}

/** Applies an aggregate to a series. Trials without a value are left out; true counts as 1, false as 0. */
export function computeAggregate(
  key: string,
  series: readonly (number | boolean | null)[],
): Computed<number> {
  const compute = Object.hasOwn(AGGREGATE, key) ? AGGREGATE[key] : undefined;
  if (compute === undefined) return missing('wrong_type');
  const trials = series.filter((trial) => trial !== null);
  return finished(compute(trials, trials.map(Number)));
}

/** Compares scalars with any compare operator but `exists` and `missing`. Unequal types are never equal. */
export function compareScalars(key: string, left: Scalar, right: readonly Scalar[]): Computed<boolean> {
  if (key === 'eq') return present(left === right[0]);
  if (key === 'ne') return present(left !== right[0]);
  if (key === 'in') return present(right.includes(left));
  if (key === 'not_in') return present(!right.includes(left));
  const [low, high] = right;
  if (typeof left !== 'number' || typeof low !== 'number') return missing('wrong_type');
  if (key === 'gt') return present(left > low);
  if (key === 'gte') return present(left >= low);
  if (key === 'lt') return present(left < low);
  if (key === 'lte') return present(left <= low);
  if (key !== 'between' || typeof high !== 'number') return missing('wrong_type');
  return present(left >= low && left <= high);
}

/** A value that is there. */
export function present<T>(value: T): Computed<T> {
  return { value, missing: null };
}

/** A value that is missing. */
export function missing(reason: MissingReason): { readonly value: null; readonly missing: MissingReason } {
  return { value: null, missing: reason };
}

function finished(result: number | MissingReason): Computed<number> {
  if (typeof result !== 'number') return missing(result);
  return Number.isFinite(result) ? present(round6(result)) : missing('not_a_number');
}
