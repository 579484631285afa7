import { answerTo, askedPages, type FormAnswer, type FormAnswers, isEmptyAnswer } from './conditions.ts';
import { FORM_LIMITS, type FormDefinition, type FormQuestion, isAsked } from './form.ts';

/**
 * What may be wrong with an answer.
 * - `required`: there is none and there has to be one. `wrong_kind`: not of the question's type, such as an option that
 *   is not offered, a matrix with a row that is not there, or an order that leaves an option out.
 * - `too_small`, `too_large`: a number, a day or a count of choices. `too_short`, `too_long`: a text.
 * - `not_asked`: an answer to something that is no question of the form.
 */
export const ANSWER_PROBLEMS = [
  'required',
  'wrong_kind',
  'too_small',
  'too_large',
  'too_short',
  'too_long',
  'not_asked',
] as const;
/** See `ANSWER_PROBLEMS`. */
export type AnswerProblemCode = (typeof ANSWER_PROBLEMS)[number];

/** One answer that cannot be taken. */
export interface AnswerProblem {
  /** Name of the question. */
  readonly question: string;
  readonly code: AnswerProblemCode;
}

/** Answers, judged. */
export interface JudgedAnswers {
  readonly problems: readonly AnswerProblem[];
  /** What is kept: answers to questions that are asked, without the empty ones; texts trimmed. */
  readonly kept: FormAnswers;
  /** Of the questions asked, how many were answered and how many skipped. */
  readonly answered_count: number;
  readonly skipped_count: number;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

/**
 * Holds one answer against its question; null: it can be taken. Texts and addresses are strings, a date is `YYYY-MM-DD`, a
 * choice is the option's value, several choices and orders are lists of values, `yes_no` and `must_agree` are true or
 * false, scales are whole numbers, and a matrix is an object from row to column.
 */
export function judgeAnswer(
  question: FormQuestion,
  answer: FormAnswer | undefined,
): AnswerProblemCode | null {
  if (answer === undefined || isEmptyAnswer(answer)) return question.is_required ? 'required' : null;
  const { least, most } = question;
  const isOption = (value: unknown) => question.options.some((option) => option.value === value);
  switch (question.type) {
    case 'short_text':
    case 'long_text':
      return textProblem(
        answer,
        least,
        Math.min(most ?? Number.POSITIVE_INFINITY, FORM_LIMITS[question.type]),
      );
    case 'url': {
      const problem = textProblem(answer, null, FORM_LIMITS.url);
      return problem ?? (isWebAddress(answer as string) ? null : 'wrong_kind');
    }
    case 'number':
      if (typeof answer !== 'number' || !Number.isFinite(answer)) return 'wrong_kind';
      if (answer < (least ?? -FORM_LIMITS.number)) return 'too_small';
      return answer > (most ?? FORM_LIMITS.number) ? 'too_large' : null;
    case 'date':
      return typeof answer === 'string' && isDay(answer) ? null : 'wrong_kind';
    case 'single_select':
      return isOption(answer) ? null : 'wrong_kind';
    case 'multi_select':
      if (!isList(answer) || new Set(answer).size !== answer.length || !answer.every(isOption))
        return 'wrong_kind';
      if (least !== null && answer.length < least) return 'too_small';
      return most !== null && answer.length > most ? 'too_large' : null;
    case 'ranking':
      return isList(answer) &&
        answer.length === question.options.length &&
        new Set(answer).size === answer.length &&
        answer.every(isOption)
        ? null
        : 'wrong_kind';
    case 'yes_no':
      return typeof answer === 'boolean' ? null : 'wrong_kind';
    case 'must_agree':
      if (typeof answer !== 'boolean') return 'wrong_kind';
      return answer || !question.is_required ? null : 'required';
    case 'rating':
      return isStep(answer, 1, question.steps ?? 5) ? null : 'wrong_kind';
    case 'nps':
      return isStep(answer, 0, 10) ? null : 'wrong_kind';
    case 'matrix': {
      if (typeof answer !== 'object' || isList(answer)) return 'wrong_kind';
      const rows = Object.entries(answer);
      if (
        !rows.every(([row, column]) => question.rows.some(({ value }) => value === row) && isOption(column))
      ) {
        return 'wrong_kind';
      }
      return question.is_required && rows.length < question.rows.length ? 'required' : null;
    }
    case 'statement':
      return 'not_asked';
  }
}

/**
 * Holds answers against a form. Answers to questions that exist but are not asked, given the others, are dropped without
 * a word (somebody went back and changed their mind); answers to what is no question are a problem.
 */
export function judgeAnswers(form: FormDefinition, answers: FormAnswers): JudgedAnswers {
  const problems: AnswerProblem[] = [];
  const known = new Set(form.pages.flatMap((page) => page.questions.filter(isAsked).map(({ name }) => name)));
  for (const name of Object.keys(answers)) {
    if (!known.has(name)) problems.push({ question: name, code: 'not_asked' });
  }
  const kept: Record<string, FormAnswer> = {};
  let asked = 0;
  let answered = 0;
  for (const question of askedPages(form, answers).flatMap((page) => page.questions)) {
    if (!isAsked(question)) continue;
    asked += 1;
    const answer = answerTo(answers, question.name);
    const code = judgeAnswer(question, answer);
    if (code !== null) problems.push({ question: question.name, code });
    if (answer === undefined || isEmptyAnswer(answer) || code !== null) continue;
    kept[question.name] = typeof answer === 'string' ? answer.trim() : answer;
    answered += 1;
  }
  return { problems, kept, answered_count: answered, skipped_count: asked - answered };
}

function textProblem(answer: FormAnswer, least: number | null, most: number): AnswerProblemCode | null {
  if (typeof answer !== 'string' || CONTROL.test(answer)) return 'wrong_kind';
  const { length } = answer.trim();
  if (least !== null && length < least) return 'too_short';
  return length > most ? 'too_long' : null;
}

function isList(answer: FormAnswer): answer is readonly string[] {
  return Array.isArray(answer);
}

function isStep(answer: FormAnswer, from: number, to: number): boolean {
  return typeof answer === 'number' && Number.isInteger(answer) && answer >= from && answer <= to;
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s/?#]+\.[^\s]+$/i.test(text.trim());
}

function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined) return false;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return (
    date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day) && Number(year) >= 1000
  );
}
