import type {
  Clause,
  CompareClause,
  Condition,
  Conditions,
  Expression,
  Formula,
  FormulaCase,
  FormulaInputs,
  Scalar,
} from './formula.ts';
import { FORMULA_LIMITS } from './formula.ts';
import {
  type Computed,
  compareScalars,
  computeAggregate,
  computeNumber,
  type MissingReason,
  missing,
  operatorOf,
  present,
} from './formula-operators.ts';

/** A formula that cannot be evaluated at all: too deep, too large, an unknown operator or condition, a cycle. */
export class FormulaError extends Error {
  readonly code: 'too_deep' | 'too_large' | 'unknown_operator' | 'unknown_condition' | 'not_an_expression';
  /** Where in the formula, e.g. `cases.0.value.args.1`. */
  readonly path: string;
  constructor(code: FormulaError['code'], path: string) {
    super(`formula: ${code} at ${path}`);
    this.name = 'FormulaError';
    this.code = code;
    this.path = path;
  }
}

/** One step of an evaluation, in the order in which it was finished; enough to show how each number came about. */
export interface TraceStep {
  /** Where in the formula, e.g. `cases.0.value.args.1`. */
  readonly path: string;
  readonly kind: 'literal' | 'data_point' | 'operator' | 'clause' | 'condition' | 'case' | 'otherwise';
  /** Operator, data point or condition key; for a literal null. */
  readonly key: string | null;
  /** Values that went in, in order; null = missing. A series is told by its aggregate alone. */
  readonly inputs: readonly (Scalar | null)[];
  /** What came out; null = missing or unknown. */
  readonly result: Scalar | null;
  readonly missing: MissingReason | null;
}

/** Why there is no outcome. */
export type NoOutcomeReason =
  | 'no_case'
  | 'condition_unknown'
  | 'value_missing'
  | 'total_score_missing'
  | 'total_score_not_positive'
  | 'value_out_of_range';

/** What a formula gave. */
export interface FormulaResult {
  /** `0 <= value <= total_score`, `total_score > 0`, both at 6 places; null = Not Calculated. */
  readonly outcome: { readonly value: number; readonly total_score: number } | null;
  /** Index of the case that counted; null for `otherwise`. */
  readonly case_index: number | null;
  /** Why `outcome` is null; or why `otherwise` was taken (`no_case`, `condition_unknown`); else null. */
  readonly reason: NoOutcomeReason | null;
  readonly trace: readonly TraceStep[];
}

/**
 * Evaluates a formula: top down, the first case whose condition is true. A condition that is unknown ends the search
 * at `otherwise`. Missing values, division by zero and NaN never become 0: they make the outcome null.
 * @param conditions shared conditions that the formula names by id
 * @throws FormulaError for a formula that breaks `FORMULA_LIMITS` or names what does not exist
 */
export function evaluateFormula(
  formula: Formula,
  inputs: FormulaInputs,
  conditions: Conditions = {},
): FormulaResult {
  const run: Run = { inputs, conditions, trace: [], nodes: 0 };
  for (const [index, each] of formula.cases.entries()) {
    const path = `cases.${index}`;
    const holds = caseHolds(run, each, `${path}.when`);
    run.trace.push(step(path, 'case', null, [], holds));
    if (holds.missing !== null) return otherwise(run, formula, 'condition_unknown');
    if (holds.value) return outcomeOf(run, each, path, index, null);
  }
  return otherwise(run, formula, 'no_case');
}

interface Run {
  readonly inputs: FormulaInputs;
  readonly conditions: Conditions;
  readonly trace: TraceStep[];
  nodes: number;
}

function otherwise(run: Run, formula: Formula, reason: 'no_case' | 'condition_unknown'): FormulaResult {
  run.trace.push(step('otherwise', 'otherwise', reason, [], present(true)));
  if (formula.otherwise === 'not_calculated') {
    return { outcome: null, case_index: null, reason, trace: run.trace };
  }
  return outcomeOf(run, formula.otherwise, 'otherwise', null, reason);
}

function outcomeOf(
  run: Run,
  source: Pick<FormulaCase, 'value' | 'total_score'>,
  path: string,
  case_index: number | null,
  reason: NoOutcomeReason | null,
): FormulaResult {
  const value = toNumber(evaluate(run, source.value, `${path}.value`, 1));
  const total = toNumber(evaluate(run, source.total_score, `${path}.total_score`, 1));
  const refused = refusal(value.value, total.value);
  if (refused !== null || value.value === null || total.value === null) {
    return { outcome: null, case_index, reason: refused, trace: run.trace };
  }
  return { outcome: { value: value.value, total_score: total.value }, case_index, reason, trace: run.trace };
}

function refusal(value: number | null, total_score: number | null): NoOutcomeReason | null {
  if (value === null) return 'value_missing';
  if (total_score === null) return 'total_score_missing';
  if (!(total_score > 0)) return 'total_score_not_positive';
  return value >= 0 && value <= total_score ? null : 'value_out_of_range';
}

function caseHolds(run: Run, each: FormulaCase, path: string): Computed<boolean> {
  if (each.when === 'always') return present(true);
  return clauseHolds(run, each.when, path, 0);
}

function clauseHolds(run: Run, clause: Clause, path: string, depth: number): Computed<boolean> {
  enter(run, path, depth);
  if ('condition_id' in clause) {
    const named = Object.hasOwn(run.conditions, clause.condition_id)
      ? run.conditions[clause.condition_id]
      : undefined;
    if (named === undefined) throw new FormulaError('unknown_condition', path);
    return conditionHolds(run, named, `${path}(${clause.condition_id})`, depth + 1, clause.condition_id);
  }
  if ('match' in clause) return conditionHolds(run, clause, path, depth + 1, null);
  return comparisonHolds(run, clause, path);
}

function conditionHolds(
  run: Run,
  condition: Condition,
  path: string,
  depth: number,
  key: string | null,
): Computed<boolean> {
  // A condition that names itself, directly or not, grows past this limit and ends here.
  if (depth > FORMULA_LIMITS.condition_depth) throw new FormulaError('too_deep', path);
  const results = condition.clauses.map((clause, i) =>
    clauseHolds(run, clause, `${path}.clauses.${i}`, depth),
  );
  const unknown = results.find((result) => result.missing !== null);
  const result = unknown ?? present(matches(condition.match, results));
  const inputs = results.map((each) => each.value);
  run.trace.push(step(path, 'condition', key ?? condition.match, inputs, result));
  return result;
}

function matches(match: Condition['match'], results: readonly Computed<boolean>[]): boolean {
  if (match === 'all') return results.every((result) => result.value === true);
  const any = results.some((result) => result.value === true);
  return match === 'any' ? any : !any;
}

function comparisonHolds(run: Run, clause: CompareClause, path: string): Computed<boolean> {
  if (operatorOf(clause.operator)?.kind !== 'compare') throw new FormulaError('unknown_operator', path);
  if (clause.operator === 'exists' || clause.operator === 'missing') {
    const there = exists(run, clause.left, `${path}.left`);
    const result = present(clause.operator === 'exists' ? there : !there);
    run.trace.push(step(path, 'clause', clause.operator, [], result));
    return result;
  }
  const left = evaluate(run, clause.left, `${path}.left`, 1);
  const right = rightSide(clause).map((each, i) => evaluate(run, each, `${path}.right.${i}`, 1));
  const gap = [left, ...right].find((each) => each.missing !== null);
  const result =
    gap === undefined
      ? compareScalars(
          clause.operator,
          left.value as Scalar,
          right.map((each) => each.value as Scalar),
        )
      : missing('operand_missing');
  run.trace.push(
    step(path, 'clause', clause.operator, [left.value, ...right.map((each) => each.value)], result),
  );
  return result;
}

function rightSide(clause: CompareClause): readonly Expression[] {
  if (clause.right === undefined) return [];
  return Array.isArray(clause.right) ? clause.right : [clause.right as Expression];
}

/** A series exists as soon as one trial has a value. */
function exists(run: Run, expression: Expression, path: string): boolean {
  if ('data_point' in expression) {
    const raw = ownInput(run, expression.data_point);
    if (Array.isArray(raw)) return raw.some((trial) => trial !== null);
  }
  return evaluate(run, expression, path, 1).missing === null;
}

function evaluate(run: Run, expression: Expression, path: string, depth: number): Computed {
  enter(run, path, depth);
  if ('literal' in expression) {
    const result = finite(expression.literal);
    run.trace.push(step(path, 'literal', null, [], result));
    return result;
  }
  if ('data_point' in expression) {
    const result = scalarInput(run, expression.data_point);
    run.trace.push(step(path, 'data_point', expression.data_point, [], result));
    return result;
  }
  if (!('operator' in expression)) throw new FormulaError('not_an_expression', path);
  const kind = operatorOf(expression.operator)?.kind;
  if (kind === 'aggregate') return aggregate(run, expression.operator, expression.args[0], path);
  if (kind !== 'arith' && kind !== 'shape') throw new FormulaError('unknown_operator', path);
  const args = expression.args.map((arg, i) => toNumber(evaluate(run, arg, `${path}.args.${i}`, depth + 1)));
  const numbers = args.flatMap((arg) => (arg.value === null ? [] : [arg.value]));
  const result =
    numbers.length === args.length && args.length > 0
      ? computeNumber(expression.operator, numbers, expression.points)
      : missing('operand_missing');
  const inputs = args.map((arg) => arg.value);
  run.trace.push(step(path, 'operator', expression.operator, inputs, result));
  return result;
}

function aggregate(run: Run, key: string, source: Expression | undefined, path: string): Computed<number> {
  if (source === undefined || !('data_point' in source)) throw new FormulaError('not_an_expression', path);
  const raw = ownInput(run, source.data_point);
  const result = Array.isArray(raw)
    ? computeAggregate(key, raw)
    : missing(raw === null ? 'data_point_missing' : 'wrong_type');
  run.trace.push(step(path, 'operator', `${key}(${source.data_point})`, [], result));
  return result;
}

function scalarInput(run: Run, key: string): Computed {
  const raw = ownInput(run, key);
  if (raw === null) return missing('data_point_missing');
  return typeof raw === 'object' ? missing('wrong_type') : finite(raw);
}

function ownInput(run: Run, key: string) {
  return (Object.hasOwn(run.inputs, key) ? run.inputs[key] : null) ?? null;
}

function finite(value: Scalar): Computed {
  return typeof value === 'number' && !Number.isFinite(value) ? missing('not_a_number') : present(value);
}

/** true and false count as 1 and 0 in arithmetic; text does not count. */
function toNumber(computed: Computed): Computed<number> {
  if (computed.missing !== null) return computed;
  if (typeof computed.value === 'string') return missing('wrong_type');
  return present(Number(computed.value));
}

function enter(run: Run, path: string, depth: number): void {
  run.nodes += 1;
  if (depth > FORMULA_LIMITS.depth) throw new FormulaError('too_deep', path);
  if (run.nodes > FORMULA_LIMITS.nodes) throw new FormulaError('too_large', path);
}

function step(
  path: string,
  kind: TraceStep['kind'],
  key: string | null,
  inputs: readonly (Scalar | null)[],
  result: Computed,
): TraceStep {
  return { path, kind, key, inputs, result: result.value, missing: result.missing };
}
