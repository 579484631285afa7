import type { Condition, Formula } from './formula.ts';
import { dataPointsIn, operatorsIn } from './formula-parts.ts';
import {
  type FormulaDataPoint,
  type FormulaTest,
  failingTests,
  probeFormula,
  validateFormula,
} from './formula-validation.ts';

/** Random inputs that a formula has to stand up to before it is put in force (product §2.16). */
export const PROBE_RUNS = 1000;

/** Why a formula may not be put in force. */
export type FormulaActivationCode =
  | 'does_not_parse'
  | 'unknown_data_point'
  | 'invalid'
  | 'inactive_operator'
  | 'no_tests'
  | 'tests_fail'
  | 'probe_fails';

/** Why a condition may not be put in force. */
export type ConditionActivationCode =
  | 'does_not_parse'
  | 'cycle'
  | 'unpublished_condition'
  | 'invalid'
  | 'inactive_operator';

/**
 * One reason. `name` is what it is about: a data point, an operator's key, a condition, a circle of names joined by
 * ' → ', the code of a `FormulaProblem`, or test cases counted from 1 ('2, 5'); else empty.
 */
export interface ActivationProblem<Code extends string> {
  readonly code: Code;
  readonly name: string;
}

/** What switches decide: operators that are off may stay where they were, and are not newly used. */
export interface OperatorSwitches {
  /** Keys of the operators that are off. */
  readonly off: ReadonlySet<string>;
  /** Keys that the version in force, or the one before, uses already. */
  readonly kept: ReadonlySet<string>;
}

/** What putting a formula in force depends on. */
export interface FormulaActivationFacts {
  /** With its conditions put in; null when the text cannot be read. */
  readonly formula: Formula | null;
  /** What its task declares now; empty for a task that is gone. */
  readonly data_points: readonly FormulaDataPoint[];
  readonly tests: readonly FormulaTest[];
  readonly operators: OperatorSwitches;
  /** Of the random inputs: the same seed tries the same. */
  readonly seed: string;
}

/** Everything that stands in the way of putting a formula in force; empty when nothing does. */
export function formulaActivationProblems(
  facts: FormulaActivationFacts,
): ActivationProblem<FormulaActivationCode>[] {
  const { formula, data_points, tests } = facts;
  if (formula === null) return [{ code: 'does_not_parse', name: '' }];
  const declared = new Set(data_points.map((each) => each.key));
  const missing = dataPointsIn(formula).filter((key) => !declared.has(key));
  const invalid = validateFormula(formula, data_points).filter((each) => each.code !== 'unknown_data_point');
  const broken: ActivationProblem<FormulaActivationCode>[] = [
    ...missing.map((name) => ({ code: 'unknown_data_point' as const, name })),
    ...namesOf(invalid).map((name) => ({ code: 'invalid' as const, name })),
    ...newlyUsed(formula, facts.operators).map((name) => ({ code: 'inactive_operator' as const, name })),
  ];
  if (tests.length === 0) broken.push({ code: 'no_tests', name: '' });
  // What cannot be evaluated is not evaluated: its tests would say the same once more.
  if (invalid.length > 0) return broken;
  const failing = failingTests(formula, tests);
  if (failing.length > 0) {
    broken.push({ code: 'tests_fail', name: failing.map((index) => index + 1).join(', ') });
  }
  if (missing.length > 0) return broken;
  const breach = probeFormula(formula, usedOf(formula, data_points), facts.seed, PROBE_RUNS);
  if (breach !== null) broken.push({ code: 'probe_fails', name: breach.reason ?? '' });
  return broken;
}

/** What putting a condition in force depends on. */
export interface ConditionActivationFacts {
  /** With the conditions that it names put in; null when the text cannot be read or they cannot be put in. */
  readonly condition: Condition | null;
  /** A circle that it would close, by names, first and last the same; null when there is none. */
  readonly cycle: readonly string[] | null;
  /** Names it uses of conditions that are not in force. */
  readonly unpublished: readonly string[];
  readonly operators: OperatorSwitches;
}

/**
 * Everything that stands in the way of putting a condition in force; empty when nothing does. Its data points are
 * judged where a formula puts it in: it serves formulas of any task.
 */
export function conditionActivationProblems(
  facts: ConditionActivationFacts,
): ActivationProblem<ConditionActivationCode>[] {
  const { condition, cycle, unpublished } = facts;
  if (cycle !== null) return [{ code: 'cycle', name: cycle.join(' → ') }];
  if (unpublished.length > 0)
    return unpublished.map((name) => ({ code: 'unpublished_condition' as const, name }));
  if (condition === null) return [{ code: 'does_not_parse', name: '' }];
  return [
    ...namesOf(problemsOfCondition(condition)).map((name) => ({ code: 'invalid' as const, name })),
    ...newlyUsed(condition, facts.operators).map((name) => ({ code: 'inactive_operator' as const, name })),
  ];
}

/** What is wrong with a condition wherever it is used; what depends on a task's data points is left out. */
export function problemsOfCondition(condition: Condition) {
  const one = { literal: 1 };
  const carrier: Formula = {
    subtrait_id: '',
    cases: [{ when: condition, value: one, total_score: one }],
    otherwise: 'not_calculated',
  };
  return validateFormula(carrier, []).filter((each) => each.code !== 'unknown_data_point');
}

/** The operators that are off and were not used before. */
export function newlyUsed(source: Formula | Condition, operators: OperatorSwitches): string[] {
  return operatorsIn(source).filter((key) => operators.off.has(key) && !operators.kept.has(key));
}

function usedOf(formula: Formula, data_points: readonly FormulaDataPoint[]): FormulaDataPoint[] {
  const used = new Set(dataPointsIn(formula));
  return data_points.filter((each) => used.has(each.key));
}

function namesOf(problems: readonly { readonly code: string }[]): string[] {
  return [...new Set(problems.map((each) => each.code))];
}
