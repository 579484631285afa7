/**
 * A form: pages of typed questions, some of which are asked only after certain answers (product §2.22, §2.6). Surveys are
 * made of them. A form is data; nothing in it is ever run, and its words are shown as text, never as markup.
 */

/** Words in several languages, by language code (`en`, `ar`). Plain text. */
export type FormWords = Readonly<Record<string, string>>;

/**
 * The types of a question. The first nine are those of a position's questions without files (see `QUESTION_TYPES`);
 * `rating` is a scale from 1, `nps` the question of the Net Promoter Score from 0 to 10 (Reichheld 2003), `ranking` puts all
 * options into an order, `matrix` takes one column for each row, and `statement` is text that asks nothing.
 */
export const FORM_QUESTION_TYPES = [
  'short_text',
  'long_text',
  'single_select',
  'multi_select',
  'number',
  'date',
  'url',
  'yes_no',
  'must_agree',
  'rating',
  'nps',
  'ranking',
  'matrix',
  'statement',
] as const;
/** See `FORM_QUESTION_TYPES`. */
export type FormQuestionType = (typeof FORM_QUESTION_TYPES)[number];

/** One choice, a row or a column. */
export interface FormOption {
  /** What is stored; unique among its siblings: small letters, digits, `_`, `-`. */
  readonly value: string;
  readonly title: FormWords;
}

/** What a test of a condition asks about an answer. */
export const CONDITION_TESTS = [
  'equal',
  'not_equal',
  'includes',
  'at_least',
  'at_most',
  'answered',
  'not_answered',
] as const;
/** See `CONDITION_TESTS`. */
export type ConditionTest = (typeof CONDITION_TESTS)[number];

/** One test of a condition, about a question that stands earlier. */
export interface FormTest {
  /** Name of the question. */
  readonly question: string;
  readonly is: ConditionTest;
  /** What the answer is held against; null for `answered` and `not_answered`. */
  readonly value: string | number | boolean | null;
}

/** When something is asked: all tests have to hold, or any one. There is always at least one test. */
export interface FormCondition {
  readonly join: 'all' | 'any';
  readonly tests: readonly FormTest[];
}

/** A question. What does not belong to its type is empty or null. */
export interface FormQuestion {
  /** Unique in the form: a letter, then letters, digits, `_`; the key of its answer. */
  readonly name: string;
  readonly type: FormQuestionType;
  readonly title: FormWords;
  /** Help below the title; empty: none. */
  readonly description: FormWords;
  /** An answer has to be given before the page is left; surveys have none but `must_agree`. */
  readonly is_required: boolean;
  /** Null: always asked. */
  readonly visible_if: FormCondition | null;
  /** Of `single_select`, `multi_select`, `ranking`; the columns of `matrix`. */
  readonly options: readonly FormOption[];
  /** Of `matrix`. */
  readonly rows: readonly FormOption[];
  /** Steps of `rating`, 2 to 10; null for other types. */
  readonly steps: number | null;
  /** Least number, least characters of a text, fewest choices; null: no limit. */
  readonly least: number | null;
  /** Greatest number, most characters, most choices; null: the engine's own limit. */
  readonly most: number | null;
  /** What the lowest and highest step of a scale mean; empty: nothing is said. */
  readonly low: FormWords;
  readonly high: FormWords;
}

/** One page. */
export interface FormPage {
  readonly name: string;
  readonly title: FormWords;
  readonly visible_if: FormCondition | null;
  readonly questions: readonly FormQuestion[];
}

/** A form. */
export interface FormDefinition {
  /** Codes of the languages it is worded in; the first one stands in where another has no words. */
  readonly languages: readonly string[];
  readonly pages: readonly FormPage[];
}

/** What bounds a form, so that reading and answering one stays quick. */
export const FORM_LIMITS = {
  pages: 30,
  questions: 200,
  options: 50,
  rows: 30,
  tests: 10,
  title: 500,
  description: 1000,
  option_title: 200,
  short_text: 500,
  long_text: 5000,
  url: 2000,
  name: 40,
  /** Largest absolute number of an answer. */
  number: 1e12,
  /** Bytes of a file that is read in. */
  file_bytes: 256 * 1024,
} as const;

/** A question with its type and words and nothing else. */
export function blankQuestion(name: string, type: FormQuestionType, title: FormWords): FormQuestion {
  return {
    name,
    type,
    title,
    description: {},
    is_required: type === 'must_agree',
    visible_if: null,
    options: [],
    rows: [],
    steps: type === 'rating' ? 5 : null,
    least: null,
    most: null,
    low: {},
    high: {},
  };
}

/** All questions in the order in which they are asked. */
export function questionsOf(form: FormDefinition): FormQuestion[] {
  return form.pages.flatMap((page) => page.questions);
}

/** Words in a language, or in the form's first where it has none; an empty text where it has neither. */
export function wordsIn(words: FormWords, language: string, form: Pick<FormDefinition, 'languages'>): string {
  const own = Object.hasOwn(words, language) ? words[language] : undefined;
  if (own) return own;
  const first = form.languages[0];
  return (first !== undefined && Object.hasOwn(words, first) ? words[first] : undefined) ?? '';
}

/** Whether a question takes an answer at all. */
export function isAsked(question: Pick<FormQuestion, 'type'>): boolean {
  return question.type !== 'statement';
}
