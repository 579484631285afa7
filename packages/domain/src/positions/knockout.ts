import {
  type AnswerValue,
  RULE_OPERATORS,
  type RuleOperand,
  type RuleOperator,
  satisfies,
} from './knockout-operators.ts';
import type { QuestionType } from './question-types.ts';

/** What a rule does. `reject_suggested` only proposes: a person confirms (product §2.6). */
export type KnockOutAction = 'tag' | 'short_list' | 'on_hold' | 'reject_suggested';

/** All actions, mildest first. */
export const KNOCK_OUT_ACTIONS: readonly KnockOutAction[] = [
  'tag',
  'short_list',
  'on_hold',
  'reject_suggested',
];

/** One comparison of an answer. `question_id` is the id of the question's row on the position. */
export interface RuleCondition {
  readonly question_id: string;
  readonly operator: RuleOperator;
  readonly operand: RuleOperand;
}

/** A knock-out rule. Conditions may look at any question of the position. */
export interface KnockOutRule {
  readonly rule_id: string;
  readonly enabled: boolean;
  readonly match: 'all' | 'any';
  readonly conditions: readonly RuleCondition[];
  readonly action: KnockOutAction;
  /** The tag to set, for `tag`; otherwise null. */
  readonly tag?: string | null;
}

/** A question with its rules, as on the position. */
export interface KnockOutQuestion {
  readonly id: string;
  readonly type: QuestionType;
  readonly rules: readonly KnockOutRule[];
}

/** The rule that fired. */
export interface KnockOutMatch {
  readonly action: KnockOutAction;
  readonly rule_id: string;
  readonly tag: string | null;
  /** The questions whose answers made the rule fire, in the order of its conditions. */
  readonly matched_question_ids: readonly string[];
}

/** Answers by the id of the question's row on the position. */
export type Answers = Readonly<Record<string, AnswerValue | undefined>>;

/**
 * The first enabled rule that matches, in the order of questions and of each one's rules; null when none does.
 * A condition on a question that is not there any more, or with an operator that its type does not have, never
 * matches; a rule without conditions never matches.
 */
export function evaluateKnockOut(
  questions: readonly KnockOutQuestion[],
  answers: Answers,
): KnockOutMatch | null {
  const types = new Map(questions.map((question) => [question.id, question.type]));
  for (const rule of questions.flatMap((question) => question.rules)) {
    if (!rule.enabled) continue;
    const matched = rule.conditions.filter((condition) => holds(condition, types, answers));
    const fires = rule.match === 'all' ? matched.length === rule.conditions.length : true;
    if (matched.length === 0 || !fires) continue;
    return {
      action: rule.action,
      rule_id: rule.rule_id,
      tag: rule.action === 'tag' ? (rule.tag ?? null) : null,
      matched_question_ids: [...new Set(matched.map((condition) => condition.question_id))],
    };
  }
  return null;
}

function holds(
  condition: RuleCondition,
  types: ReadonlyMap<string, QuestionType>,
  answers: Answers,
): boolean {
  const type = types.get(condition.question_id);
  if (type === undefined || !RULE_OPERATORS[type].includes(condition.operator)) return false;
  const answer = Object.hasOwn(answers, condition.question_id) ? answers[condition.question_id] : null;
  return satisfies(condition.operator, answer, condition.operand);
}
