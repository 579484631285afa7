import { conditionsByName, inlineConditions, type NamedCondition } from '../formula-language/conditions.ts';
import { parseCondition, parseFormula } from '../formula-language/parse.ts';
import type { FormulaBody } from '../formula-language/source.ts';
import type { Condition, Conditions } from '../formulas/formula.ts';
import { problemsOfCondition } from '../formulas/formula-activation.ts';
import { FormulaError } from '../formulas/formula-evaluation.ts';
import {
  type FormulaDataPoint,
  type FormulaTest,
  failingTests,
  validateFormula,
} from '../formulas/formula-validation.ts';
import { canonicalJson } from '../records/canonical-json.ts';
import type { TransferReason } from './library-transfer.ts';

/** A formula of a file: its text has to say what its definition says. */
export interface BroughtFormula {
  readonly status: string;
  readonly subtrait_id: string;
  readonly source: string;
  readonly definition: unknown;
  readonly tests: readonly FormulaTest[];
}

/** A condition of a file. */
export interface BroughtCondition {
  readonly status: string;
  readonly source: string;
  readonly definition: unknown;
}

function put<T extends FormulaBody>(body: T, conditions: Conditions): T | null {
  try {
    return inlineConditions(body, conditions);
  } catch (error) {
    if (error instanceof FormulaError) return null;
    throw error;
  }
}

/** The tree with the conditions that were put into it. */
function withParts(condition: Condition, parts: Conditions): Condition | null {
  const one = { literal: 1 };
  const carrier: FormulaBody = {
    cases: [{ when: condition, value: one, total_score: one }],
    otherwise: 'not_calculated',
  };
  const when = put(carrier, parts)?.cases[0]?.when;
  return when !== undefined && when !== 'always' && 'match' in when ? when : null;
}

const reason = (code: TransferReason['code'], name = ''): TransferReason[] => [{ code, name }];

/**
 * What is wrong with a formula of a file; empty when its text says what its definition says and its test cases pass.
 * A draft may hold text that cannot be read, without a definition then.
 * @param parts the conditions that were put into it
 * @param data_points what its task declares; null when nobody knows the task, which is told elsewhere
 */
export function broughtFormulaProblems(
  formula: BroughtFormula,
  parts: readonly NamedCondition[],
  data_points: readonly FormulaDataPoint[] | null,
): TransferReason[] {
  const { formula: parsed } = parseFormula(formula.source);
  const isDraft = formula.status === 'draft';
  if (parsed === null) return isDraft && formula.definition === null ? [] : reason('unreadable');
  const body = isDraft ? parsed : put(parsed, conditionsByName(parts));
  if (body === null) return reason('unreadable');
  const definition = { subtrait_id: formula.subtrait_id, ...body };
  if (canonicalJson(definition) !== canonicalJson(formula.definition)) return reason('text_differs');
  if (isDraft) return [];
  const problems = validateFormula(definition, data_points ?? []);
  // A version that is out of force may name what its task does not give any more; then it is not evaluated either.
  const invalid = problems.filter(
    ({ code }) => code !== 'unknown_data_point' || (data_points !== null && formula.status === 'published'),
  );
  if (invalid[0]) return reason('invalid', invalid[0].code);
  const failing = failingTests(definition, formula.tests);
  return failing.length > 0 ? reason('tests_fail', failing.map((at) => at + 1).join(', ')) : [];
}

/** What is wrong with a condition of a file; empty when its text says what its definition says. */
export function broughtConditionProblems(
  condition: BroughtCondition,
  parts: readonly NamedCondition[],
): TransferReason[] {
  const { condition: parsed } = parseCondition(condition.source);
  const isDraft = condition.status === 'draft';
  if (parsed === null) return isDraft && condition.definition === null ? [] : reason('unreadable');
  const whole = isDraft ? parsed : withParts(parsed, conditionsByName(parts));
  if (whole === null) return reason('unreadable');
  if (canonicalJson(whole) !== canonicalJson(condition.definition)) return reason('text_differs');
  const [invalid] = isDraft ? [] : problemsOfCondition(whole);
  return invalid ? reason('invalid', invalid.code) : [];
}
