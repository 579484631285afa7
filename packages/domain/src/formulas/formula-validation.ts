import { randomFrom } from '../statistics/random.ts';
import type { Clause, Condition, Conditions, Expression, Formula, FormulaInputs } from './formula.ts';
import { FORMULA_LIMITS } from './formula.ts';
import { evaluateFormula, type FormulaResult } from './formula-evaluation.ts';
import { operatorOf } from './formula-operators.ts';

/** What a formula has to know of a data point (product §2.15). */
export interface FormulaDataPoint {
  readonly key: string;
  readonly type: 'number' | 'integer' | 'boolean' | 'enum' | 'duration_ms' | 'ratio' | 'series';
  readonly min?: number;
  readonly max?: number;
  /** Values of an `enum`. */
  readonly options?: readonly string[];
}

/** What is wrong with a formula. */
export type FormulaProblemCode =
  | 'no_cases'
  | 'unknown_data_point'
  | 'unknown_operator'
  | 'unknown_condition'
  | 'condition_cycle'
  | 'empty_condition'
  | 'wrong_number_of_operands'
  | 'series_needs_aggregate'
  | 'aggregate_needs_series'
  | 'number_needed'
  | 'points_missing'
  | 'points_not_rising'
  | 'not_finite'
  | 'not_an_expression'
  | 'too_deep'
  | 'too_large'
  | 'case_never_reached';

/** A problem and where it is, e.g. `cases.0.value.args.1`. */
export interface FormulaProblem {
  readonly code: FormulaProblemCode;
  readonly path: string;
}

/** Everything wrong with a formula, in its own order; empty when it can be evaluated on these data points. */
export function validateFormula(
  formula: Formula,
  data_points: readonly FormulaDataPoint[],
  conditions: Conditions = {},
): FormulaProblem[] {
  const check: Check = {
    types: new Map(data_points.map((each) => [each.key, each.type])),
    conditions,
    problems: [],
    nodes: 0,
  };
  if (formula.cases.length === 0) problem(check, 'no_cases', 'cases');
  const always = formula.cases.findIndex((each) => each.when === 'always');
  for (const [i, each] of formula.cases.entries()) {
    const path = `cases.${i}`;
    if (always !== -1 && i > always) problem(check, 'case_never_reached', path);
    if (each.when !== 'always') checkClause(check, each.when, `${path}.when`, 0, []);
    checkExpression(check, each.value, `${path}.value`, 1, true);
    checkExpression(check, each.total_score, `${path}.total_score`, 1, true);
  }
  if (formula.otherwise !== 'not_calculated') {
    checkExpression(check, formula.otherwise.value, 'otherwise.value', 1, true);
    checkExpression(check, formula.otherwise.total_score, 'otherwise.total_score', 1, true);
  }
  if (check.nodes > FORMULA_LIMITS.nodes) problem(check, 'too_large', 'cases');
  return check.problems;
}

/** A test vector: inputs and the outcome they must give; null = Not Calculated. */
export interface FormulaTest {
  readonly inputs: FormulaInputs;
  readonly expect: { readonly value: number; readonly total_score: number } | null;
}

/** Does an outcome give what a test vector expects? Both are at 6 places, so they are compared as they are. */
export function isPassed(test: FormulaTest, outcome: FormulaResult['outcome']): boolean {
  if (outcome === null || test.expect === null) return outcome === test.expect;
  return outcome.value === test.expect.value && outcome.total_score === test.expect.total_score;
}

/** Indexes of the test vectors that fail; empty when all pass. */
export function failingTests(
  formula: Formula,
  tests: readonly FormulaTest[],
  conditions: Conditions = {},
): number[] {
  return tests.flatMap((test, i) =>
    isPassed(test, evaluateFormula(formula, test.inputs, conditions).outcome) ? [] : [i],
  );
}

/** Inputs on which a formula breaks its promise, with what it gave. */
export interface FormulaBreach {
  readonly inputs: FormulaInputs;
  readonly reason: FormulaResult['reason'];
}

/**
 * Tries a formula on random in-range inputs (product §2.16: 1,000 before publishing) and returns the first ones on
 * which the outcome would leave `0 <= value <= total_score` or the total would not be positive; null when none does.
 */
export function probeFormula(
  formula: Formula,
  data_points: readonly FormulaDataPoint[],
  seed: string,
  runs = 1000,
  conditions: Conditions = {},
): FormulaBreach | null {
  const random = randomFrom(seed);
  for (let run = 0; run < runs; run++) {
    const inputs = Object.fromEntries(data_points.map((each) => [each.key, drawInput(each, random)]));
    const { reason } = evaluateFormula(formula, inputs, conditions);
    if (reason === 'value_out_of_range' || reason === 'total_score_not_positive') return { inputs, reason };
  }
  return null;
}

function drawInput(
  data_point: FormulaDataPoint,
  random: ReturnType<typeof randomFrom>,
): FormulaInputs[string] {
  const min = data_point.min ?? 0;
  const max = data_point.max ?? (data_point.type === 'ratio' ? 1 : 1000);
  // The ends are where formulas break, so each is drawn one time in eight.
  const place = [0, 1][random.int(8)] ?? random.next();
  const number = min + (max - min) * place;
  switch (data_point.type) {
    case 'boolean':
      return random.int(2) === 1;
    case 'enum':
      return data_point.options && data_point.options.length > 0 ? random.pick(data_point.options) : null;
    case 'integer':
      return Math.min(Math.floor(max), Math.max(Math.ceil(min), Math.round(number)));
    case 'series':
      return Array.from({ length: random.int(20) }, () => min + (max - min) * random.next());
    default:
      return number;
  }
}

interface Check {
  readonly types: ReadonlyMap<string, FormulaDataPoint['type']>;
  readonly conditions: Conditions;
  readonly problems: FormulaProblem[];
  nodes: number;
}

function problem(check: Check, code: FormulaProblemCode, path: string): void {
  check.problems.push({ code, path });
}

function checkClause(
  check: Check,
  clause: Clause,
  path: string,
  depth: number,
  within: readonly string[],
): void {
  check.nodes += 1;
  // Conditions that name each other many times over would multiply; that the formula is too large is known by now.
  if (check.nodes > FORMULA_LIMITS.nodes) return;
  if ('condition_id' in clause) {
    const id = clause.condition_id;
    const named = Object.hasOwn(check.conditions, id) ? check.conditions[id] : undefined;
    if (named === undefined) problem(check, 'unknown_condition', path);
    else if (within.includes(id)) problem(check, 'condition_cycle', path);
    else checkCondition(check, named, `${path}(${id})`, depth + 1, [...within, id]);
    return;
  }
  if ('match' in clause) {
    checkCondition(check, clause, path, depth + 1, within);
    return;
  }
  const known = operatorOf(clause.operator);
  if (known?.kind !== 'compare') {
    problem(check, 'unknown_operator', path);
    return;
  }
  const right = clause.right === undefined ? [] : [clause.right].flat();
  checkArity(check, clause.operator, 1 + right.length, path);
  const anyLeft = known.accepts.includes('any');
  const numeric = known.accepts.includes('number');
  if (!(anyLeft && isSeries(check, clause.left)))
    checkExpression(check, clause.left, `${path}.left`, 1, numeric);
  for (const [i, each] of right.entries()) {
    checkExpression(check, each as Expression, `${path}.right.${i}`, 1, numeric);
  }
}

function checkCondition(
  check: Check,
  condition: Condition,
  path: string,
  depth: number,
  within: readonly string[],
): void {
  if (depth > FORMULA_LIMITS.condition_depth) {
    problem(check, 'too_deep', path);
    return;
  }
  if (condition.clauses.length === 0) problem(check, 'empty_condition', path);
  for (const [i, clause] of condition.clauses.entries()) {
    checkClause(check, clause, `${path}.clauses.${i}`, depth, within);
  }
}

function checkExpression(
  check: Check,
  expression: Expression,
  path: string,
  depth: number,
  numeric: boolean,
): void {
  check.nodes += 1;
  if (depth > FORMULA_LIMITS.depth) {
    problem(check, 'too_deep', path);
  } else if ('literal' in expression) {
    checkLiteral(check, expression.literal, path, numeric);
  } else if ('data_point' in expression) {
    const type = check.types.get(expression.data_point);
    if (type === undefined) problem(check, 'unknown_data_point', path);
    else if (type === 'series') problem(check, 'series_needs_aggregate', path);
    else if (numeric && type === 'enum') problem(check, 'number_needed', path);
  } else if ('operator' in expression) {
    checkOperator(check, expression, path, depth);
  } else {
    problem(check, 'not_an_expression', path);
  }
}

function checkLiteral(check: Check, value: unknown, path: string, numeric: boolean): void {
  if (typeof value === 'number' && !Number.isFinite(value)) problem(check, 'not_finite', path);
  if (numeric && typeof value === 'string') problem(check, 'number_needed', path);
}

function checkOperator(
  check: Check,
  expression: Extract<Expression, { readonly operator: string }>,
  path: string,
  depth: number,
): void {
  const kind = operatorOf(expression.operator)?.kind;
  if (kind !== 'arith' && kind !== 'shape' && kind !== 'aggregate') {
    problem(check, 'unknown_operator', path);
    return;
  }
  checkArity(check, expression.operator, expression.args.length, path);
  if (kind === 'aggregate') {
    const source = expression.args[0];
    check.nodes += 1;
    if (source === undefined || !isSeries(check, source)) {
      const unknown = source && 'data_point' in source && !check.types.has(source.data_point);
      problem(check, unknown ? 'unknown_data_point' : 'aggregate_needs_series', `${path}.args.0`);
    }
    return;
  }
  if (expression.operator === 'table' || expression.operator === 'step')
    checkPoints(check, expression.points, path);
  for (const [i, arg] of expression.args.entries()) {
    checkExpression(check, arg, `${path}.args.${i}`, depth + 1, true);
  }
}

function checkArity(check: Check, key: string, count: number, path: string): void {
  const [least, most] = operatorOf(key)?.arity ?? [0, null];
  if (count < least || (most !== null && count > most)) problem(check, 'wrong_number_of_operands', path);
}

function checkPoints(
  check: Check,
  points: readonly (readonly [number, number])[] | undefined,
  path: string,
): void {
  if (points === undefined || points.length === 0) {
    problem(check, 'points_missing', path);
    return;
  }
  if (points.length > FORMULA_LIMITS.points) problem(check, 'too_large', path);
  if (points.some(([x, y]) => !Number.isFinite(x) || !Number.isFinite(y))) problem(check, 'not_finite', path);
  if (points.some(([x], i) => i > 0 && !(x > (points[i - 1]?.[0] ?? x))))
    problem(check, 'points_not_rising', path);
}

function isSeries(check: Check, expression: Expression): boolean {
  return 'data_point' in expression && check.types.get(expression.data_point) === 'series';
}
