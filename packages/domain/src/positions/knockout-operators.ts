import type { QuestionType } from './question-types.ts';

/** Operators of knock-out rules. */
export type RuleOperator =
  | 'answered'
  | 'unanswered'
  | 'equals'
  | 'not_equals'
  | 'contains'
  | 'not_contains'
  | 'starts_with'
  | 'is_one_of'
  | 'is_none_of'
  | 'contains_any_of'
  | 'contains_all_of'
  | 'contains_none_of'
  | 'eq'
  | 'ne'
  | 'gt'
  | 'gte'
  | 'lt'
  | 'lte'
  | 'between'
  | 'before'
  | 'after'
  | 'on'
  | 'on_or_before'
  | 'on_or_after'
  | 'is_true'
  | 'is_false'
  | 'provided'
  | 'missing';

const TEXT = ['equals', 'not_equals', 'contains', 'not_contains', 'starts_with'] as const;
const ANSWERED = ['answered', 'unanswered'] as const;

/**
 * The operators that a rule may use on each type of question. A declaration has none: every application that was sent
 * agrees to it.
 */
export const RULE_OPERATORS: Readonly<Record<QuestionType, readonly RuleOperator[]>> = {
  short_text: [...TEXT, ...ANSWERED],
  long_text: [...TEXT, ...ANSWERED],
  url: [...TEXT, ...ANSWERED],
  single_select: ['is_one_of', 'is_none_of', ...ANSWERED],
  multi_select: ['contains_any_of', 'contains_all_of', 'contains_none_of', ...ANSWERED],
  number: ['eq', 'ne', 'gt', 'gte', 'lt', 'lte', 'between', ...ANSWERED],
  date: ['before', 'after', 'on', 'on_or_before', 'on_or_after', 'between', ...ANSWERED],
  yes_no: ['is_true', 'is_false', ...ANSWERED],
  must_agree: [],
  file: ['provided', 'missing'],
};

/** What an operator compares with: nothing, a text, a number, a list of option keys, a day, a pair of either. */
export type RuleOperand = null | string | number | readonly string[] | readonly number[];

/** An answer: text (also url, date 'YYYY-MM-DD', single option key, file id), number, yes or no, option keys, or none. */
export type AnswerValue = string | number | boolean | readonly string[] | null;

/** No answer: none at all, blank text, or no option chosen. No (`false`) is an answer. */
export function isUnanswered(answer: AnswerValue | undefined): boolean {
  if (answer === null || answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  return Array.isArray(answer) && answer.length === 0;
}

/**
 * Does an answer satisfy an operator? Texts compare without regard to case and outer blanks. An unanswered question
 * satisfies only `unanswered` and `missing`; an operand of the wrong kind satisfies nothing.
 */
export function satisfies(
  operator: RuleOperator,
  answer: AnswerValue | undefined,
  operand: RuleOperand,
): boolean {
  const none = isUnanswered(answer);
  if (operator === 'answered' || operator === 'provided') return !none;
  if (operator === 'unanswered' || operator === 'missing') return none;
  if (none || answer === null || answer === undefined) return false;
  if (typeof answer === 'boolean') return operator === (answer ? 'is_true' : 'is_false');
  if (typeof answer === 'number') return numberSatisfies(operator, answer, operand);
  if (typeof answer !== 'string') return listSatisfies(operator, answer, operand);
  return textSatisfies(operator, fold(answer), operand);
}

function numberSatisfies(operator: RuleOperator, answer: number, operand: RuleOperand): boolean {
  if (operator === 'between' && isPair(operand)) {
    const [low, high] = operand;
    return typeof low === 'number' && typeof high === 'number' && answer >= low && answer <= high;
  }
  if (typeof operand !== 'number') return false;
  if (operator === 'eq') return answer === operand;
  if (operator === 'ne') return answer !== operand;
  if (operator === 'gt') return answer > operand;
  if (operator === 'gte') return answer >= operand;
  if (operator === 'lt') return answer < operand;
  return operator === 'lte' && answer <= operand;
}

function listSatisfies(operator: RuleOperator, answer: readonly string[], operand: RuleOperand): boolean {
  const options = keysOf(operand);
  if (options === null) return false;
  if (operator === 'contains_any_of') return options.some((key) => answer.includes(key));
  if (operator === 'contains_all_of') return options.every((key) => answer.includes(key));
  return operator === 'contains_none_of' && !options.some((key) => answer.includes(key));
}

function textSatisfies(operator: RuleOperator, answer: string, operand: RuleOperand): boolean {
  const keys = keysOf(operand)?.map(fold) ?? null;
  if (operator === 'is_one_of') return keys?.includes(answer) ?? false;
  if (operator === 'is_none_of') return keys !== null && !keys.includes(answer);
  if (operator === 'between') {
    const [low, high] = keys ?? [];
    return low !== undefined && high !== undefined && answer >= low && answer <= high;
  }
  if (typeof operand !== 'string' || operand.trim() === '') return false;
  const text = fold(operand);
  switch (operator) {
    case 'equals':
    case 'on':
      return answer === text;
    case 'not_equals':
      return answer !== text;
    case 'contains':
      return answer.includes(text);
    case 'not_contains':
      return !answer.includes(text);
    case 'starts_with':
      return answer.startsWith(text);
    case 'before':
      return answer < text;
    case 'after':
      return answer > text;
    case 'on_or_before':
      return answer <= text;
    case 'on_or_after':
      return answer >= text;
    default:
      return false;
  }
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}

function isPair(operand: RuleOperand): operand is readonly string[] | readonly number[] {
  return Array.isArray(operand) && operand.length === 2;
}

function keysOf(operand: RuleOperand): readonly string[] | null {
  if (!Array.isArray(operand) || operand.length === 0) return null;
  const keys = (operand as readonly unknown[]).filter((key) => typeof key === 'string');
  return keys.length === operand.length ? keys : null;
}
