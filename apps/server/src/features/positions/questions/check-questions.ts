import { isCalendarDay } from '@tryout/domain/positions/answer';
import { RULE_OPERATORS, type RuleOperator } from '@tryout/domain/positions/knockout-operators';
import type { QuestionType } from '@tryout/domain/positions/question-types';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { Said } from '../../../platform/language/say.ts';
import { questionsSay } from './questions.messages.ts';

/** A condition as it came, its operator not yet looked at. */
export interface GivenCondition {
  readonly question_id: string;
  readonly operator: string;
  readonly operand: null | string | number | readonly string[] | readonly number[];
}

/** A question as it came. */
export interface GivenQuestion {
  readonly id?: string | undefined;
  readonly key?: string | undefined;
  readonly type: QuestionType;
  readonly required: boolean;
  readonly options: readonly { readonly key: string }[];
  readonly settings: { readonly min: number | null; readonly max: number | null };
  readonly rules: readonly {
    readonly action: string;
    readonly tag: string | null;
    readonly conditions: readonly GivenCondition[];
  }[];
}

interface Problem {
  readonly field: string;
  readonly message: Said;
}

/** Refuses questions that could not be asked, or rules that could never work, each by its place in the list. */
export function checkQuestions(questions: readonly GivenQuestion[]): void {
  const problems = questions.flatMap((question, i) => [
    ...contentProblems(question, `questions.${i}`),
    ...ruleProblems(question, `questions.${i}`, questions),
  ]);
  const repeated = questions.findIndex(
    (question, i) =>
      question.id !== undefined && questions.findIndex((each) => each.id === question.id) !== i,
  );
  if (repeated >= 0)
    problems.push({ field: `questions.${repeated}.id`, message: questionsSay('positions.questions.twice') });
  const first = problems[0];
  if (first) throw new Refusal('invalid_input', first.message, { fields: problems });
}

function contentProblems(question: GivenQuestion, place: string): Problem[] {
  const problems: Problem[] = [];
  const keys = question.options.map((option) => option.key);
  const isSelect = question.type === 'single_select' || question.type === 'multi_select';
  const least = question.type === 'single_select' ? 2 : 1;
  if (isSelect && keys.length < least) {
    const message =
      least === 2
        ? questionsSay('positions.questions.two_choices')
        : questionsSay('positions.questions.one_choice');
    problems.push({ field: `${place}.options`, message });
  }
  if (!isSelect && keys.length > 0) {
    problems.push({ field: `${place}.options`, message: questionsSay('positions.questions.no_choices') });
  }
  if (new Set(keys).size !== keys.length) {
    problems.push({ field: `${place}.options`, message: questionsSay('positions.questions.same_key') });
  }
  if (question.type === 'must_agree' && !question.required) {
    problems.push({ field: `${place}.required`, message: questionsSay('positions.questions.must_agree') });
  }
  const { min, max } = question.settings;
  if (min !== null && max !== null && min > max) {
    problems.push({ field: `${place}.settings.max`, message: questionsSay('positions.questions.range') });
  }
  return problems;
}

function ruleProblems(
  question: GivenQuestion,
  place: string,
  questions: readonly GivenQuestion[],
): Problem[] {
  return question.rules.flatMap((rule, j) => {
    const at = `${place}.rules.${j}`;
    const problems = rule.conditions.flatMap((condition, k) => {
      const field = `${at}.conditions.${k}`;
      const target = questions.find(
        (each) => each.id === condition.question_id || each.key === condition.question_id,
      );
      if (!target) {
        return [
          {
            field: `${field}.question_id`,
            message: questionsSay('positions.questions.rule_question'),
          },
        ];
      }
      const problem = conditionProblem(target, condition);
      return problem ? [{ field: `${field}.${problem.part}`, message: problem.message }] : [];
    });
    if (rule.action === 'tag' && !rule.tag)
      problems.push({ field: `${at}.tag`, message: questionsSay('positions.questions.rule_tag') });
    return problems;
  });
}

function conditionProblem(
  target: GivenQuestion,
  { operator, operand }: GivenCondition,
): { part: string; message: Said } | null {
  if (!RULE_OPERATORS[target.type].includes(operator as RuleOperator)) {
    return { part: 'operator', message: questionsSay('positions.questions.rule_operator') };
  }
  const message = operandProblem(target, operator as RuleOperator, operand);
  return message === null ? null : { part: 'operand', message };
}

const WITHOUT_OPERAND: readonly RuleOperator[] = [
  'answered',
  'unanswered',
  'is_true',
  'is_false',
  'provided',
  'missing',
];

function operandProblem(
  target: GivenQuestion,
  operator: RuleOperator,
  operand: GivenCondition['operand'],
): Said | null {
  if (WITHOUT_OPERAND.includes(operator)) {
    return operand === null ? null : questionsSay('positions.questions.rule_no_value');
  }
  if (operator === 'between') return pairProblem(target.type, operand);
  if (target.type === 'number')
    return typeof operand === 'number' ? null : questionsSay('positions.questions.rule_number');
  if (target.type === 'date') {
    return typeof operand === 'string' && isCalendarDay(operand)
      ? null
      : questionsSay('positions.questions.rule_day');
  }
  if (target.type === 'single_select' || target.type === 'multi_select') {
    const known = target.options.map((option) => option.key);
    const chosen = Array.isArray(operand) ? (operand as readonly unknown[]) : [];
    if (chosen.length === 0) return questionsSay('positions.questions.rule_choices');
    return chosen.every((key) => known.includes(key as string))
      ? null
      : questionsSay('positions.questions.rule_unknown_choice');
  }
  return typeof operand === 'string' && operand.trim() !== ''
    ? null
    : questionsSay('positions.questions.rule_text');
}

function pairProblem(type: QuestionType, operand: GivenCondition['operand']): Said | null {
  const pair = Array.isArray(operand) ? (operand as readonly (string | number)[]) : [];
  const [low, high] = pair;
  if (pair.length !== 2 || low === undefined || high === undefined)
    return questionsSay('positions.questions.rule_two_values');
  const fits = (value: string | number) =>
    type === 'number' ? typeof value === 'number' : typeof value === 'string' && isCalendarDay(value);
  if (!fits(low) || !fits(high))
    return type === 'number'
      ? questionsSay('positions.questions.rule_two_numbers')
      : questionsSay('positions.questions.rule_two_days');
  return low <= high ? null : questionsSay('positions.questions.rule_order');
}
