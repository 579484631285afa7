import { isCalendarDay } from '@tryout/domain/answer';
import { type QuestionType, RULE_OPERATORS, type RuleOperator } from '@tryout/domain/knockout-operators';
import { Refusal } from '../../../platform/http/refusal.ts';

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
  readonly message: string;
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
    problems.push({ field: `questions.${repeated}.id`, message: 'This question is in the list twice.' });
  const first = problems[0];
  if (first) throw new Refusal('invalid_input', first.message, { fields: problems });
}

function contentProblems(question: GivenQuestion, place: string): Problem[] {
  const problems: Problem[] = [];
  const keys = question.options.map((option) => option.key);
  const isSelect = question.type === 'single_select' || question.type === 'multi_select';
  const least = question.type === 'single_select' ? 2 : 1;
  if (isSelect && keys.length < least) {
    const message = least === 2 ? 'Add at least two choices.' : 'Add at least one choice.';
    problems.push({ field: `${place}.options`, message });
  }
  if (!isSelect && keys.length > 0) {
    problems.push({ field: `${place}.options`, message: 'Only select questions have choices.' });
  }
  if (new Set(keys).size !== keys.length) {
    problems.push({ field: `${place}.options`, message: 'Two choices have the same key.' });
  }
  const { min, max } = question.settings;
  if (min !== null && max !== null && min > max) {
    problems.push({ field: `${place}.settings.max`, message: 'The greatest value is below the least.' });
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
            message: 'The rule looks at a question that is not on the position.',
          },
        ];
      }
      const problem = conditionProblem(target, condition);
      return problem ? [{ field: `${field}.${problem.part}`, message: problem.message }] : [];
    });
    if (rule.action === 'tag' && !rule.tag)
      problems.push({ field: `${at}.tag`, message: 'Enter the tag to set.' });
    return problems;
  });
}

function conditionProblem(
  target: GivenQuestion,
  { operator, operand }: GivenCondition,
): { part: string; message: string } | null {
  if (!RULE_OPERATORS[target.type].includes(operator as RuleOperator)) {
    return { part: 'operator', message: 'This comparison does not exist for this type of question.' };
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
): string | null {
  if (WITHOUT_OPERAND.includes(operator)) {
    return operand === null ? null : 'This comparison takes no value.';
  }
  if (operator === 'between') return pairProblem(target.type, operand);
  if (target.type === 'number') return typeof operand === 'number' ? null : 'Enter a number.';
  if (target.type === 'date') {
    return typeof operand === 'string' && isCalendarDay(operand) ? null : 'Enter a day.';
  }
  if (target.type === 'single_select' || target.type === 'multi_select') {
    const known = target.options.map((option) => option.key);
    const chosen = Array.isArray(operand) ? (operand as readonly unknown[]) : [];
    if (chosen.length === 0) return 'Choose at least one of the choices.';
    return chosen.every((key) => known.includes(key as string))
      ? null
      : 'The rule names a choice that does not exist.';
  }
  return typeof operand === 'string' && operand.trim() !== '' ? null : 'Enter the text to compare with.';
}

function pairProblem(type: QuestionType, operand: GivenCondition['operand']): string | null {
  const pair = Array.isArray(operand) ? (operand as readonly (string | number)[]) : [];
  const [low, high] = pair;
  if (pair.length !== 2 || low === undefined || high === undefined) return 'Enter two values.';
  const fits = (value: string | number) =>
    type === 'number' ? typeof value === 'number' : typeof value === 'string' && isCalendarDay(value);
  if (!fits(low) || !fits(high)) return type === 'number' ? 'Enter two numbers.' : 'Enter two days.';
  return low <= high ? null : 'The first value is above the second.';
}
