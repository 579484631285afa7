import type { ActivationBlocker } from '@tryout/contract/formula-fields';
import type {
  ActivationProblem,
  ConditionActivationCode,
  FormulaActivationCode,
} from '@tryout/domain/formula-activation';
import { Refusal } from '../../platform/http/refusal.ts';

type Code = FormulaActivationCode | ConditionActivationCode | 'unscored';

const MESSAGES: Readonly<Record<Code, (name: string) => string>> = {
  does_not_parse: () => 'The text cannot be read yet.',
  invalid: (name) => `The text does not fit: ${name.replaceAll('_', ' ')}.`,
  unknown_data_point: (name) => `The task does not declare the data point “${name}”.`,
  inactive_operator: (name) => `The operator “${name}” is switched off.`,
  no_tests: () => 'There is no test case yet.',
  tests_fail: (name) => `These test cases give something else: ${name}.`,
  probe_fails: () =>
    'On random values within range it leaves its bounds: 0 ≤ value ≤ total score, total score above 0.',
  cycle: (name) => `The conditions name each other in a circle: ${name}.`,
  unpublished_condition: (name) => `The condition “${name}” is not in force.`,
  unscored: (name) => `“${name}” would be left without a score for this subtrait.`,
};

/** A reason with its words in English. */
export function blocker({ code, name }: ActivationProblem<Code>): ActivationBlocker {
  return { code, name, message: MESSAGES[code](name) };
}

/** The refusal that names every reason. */
export function refusedBy(
  blockers: readonly ActivationBlocker[],
  current: { status: string; allowed: readonly string[]; theirs?: unknown },
): Refusal {
  const [first] = blockers;
  const more = blockers.length > 1 ? ` (and ${blockers.length - 1} more)` : '';
  return new Refusal('refused_by_rule', `${first?.message ?? ''}${more}`, {
    fields: blockers.map(({ code, message }) => ({ field: code, message })),
    current,
  });
}
