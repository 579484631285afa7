import { ANSWER_LIMITS, answerProblem } from '@tryout/domain/positions/answer';
import { isUnanswered } from '@tryout/domain/positions/knockout-operators';
import type { Answer, Question } from './applications.api.ts';
import type { messages } from './flow.messages.ts';

type Key = keyof (typeof messages)['en'];

/** What is wrong with an answer, as a message and its values; null when nothing is. */
export function answerIssue(
  question: Question,
  value: Answer,
  isComplete: boolean,
): { key: Key; values: { min: number | null; max: number | null } } | null {
  const problem = answerProblem({ ...question, required: isComplete && question.required }, value);
  const values = { min: question.min, max: question.max };
  const limit = longestAnswer(question);
  const isLong = limit !== null && typeof value === 'string' && [...value].length > limit;
  if (problem === null) return isLong ? { key: 'applications.questions.too_long', values } : null;
  switch (problem) {
    case 'required':
      return {
        key:
          question.type === 'must_agree'
            ? 'applications.questions.not_agreed'
            : 'applications.questions.missing',
        values,
      };
    case 'too_long':
    case 'not_a_number':
    case 'too_small':
    case 'too_large':
    case 'not_a_date':
    case 'not_a_url':
      return { key: `applications.questions.${problem}`, values };
    default: {
      const isNumber = question.type === 'number';
      return {
        key: isNumber ? 'applications.questions.not_a_number' : 'applications.questions.wrong_type',
        values,
      };
    }
  }
}

/** Longest answer in characters; null where it has no length. */
export function longestAnswer(question: Question): number | null {
  if (question.type === 'short_text' || question.type === 'long_text') {
    return question.max_length ?? ANSWER_LIMITS[question.type];
  }
  return question.type === 'url' ? ANSWER_LIMITS.url : null;
}

/** Whether a question has an answer. No is one; a declaration has one once it is agreed to. */
export const isAnswered = (question: Question, value: Answer): boolean =>
  question.type === 'must_agree' ? value === true : !isUnanswered(value);
