import { namesIn, questionsInCycles } from './conditions.ts';
import {
  FORM_LIMITS,
  type FormCondition,
  type FormDefinition,
  type FormOption,
  type FormQuestion,
  type FormTest,
  type FormWords,
  isAsked,
  questionsOf,
} from './form.ts';

/**
 * What may be wrong with a form.
 * - `no_questions`: it asks nothing. `too_many`: more pages, questions, options, rows or tests than `FORM_LIMITS`.
 * - `no_words`: no text in the form's first language. `too_long`: a text over its limit.
 * - `bad_name`, `name_taken`: names of questions and values of options are short, plain and unique.
 * - `no_options`, `no_rows`: fewer than two choices, or a matrix without rows.
 * - `bad_bounds`: the least is over the most, or either is outside what the type can take. `bad_steps`: not 2 to 10.
 * - `unknown_question`, `later_question`, `cycle`: a condition asks about a question that is not there, that comes later,
 *   or that depends on this one. `bad_test`: no answer to that question could ever pass the test.
 */
export const FORM_PROBLEMS = [
  'no_questions',
  'too_many',
  'no_words',
  'too_long',
  'bad_name',
  'name_taken',
  'no_options',
  'no_rows',
  'bad_bounds',
  'bad_steps',
  'unknown_question',
  'later_question',
  'cycle',
  'bad_test',
] as const;
/** See `FORM_PROBLEMS`. */
export type FormProblemCode = (typeof FORM_PROBLEMS)[number];

/** One thing that is wrong. */
export interface FormProblem {
  /** Where, as in `pages.0.questions.2.title`. */
  readonly path: string;
  readonly code: FormProblemCode;
  /** Name of the question; empty: of none. */
  readonly question: string;
}

const QUESTION_NAME = /^[A-Za-z][A-Za-z0-9_]*$/;
const OPTION_VALUE = /^[A-Za-z0-9_-]+$/;

const TAKES_OPTIONS = ['single_select', 'multi_select', 'ranking', 'matrix'];

/** Everything that is wrong with a form, in its order; empty: it can be published. */
export function formProblems(form: FormDefinition): FormProblem[] {
  const found: FormProblem[] = [];
  const all = questionsOf(form);
  const say = (path: string, code: FormProblemCode, question = '') => found.push({ path, code, question });
  if (!all.some(isAsked)) say('pages', 'no_questions');
  if (form.pages.length > FORM_LIMITS.pages) say('pages', 'too_many');
  if (all.length > FORM_LIMITS.questions) say('pages', 'too_many');
  // What is far too big is not looked at any closer: its cost grows faster than its size.
  if (found.some(({ code }) => code === 'too_many')) return found;

  const cycles = new Set(questionsInCycles(form));
  const byName = new Map(all.map((question) => [question.name, question]));
  const before = new Set<string>();
  const taken = new Set<string>();
  for (const [at, page] of form.pages.entries()) {
    const path = `pages.${at}`;
    checkWords(page.title, `${path}.title`, FORM_LIMITS.title, false, '');
    checkCondition(page.visible_if, `${path}.visible_if`, page.questions[0]?.name ?? '');
    for (const [index, question] of page.questions.entries()) {
      checkQuestion(question, `${path}.questions.${index}`);
      before.add(question.name);
    }
  }
  return found;

  function checkQuestion(question: FormQuestion, path: string): void {
    const { name } = question;
    if (!QUESTION_NAME.test(name) || name.length > FORM_LIMITS.name) say(`${path}.name`, 'bad_name', name);
    else if (taken.has(name)) say(`${path}.name`, 'name_taken', name);
    taken.add(name);
    checkWords(question.title, `${path}.title`, FORM_LIMITS.title, true, name);
    checkWords(question.description, `${path}.description`, FORM_LIMITS.description, false, name);
    checkWords(question.low, `${path}.low`, FORM_LIMITS.option_title, false, name);
    checkWords(question.high, `${path}.high`, FORM_LIMITS.option_title, false, name);
    if (TAKES_OPTIONS.includes(question.type)) {
      if (question.options.length < 2) say(`${path}.options`, 'no_options', name);
      checkOptions(question.options, `${path}.options`, FORM_LIMITS.options, name);
    }
    if (question.type === 'matrix') {
      if (question.rows.length === 0) say(`${path}.rows`, 'no_rows', name);
      checkOptions(question.rows, `${path}.rows`, FORM_LIMITS.rows, name);
    }
    const { steps } = question;
    if (
      question.type === 'rating' &&
      (steps === null || !Number.isInteger(steps) || steps < 2 || steps > 10)
    ) {
      say(`${path}.steps`, 'bad_steps', name);
    }
    if (!boundsFit(question)) say(`${path}.least`, 'bad_bounds', name);
    checkCondition(question.visible_if, `${path}.visible_if`, name);
  }

  function checkOptions(options: readonly FormOption[], path: string, most: number, question: string): void {
    if (options.length > most) say(path, 'too_many', question);
    const values = new Set<string>();
    for (const [at, option] of options.slice(0, most).entries()) {
      if (!OPTION_VALUE.test(option.value) || option.value.length > FORM_LIMITS.name) {
        say(`${path}.${at}.value`, 'bad_name', question);
      } else if (values.has(option.value)) say(`${path}.${at}.value`, 'name_taken', question);
      values.add(option.value);
      checkWords(option.title, `${path}.${at}.title`, FORM_LIMITS.option_title, true, question);
    }
  }

  function checkWords(words: FormWords, path: string, most: number, needed: boolean, question: string): void {
    const first = form.languages[0] ?? '';
    const own = Object.hasOwn(words, first) ? (words[first] ?? '') : '';
    if (needed && own.trim() === '') say(path, 'no_words', question);
    if (Object.values(words).some((text) => text.length > most)) say(path, 'too_long', question);
  }

  function checkCondition(condition: FormCondition | null, path: string, question: string): void {
    if (condition === null) return;
    if (condition.tests.length > FORM_LIMITS.tests) say(path, 'too_many', question);
    if (condition.tests.length === 0) say(path, 'bad_test', question);
    for (const [at, test] of condition.tests.slice(0, FORM_LIMITS.tests).entries()) {
      const about = byName.get(test.question);
      if (!about) say(`${path}.tests.${at}`, 'unknown_question', question);
      else if (
        cycles.has(question) &&
        namesIn(condition).includes(test.question) &&
        cycles.has(test.question)
      ) {
        say(`${path}.tests.${at}`, 'cycle', question);
      } else if (!before.has(test.question)) say(`${path}.tests.${at}`, 'later_question', question);
      else if (!testFits(test, about)) say(`${path}.tests.${at}`, 'bad_test', question);
    }
  }
}

function boundsFit({ type, least, most }: FormQuestion): boolean {
  const bounds = [least, most].filter((bound) => bound !== null);
  if (bounds.some((bound) => !Number.isFinite(bound))) return false;
  if (least !== null && most !== null && least > most) return false;
  if (type === 'number') return bounds.every((bound) => Math.abs(bound) <= FORM_LIMITS.number);
  const limit = type === 'short_text' || type === 'long_text' ? FORM_LIMITS[type] : FORM_LIMITS.options;
  return bounds.every((bound) => Number.isInteger(bound) && bound >= 0 && bound <= limit);
}

/** Whether some answer to the question could pass the test. */
function testFits({ is, value }: FormTest, about: FormQuestion): boolean {
  if (!isAsked(about)) return false;
  if (is === 'answered' || is === 'not_answered') return value === null;
  const isOption = typeof value === 'string' && about.options.some((option) => option.value === value);
  switch (about.type) {
    case 'single_select':
      return (is === 'equal' || is === 'not_equal') && isOption;
    case 'multi_select':
      return is === 'includes' && isOption;
    case 'yes_no':
    case 'must_agree':
      return (is === 'equal' || is === 'not_equal') && typeof value === 'boolean';
    case 'number':
    case 'rating':
    case 'nps':
      return is !== 'includes' && typeof value === 'number' && Number.isFinite(value);
    case 'date':
      return is !== 'includes' && typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value);
    default:
      return false;
  }
}
