import type { ActivationBlocker } from '@tryout/contract/formulas/formula-fields';
import type {
  ActivationProblem,
  ConditionActivationCode,
  FormulaActivationCode,
} from '@tryout/domain/formulas/formula-activation';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Language } from '../../platform/language/language.ts';
import type { Said } from '../../platform/language/say.ts';
import { formulasSay } from './formulas.messages.ts';

type Code = FormulaActivationCode | ConditionActivationCode | 'unscored';

const WORDS: Readonly<Record<Code, (name: string) => Said>> = {
  does_not_parse: () => formulasSay('formulas.blocked_text'),
  invalid: (code) => formulasSay('formulas.blocked_invalid', { code }),
  unknown_data_point: (name) => formulasSay('formulas.blocked_data_point', { name }),
  inactive_operator: (name) => formulasSay('formulas.blocked_operator', { name }),
  no_tests: () => formulasSay('formulas.blocked_no_tests'),
  tests_fail: (tests) => formulasSay('formulas.blocked_tests', { tests }),
  probe_fails: () => formulasSay('formulas.blocked_probe'),
  cycle: (names) => formulasSay('formulas.blocked_cycle', { names }),
  unpublished_condition: (name) => formulasSay('formulas.blocked_condition', { name }),
  unscored: (name) => formulasSay('formulas.blocked_unscored', { name }),
};

/** A reason, to be said in the language of whoever asks. */
export interface Blocker extends Omit<ActivationBlocker, 'message'> {
  readonly said: Said;
}

/** A reason with its words. */
export function blocker({ code, name }: ActivationProblem<Code>): Blocker {
  return { code, name, said: WORDS[code](name) };
}

/** Reasons as they are answered. */
export function toldBlockers(blockers: readonly Blocker[], language: Language): ActivationBlocker[] {
  return blockers.map(({ code, name, said }) => ({ code, name, message: said(language) }));
}

/** The refusal that names every reason. */
export function refusedBy(
  blockers: readonly Blocker[],
  current: { status: string; allowed: readonly string[]; theirs?: unknown },
): Refusal {
  const [first] = blockers;
  const more = blockers.length - 1;
  const said = first?.said ?? formulasSay('formulas.blocked_text');
  return new Refusal(
    'refused_by_rule',
    more > 0 ? formulasSay('formulas.blocked_and_more', { first: said, more }) : said,
    { fields: blockers.map((each) => ({ field: each.code, message: each.said })), current },
  );
}
