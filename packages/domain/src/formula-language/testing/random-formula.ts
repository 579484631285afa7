import type {
  Clause,
  Condition,
  Conditions,
  DataPointValue,
  Expression,
  Scalar,
} from '../../formulas/formula.ts';
import { OPERATORS } from '../../formulas/formula-operators.ts';
import type { Random } from '../../statistics/random.ts';
import type { FormulaBody } from '../source.ts';

/** Data points that random formulas read: numbers, truths, words, series, and names that every object has. */
export const RANDOM_DATA_POINTS = [
  'accuracy',
  'mean_rt',
  'correct',
  'colour',
  'trials.rt',
  'trials.correct',
  'الدقة',
  'gone',
  'constructor',
  '__proto__',
] as const;

const FUNCTIONS = OPERATORS.filter((each) => each.kind === 'arith' || each.kind === 'shape');
const AGGREGATES = OPERATORS.filter((each) => each.kind === 'aggregate');
const COMPARISONS = OPERATORS.filter((each) => each.kind === 'compare');
const NUMBERS = [0, 1, -1, 0.5, 2.5, 10, 100, 900, 1e-6, 0.0000005, 1e9, 1e308, -1e308];

/** A random formula of up to 4 cases; some name one of the given conditions. */
export function randomFormula(random: Random, condition_ids: readonly string[]): FormulaBody {
  return {
    cases: Array.from({ length: random.int(4) }, () => ({
      when: randomWhen(random, condition_ids),
      ...randomOutcome(random),
    })),
    otherwise: random.int(2) === 0 ? 'not_calculated' : randomOutcome(random),
  };
}

/** Random conditions, the later ones naming earlier ones. */
export function randomConditions(random: Random): Conditions {
  const first = randomCondition(random, [], 2);
  const second = randomCondition(random, ['Fast'], 2);
  return { Fast: first, 'Fast and sure': second };
}

/** Random values of the data points; of some none, of some one of the wrong type. */
export function randomInputs(random: Random): Record<string, DataPointValue | undefined> {
  const inputs: [string, DataPointValue | undefined][] = [];
  for (const key of RANDOM_DATA_POINTS.slice(0, 7)) {
    if (random.int(8) > 0) inputs.push([key, randomValue(random, key)]);
  }
  return Object.fromEntries(inputs);
}

function randomValue(random: Random, key: string): DataPointValue | undefined {
  const odd = random.int(24);
  if (odd < 4) return [null, undefined, Number.NaN, Number.POSITIVE_INFINITY][odd];
  if (odd === 4) return random.pick<DataPointValue>(['red', true, [1, 2], []]);
  if (key === 'correct') return random.int(2) === 0;
  if (key === 'colour') return random.pick(['red', 'blue']);
  if (key === 'trials.rt') return series(random, () => Math.round(random.next() * 1000));
  if (key === 'trials.correct') return series(random, () => random.int(2) === 0);
  return random.int(3) === 0 ? random.pick(NUMBERS) : random.next() * 2;
}

function series(random: Random, draw: () => number | boolean): (number | boolean | null)[] {
  return Array.from({ length: random.int(8) }, () => (random.int(5) === 0 ? null : draw()));
}

function randomWhen(random: Random, condition_ids: readonly string[]): FormulaBody['cases'][number]['when'] {
  const kind = random.int(5);
  if (kind === 0) return 'always';
  if (kind === 1 && condition_ids.length > 0) return { condition_id: random.pick(condition_ids) };
  return randomCondition(random, condition_ids, 2);
}

function randomCondition(random: Random, condition_ids: readonly string[], depth: number): Condition {
  const clauses = Array.from({ length: 1 + random.int(3) }, () => randomClause(random, condition_ids, depth));
  return { match: random.pick(['all', 'any', 'none'] as const), clauses };
}

function randomClause(random: Random, condition_ids: readonly string[], depth: number): Clause {
  const kind = random.int(8);
  if (kind === 0 && condition_ids.length > 0 && depth > 1)
    return { condition_id: random.pick(condition_ids) };
  if (kind === 1 && depth > 1) return randomCondition(random, condition_ids, depth - 1);
  const { key } = random.pick(COMPARISONS);
  const left = randomExpression(random, 2);
  if (key === 'exists' || key === 'missing') return { left, operator: key };
  const count = key === 'between' ? 2 : key === 'in' || key === 'not_in' ? 1 + random.int(3) : 0;
  if (count === 0) return { left, operator: key, right: randomExpression(random, 2) };
  return { left, operator: key, right: Array.from({ length: count }, () => randomExpression(random, 1)) };
}

function randomOutcome(random: Random): { readonly value: Expression; readonly total_score: Expression } {
  const total_score =
    random.int(4) === 0 ? randomExpression(random, 2) : { literal: random.pick([1, 10, 100, 1e9]) };
  return { value: randomExpression(random, 3), total_score };
}

function randomExpression(random: Random, depth: number): Expression {
  const kind = depth === 0 ? random.int(2) : random.int(6);
  if (kind === 0) return { literal: randomLiteral(random) };
  if (kind === 1) return { data_point: random.pick(RANDOM_DATA_POINTS) };
  if (kind === 2) {
    const data_point = random.pick(['trials.rt', 'trials.correct', 'trials.rt', 'accuracy', 'gone']);
    return { operator: random.pick(AGGREGATES).key, args: [{ data_point }] };
  }
  const { key, arity } = random.pick(FUNCTIONS);
  const [least, most] = arity;
  const count = most ?? least + random.int(3);
  const args = Array.from({ length: count }, () => randomExpression(random, depth - 1));
  if (key !== 'table' && key !== 'step') return { operator: key, args };
  const points = [0, 0.5, 1].map((x) => [x, random.int(101)] as const);
  return { operator: key, args, points };
}

function randomLiteral(random: Random): Scalar {
  const kind = random.int(10);
  if (kind === 0) return random.int(2) === 0;
  if (kind === 1) return random.pick(['red', 'blue', '']);
  return random.int(2) === 0 ? random.pick(NUMBERS) : random.int(100);
}
