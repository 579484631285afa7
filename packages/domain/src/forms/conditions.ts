import type { FormCondition, FormDefinition, FormPage, FormQuestion, FormTest } from './form.ts';

/** What somebody answered to one question; see `judgeAnswer` for the shape of each type. */
export type FormAnswer = string | number | boolean | readonly string[] | Readonly<Record<string, string>>;

/** Answers by the name of their question. */
export type FormAnswers = Readonly<Record<string, FormAnswer>>;

/** The answer to a question; undefined: none. Names that every object has are no answers. */
export function answerTo(answers: FormAnswers, name: string): FormAnswer | undefined {
  return Object.hasOwn(answers, name) ? answers[name] : undefined;
}

/** Whether there is nothing in an answer: none, an empty text, an empty list or matrix. */
export function isEmptyAnswer(answer: FormAnswer | undefined): boolean {
  if (answer === undefined) return true;
  if (typeof answer === 'string') return answer.trim() === '';
  if (Array.isArray(answer)) return answer.length === 0;
  return typeof answer === 'object' && Object.keys(answer).length === 0;
}

function testHolds({ is, value }: FormTest, answer: FormAnswer | undefined): boolean {
  if (is === 'answered') return !isEmptyAnswer(answer);
  if (is === 'not_answered') return isEmptyAnswer(answer);
  // Nothing can be said of an answer that was not given: neither that it equals something nor that it does not.
  if (answer === undefined || isEmptyAnswer(answer)) return false;
  if (is === 'equal') return answer === value;
  if (is === 'not_equal') return answer !== value;
  if (is === 'includes') return Array.isArray(answer) && typeof value === 'string' && answer.includes(value);
  const isLeast = is === 'at_least';
  if (typeof answer === 'number' && typeof value === 'number')
    return isLeast ? answer >= value : answer <= value;
  // Days are written so that the order of their letters is theirs.
  if (typeof answer === 'string' && typeof value === 'string')
    return isLeast ? answer >= value : answer <= value;
  return false;
}

/** Whether a condition holds for answers. */
export function conditionHolds(condition: FormCondition | null, answers: FormAnswers): boolean {
  if (condition === null) return true;
  const holds = (test: FormTest) => testHolds(test, answerTo(answers, test.question));
  return condition.join === 'all' ? condition.tests.every(holds) : condition.tests.some(holds);
}

/** A page with those of its questions that are asked. */
export interface AskedPage {
  readonly page: FormPage;
  readonly questions: readonly FormQuestion[];
}

/**
 * What of a form is asked, given answers. An answer to a question that is not asked (any more) counts as none, also for
 * the conditions that come after it. Pages on which nothing is left are left out.
 */
export function askedPages(form: FormDefinition, answers: FormAnswers): AskedPage[] {
  const counted: Record<string, FormAnswer> = {};
  const pages: AskedPage[] = [];
  for (const page of form.pages) {
    if (!conditionHolds(page.visible_if, counted)) continue;
    const questions: FormQuestion[] = [];
    for (const question of page.questions) {
      if (!conditionHolds(question.visible_if, counted)) continue;
      questions.push(question);
      const answer = answerTo(answers, question.name);
      if (answer !== undefined) counted[question.name] = answer;
    }
    if (questions.length > 0) pages.push({ page, questions });
  }
  return pages;
}

/** Names of the questions that a condition asks about. */
export function namesIn(condition: FormCondition | null): string[] {
  return condition === null ? [] : condition.tests.map((test) => test.question);
}

/**
 * Names of questions whose being asked depends on itself, by way of whatever other questions; in the order of the form.
 * A page's condition counts for each of its questions.
 */
export function questionsInCycles(form: FormDefinition): string[] {
  const needs = new Map<string, readonly string[]>();
  for (const page of form.pages) {
    for (const question of page.questions) {
      needs.set(question.name, [...namesIn(page.visible_if), ...namesIn(question.visible_if)]);
    }
  }
  const reachesItself = (start: string): boolean => {
    const seen = new Set<string>();
    const open = [...(needs.get(start) ?? [])];
    for (let name = open.pop(); name !== undefined; name = open.pop()) {
      if (name === start) return true;
      if (seen.has(name)) continue;
      seen.add(name);
      open.push(...(needs.get(name) ?? []));
    }
    return false;
  };
  return [...needs.keys()].filter(reachesItself);
}
