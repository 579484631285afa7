import { type AnswerValue, isUnanswered } from './knockout-operators.ts';
import type { QuestionType } from './question-types.ts';

/** Longest texts, in characters (product §2.6). */
export const ANSWER_LIMITS = { short_text: 500, long_text: 20_000, url: 2_000 } as const;

/** What a question asks for. */
export interface AnswerableQuestion {
  readonly type: QuestionType;
  readonly required: boolean;
  /** Choices of single_select and multi_select. */
  readonly options?: readonly { readonly key: string }[];
  /** Least and most for `number`. */
  readonly min?: number | null;
  readonly max?: number | null;
}

/** Why an answer is refused. */
export type AnswerProblem =
  | 'required'
  | 'wrong_type'
  | 'too_long'
  | 'unknown_option'
  | 'duplicate_option'
  | 'not_a_number'
  | 'too_small'
  | 'too_large'
  | 'not_a_date'
  | 'not_a_url';

/**
 * The first thing wrong with an answer, or null. No answer is fine unless the question is required. A required yes/no
 * question takes both answers; a required declaration must be agreed to. Dates are real calendar days 'YYYY-MM-DD', urls http or https, a file is named by its id.
 */
export function answerProblem(
  question: AnswerableQuestion,
  answer: AnswerValue | undefined,
): AnswerProblem | null {
  if (isUnanswered(answer)) return question.required ? 'required' : null;
  switch (question.type) {
    case 'short_text':
    case 'long_text':
      return textProblem(answer, ANSWER_LIMITS[question.type]);
    case 'single_select':
      return typeof answer === 'string' ? optionsProblem(question, [answer]) : 'wrong_type';
    case 'multi_select':
      return isKeys(answer) ? optionsProblem(question, answer) : 'wrong_type';
    case 'number':
      return numberProblem(question, answer);
    case 'date':
      return typeof answer !== 'string' ? 'wrong_type' : isCalendarDay(answer) ? null : 'not_a_date';
    case 'url':
      return textProblem(answer, ANSWER_LIMITS.url) ?? (isWebAddress(String(answer)) ? null : 'not_a_url');
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'wrong_type';
    case 'must_agree':
      if (typeof answer !== 'boolean') return 'wrong_type';
      return question.required && !answer ? 'required' : null;
    case 'file':
      return typeof answer === 'string' ? null : 'wrong_type';
  }
}

/** Is the text a day of the Gregorian calendar, 'YYYY-MM-DD' with a year from 0001? */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return year >= 1 && day >= 1 && day <= days;
}

/** Is the text an absolute http or https address with a host and no sign-in data? */
export function isWebAddress(text: string): boolean {
  const trimmed = text.trim();
  if (!/^https?:\/\//i.test(trimmed) || /\s/.test(trimmed) || !URL.canParse(trimmed)) return false;
  const url = new URL(trimmed);
  return url.hostname !== '' && url.username === '' && url.password === '';
}

function textProblem(answer: AnswerValue | undefined, limit: number): AnswerProblem | null {
  if (typeof answer !== 'string') return 'wrong_type';
  return [...answer].length > limit ? 'too_long' : null;
}

function optionsProblem(question: AnswerableQuestion, keys: readonly string[]): AnswerProblem | null {
  const known = new Set((question.options ?? []).map((option) => option.key));
  if (keys.some((key) => !known.has(key))) return 'unknown_option';
  return new Set(keys).size === keys.length ? null : 'duplicate_option';
}

function numberProblem(question: AnswerableQuestion, answer: AnswerValue | undefined): AnswerProblem | null {
  if (typeof answer !== 'number') return 'wrong_type';
  if (!Number.isFinite(answer)) return 'not_a_number';
  if (typeof question.min === 'number' && answer < question.min) return 'too_small';
  return typeof question.max === 'number' && answer > question.max ? 'too_large' : null;
}

function isKeys(answer: AnswerValue | undefined): answer is readonly string[] {
  return Array.isArray(answer) && answer.every((key) => typeof key === 'string');
}
