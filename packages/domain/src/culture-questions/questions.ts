import { blankQuestion, type FormDefinition, type FormQuestion, type FormWords } from '../forms/form.ts';
import type { TransitionTable } from '../records/transitions.ts';

/**
 * What culture questions are about (product §2.23): nine values, each named in at least one published framework. The
 * first six follow the Organizational Culture Profile (O'Reilly, Chatman & Caldwell 1991, Academy of Management Journal
 * 34:487–516) without its aggressiveness; `openness` is the open-versus-closed dimension of Hofstede, Neuijen, Ohayv &
 * Sanders (1990, Administrative Science Quarterly 35:286–316), `autonomy` the value of self-direction of Schwartz (1992,
 * Advances in Experimental Social Psychology 25:1–65), `responsibility` the social responsibility that Sarros, Gray,
 * Densten & Cooper (2005, Australian Journal of Management 30:159–182) added to the profile.
 */
export const CULTURE_DIMENSIONS = [
  'innovation',
  'stability',
  'detail',
  'results',
  'teamwork',
  'people',
  'openness',
  'autonomy',
  'responsibility',
] as const;
/** See `CULTURE_DIMENSIONS`. */
export type CultureDimension = (typeof CULTURE_DIMENSIONS)[number];

/** How a question is answered: a statement on a scale from 1 to 5, or one of two statements, of which one has to be chosen. */
export const CULTURE_KINDS = ['scale', 'pair'] as const;
/** See `CULTURE_KINDS`. */
export type CultureKind = (typeof CULTURE_KINDS)[number];

/** Steps of the scale, and what a pair counts as: its lower and its upper end. */
export const CULTURE_SCALE = { least: 1, most: 5, middle: 3 } as const;

/** Months for which a candidate's answers are used again. */
export const CULTURE_REUSE_MONTHS = 12;

/** Longest statement; characters. */
export const CULTURE_MOST_TEXT = 300;

/** Longest note of where a question comes from; characters. */
export const CULTURE_MOST_SOURCE = 500;

/** Most questions that are asked at once. */
export const CULTURE_MOST_ASKED = 120;

/** Orders of the bank: by dimension, or when a question was last changed; `-` from the other end. */
export const CULTURE_SORTS = ['dimension', '-dimension', 'updated', '-updated'] as const;

/** Statuses of a question and where each leads: it is never deleted, since people have answered it. */
export const CULTURE_STATUSES: TransitionTable<CultureStatus> = {
  draft: [{ to: 'published' }, { to: 'closed' }],
  published: [{ to: 'closed' }],
  closed: [{ to: 'published' }],
};
/** `draft`: being written. `published`: asked. `closed`: retired; what was answered stays. */
export type CultureStatus = 'draft' | 'published' | 'closed';
/** All of them, in the order of a question's life. */
export const CULTURE_STATUS_NAMES = ['draft', 'published', 'closed'] as const;

/** What a question asks, as one version of it has it. */
export interface CultureWording {
  readonly dimension: CultureDimension;
  readonly kind: CultureKind;
  /**
   * `scale`: agreeing speaks against the dimension, so that its answer counts the other way round. `pair`: the statement
   * that speaks against the dimension is shown first, so that the place of a statement does not decide.
   */
  readonly is_reversed: boolean;
  /** The statement; of a pair the one that speaks for the dimension. */
  readonly statement: FormWords;
  /** Of a pair the statement that speaks against the dimension; null: the question is on a scale. */
  readonly opposite: FormWords | null;
}

/** A question that is or was asked. An answer belongs to one version of it. */
export interface CultureQuestion extends CultureWording {
  readonly culture_question_id: string;
  /** From 1; grows with each change. */
  readonly version: number;
}

/** An answer: the step of the scale, 1 to 5; of a pair 1 for the statement shown first, 2 for the other. */
export interface CultureAnswer {
  readonly culture_question_id: string;
  readonly version: number;
  readonly value: number;
}

/** What is wrong with a question, by field. */
export type CultureProblem =
  | 'statement_missing'
  | 'opposite_missing'
  | 'opposite_not_asked'
  | 'text_too_long';

/** Everything wrong with what a question asks. Words in English are needed; other languages fall back to them. */
export function wordingProblems(
  wording: CultureWording,
): { readonly field: 'statement' | 'opposite'; readonly code: CultureProblem }[] {
  const found: { field: 'statement' | 'opposite'; code: CultureProblem }[] = [];
  const isEmpty = (words: FormWords | null) => words === null || (words.en ?? '').trim() === '';
  const isLong = (words: FormWords | null) =>
    Object.values(words ?? {}).some((text) => text.length > CULTURE_MOST_TEXT);
  if (isEmpty(wording.statement)) found.push({ field: 'statement', code: 'statement_missing' });
  if (isLong(wording.statement)) found.push({ field: 'statement', code: 'text_too_long' });
  if (wording.kind === 'pair' && isEmpty(wording.opposite)) {
    found.push({ field: 'opposite', code: 'opposite_missing' });
  }
  if (wording.kind === 'scale' && wording.opposite !== null) {
    found.push({ field: 'opposite', code: 'opposite_not_asked' });
  }
  if (isLong(wording.opposite)) found.push({ field: 'opposite', code: 'text_too_long' });
  return found;
}

/** Whether a value answers a question: a whole step of its scale, or one of the two of a pair. */
export function isCultureValue(kind: CultureKind, value: number): boolean {
  return Number.isInteger(value) && value >= 1 && value <= (kind === 'scale' ? CULTURE_SCALE.most : 2);
}

/** One question of a dimension after the other, each dimension in turn, so that none is asked in one go. */
export function inTurns<T extends Pick<CultureQuestion, 'dimension'>>(questions: readonly T[]): T[] {
  const rows = CULTURE_DIMENSIONS.map((dimension) => questions.filter((one) => one.dimension === dimension));
  const longest = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: longest }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat();
}

/** Questions on one page of the form. */
const PER_PAGE = 6;

/** What the form calls a question. */
const nameOf = (question: Pick<CultureQuestion, 'culture_question_id'>) =>
  `q${question.culture_question_id.replaceAll('-', '')}`;

/**
 * The questions as a form, every one of which has to be answered: means of people who left out different questions could
 * not be compared.
 * @param ends What the lowest and highest step of the scale mean, and what is asked of a pair.
 */
export function cultureForm(
  questions: readonly CultureQuestion[],
  ends: { readonly low: FormWords; readonly high: FormWords; readonly choose: FormWords },
): FormDefinition {
  const asked = inTurns(questions).map((question): FormQuestion => {
    const name = nameOf(question);
    if (question.kind === 'scale' || question.opposite === null) {
      return {
        ...blankQuestion(name, 'rating', question.statement),
        is_required: true,
        low: ends.low,
        high: ends.high,
      };
    }
    const both = [question.statement, question.opposite];
    const [first, second] = question.is_reversed ? both.reverse() : both;
    return {
      ...blankQuestion(name, 'single_select', ends.choose),
      is_required: true,
      options: [
        { value: '1', title: first ?? {} },
        { value: '2', title: second ?? {} },
      ],
    };
  });
  return {
    languages: ['en'],
    pages: Array.from({ length: Math.ceil(asked.length / PER_PAGE) }, (_, at) => ({
      name: `page${at + 1}`,
      title: {},
      visible_if: null,
      questions: asked.slice(at * PER_PAGE, (at + 1) * PER_PAGE),
    })),
  };
}

/** The answers that the form of these questions holds; questions without one are left out. */
export function answersOfForm(
  questions: readonly CultureQuestion[],
  given: Readonly<Record<string, unknown>>,
): CultureAnswer[] {
  return questions.flatMap((question) => {
    const name = nameOf(question);
    const value = Object.hasOwn(given, name) ? Number(given[name]) : Number.NaN;
    return isCultureValue(question.kind, value)
      ? [{ culture_question_id: question.culture_question_id, version: question.version, value }]
      : [];
  });
}

/** What is wrong with somebody's answers to the questions that are asked now. */
export type CultureAnswerProblem =
  /** A question has no answer. */
  | 'missing'
  /** A question is answered twice. */
  | 'twice'
  /** The answer is no step of the scale, or none of the two statements. */
  | 'wrong_value'
  /** Nothing of this id and version is asked now. */
  | 'not_asked';

/**
 * Everything wrong with answers, by the place of the answer; of what is missing by the id of the question.
 * Empty: each question is answered once, in the version that is asked.
 */
export function answerProblems(
  questions: readonly CultureQuestion[],
  answers: readonly CultureAnswer[],
): { readonly at: number | null; readonly question: string; readonly code: CultureAnswerProblem }[] {
  const byId = new Map(questions.map((question) => [question.culture_question_id, question]));
  const seen = new Set<string>();
  const found: { at: number | null; question: string; code: CultureAnswerProblem }[] = [];
  for (const [at, answer] of answers.entries()) {
    const question = byId.get(answer.culture_question_id);
    const say = (code: CultureAnswerProblem) =>
      found.push({ at, question: answer.culture_question_id, code });
    if (question === undefined || question.version !== answer.version) say('not_asked');
    else if (seen.has(answer.culture_question_id)) say('twice');
    else if (!isCultureValue(question.kind, answer.value)) say('wrong_value');
    seen.add(answer.culture_question_id);
  }
  for (const { culture_question_id } of questions) {
    if (!seen.has(culture_question_id))
      found.push({ at: null, question: culture_question_id, code: 'missing' });
  }
  return found;
}
