import {
  blankQuestion,
  FORM_LIMITS,
  type FormCondition,
  type FormDefinition,
  type FormOption,
  type FormPage,
  type FormQuestion,
  type FormQuestionType,
  type FormTest,
  type FormWords,
} from './form.ts';

/**
 * Forms as files, in a subset of SurveyJS's JSON (surveyjs.io, form-library "Survey JSON schema"):
 *
 * - `locale`, `pages[].name/title/visibleIf/elements`, or `elements` without pages;
 * - elements `text` (`inputType` text, number, date, url; `min`, `max`, `maxLength`), `comment`, `radiogroup`, `dropdown`,
 *   `checkbox` and `tagbox` (`minSelectedChoices`, `maxSelectedChoices`), `boolean`, `rating` (`rateMin`, `rateMax`,
 *   `minRateDescription`, `maxRateDescription`; from 0 to 10 it is an NPS question), `ranking`, `matrix` (`rows`, `columns`)
 *   and `html` (its text, as text); of each `name`, `title`, `description`, `isRequired`, `visibleIf`, `choices`;
 * - words as a text or as an object by language with `default`;
 * - `visibleIf` of comparisons `{name} op value`, joined by `and` or by `or` throughout; `op` is `=`, `<>`, `>=`, `<=`,
 *   `contains`, `notempty` or `empty`.
 *
 * Everything else is left out and said so; nothing of it is run.
 */

/** What of a file was not taken over. */
export interface LeftOut {
  /** Where in the file, as in `pages.0.elements.3`. */
  readonly path: string;
  /** `element`: a whole question of a type that is not known. `condition`: the question is asked always. `property`: nothing but this. */
  readonly what: 'element' | 'condition' | 'property';
  /** Its name or type as the file has it, cut at 60 characters. */
  readonly name: string;
}

/** A file as it was read. */
export type ReadForm =
  | { readonly form: FormDefinition; readonly left_out: readonly LeftOut[] }
  | { readonly problem: 'too_large' | 'not_json' | 'no_form' };

type Json = unknown;
type JsonObject = Readonly<Record<string, Json>>;

const MOST_LEFT_OUT = 200;
const MOST_DEPTH = 12;

/** Properties of an element that are taken over, or say nothing that a form here could say otherwise. */
const KNOWN = new Set(
  'type name title description isRequired visibleIf choices columns rows inputType min max maxLength minSelectedChoices maxSelectedChoices rateMin rateMax minRateDescription maxRateDescription rateType rateCount html tryoutType elements startWithNewLine'.split(
    ' ',
  ),
);

/**
 * Reads a form from the text of a file.
 * @param text At most `FORM_LIMITS.file_bytes` characters; nested at most 12 deep.
 */
export function readSurveyJs(text: string): ReadForm {
  if (text.length > FORM_LIMITS.file_bytes || depthOf(text) > MOST_DEPTH) return { problem: 'too_large' };
  let file: Json;
  try {
    file = JSON.parse(text);
  } catch {
    return { problem: 'not_json' };
  }
  if (!isObject(file)) return { problem: 'no_form' };
  const given = Array.isArray(file.pages)
    ? file.pages
    : Array.isArray(file.elements)
      ? [{ name: 'page1', elements: file.elements }]
      : null;
  if (given === null) return { problem: 'no_form' };
  if (given.length > FORM_LIMITS.pages) return { problem: 'too_large' };
  const reader = new Reader(
    typeof file.locale === 'string' && LANGUAGE.test(file.locale) ? file.locale : 'en',
  );
  const pages = given.map((page, at) => reader.page(page, `pages.${at}`, at));
  if (pages.reduce((count, page) => count + page.questions.length, 0) > FORM_LIMITS.questions) {
    return { problem: 'too_large' };
  }
  return {
    form: { languages: [reader.first, ...[...reader.others].sort()], pages },
    left_out: reader.left_out,
  };
}

const LANGUAGE = /^[a-z]{2}$/;
const REFERENCE = /^\s*\{([^{}]+)\}\s*(.+)$/s;

class Reader {
  readonly first: string;
  readonly others = new Set<string>();
  readonly left_out: LeftOut[] = [];
  /** The name that a question has here, by the name that it has in the file. */
  readonly #names = new Map<string, string>();
  /** Values of options, by question here and value in the file. */
  readonly #values = new Map<string, Map<string, string>>();

  constructor(first: string) {
    this.first = first;
  }

  page(given: Json, path: string, at: number): FormPage {
    const page = isObject(given) ? given : {};
    const elements = Array.isArray(page.elements) ? page.elements : [];
    const questions: FormQuestion[] = [];
    for (const [index, element] of elements.slice(0, FORM_LIMITS.questions + 1).entries()) {
      const question = this.#element(element, `${path}.elements.${index}`);
      if (question) questions.push(question);
    }
    return {
      name: `page${at + 1}`,
      title: this.#words(page.title),
      visible_if: this.#condition(page.visibleIf, path),
      questions,
    };
  }

  #say(path: string, what: LeftOut['what'], name: string): void {
    if (this.left_out.length < MOST_LEFT_OUT) this.left_out.push({ path, what, name: name.slice(0, 60) });
  }

  #element(given: Json, path: string): FormQuestion | null {
    const element = isObject(given) ? given : {};
    const type = typeOf(element);
    if (type === null) {
      this.#say(path, 'element', String(element.type ?? element.name ?? ''));
      return null;
    }
    const fileName = typeof element.name === 'string' ? element.name : '';
    const name = freeName(fileName, 'question', new Set(this.#names.values()), /^[A-Za-z]/);
    // Before its own name is known: a condition about itself is one about nothing.
    const visible_if = this.#condition(element.visibleIf, path);
    this.#names.set(fileName === '' ? name : fileName, name);
    for (const key of Object.keys(element)) if (!KNOWN.has(key)) this.#say(path, 'property', key);
    const isMatrix = type === 'matrix';
    const title =
      type === 'statement' ? this.#words(element.html ?? element.title) : this.#words(element.title);
    const values = new Map<string, string>();
    this.#values.set(name, values);
    const blank = blankQuestion(name, type, hasWords(title) ? title : { [this.first]: fileName || name });
    return {
      ...blank,
      description: this.#words(element.description),
      is_required: type === 'must_agree' || (type !== 'statement' && element.isRequired === true),
      visible_if,
      options: this.#options(isMatrix ? element.columns : element.choices, values),
      rows: isMatrix ? this.#options(element.rows, new Map()) : [],
      steps: type === 'rating' ? stepsOf(element) : null,
      least: numberOf(
        type === 'number' ? element.min : type === 'multi_select' ? element.minSelectedChoices : null,
      ),
      most: numberOf(
        type === 'number'
          ? element.max
          : type === 'multi_select'
            ? element.maxSelectedChoices
            : type === 'short_text' || type === 'long_text'
              ? element.maxLength
              : null,
      ),
      low: this.#words(element.minRateDescription),
      high: this.#words(element.maxRateDescription),
    };
  }

  #options(given: Json, values: Map<string, string>): FormOption[] {
    if (!Array.isArray(given)) return [];
    const taken = new Set<string>();
    return given.slice(0, FORM_LIMITS.options + 1).map((one: Json, at) => {
      const from = isObject(one) ? one.value : one;
      const said = typeof from === 'string' || typeof from === 'number' ? String(from) : '';
      const value = freeName(said, `option${at + 1}`, taken, /^[A-Za-z0-9]/);
      taken.add(value);
      values.set(said, value);
      const title = isObject(one) ? this.#words(one.text) : {};
      return { value, title: hasWords(title) ? title : { [this.first]: said || value } };
    });
  }

  #words(given: Json): FormWords {
    if (typeof given === 'string') return given.trim() === '' ? {} : { [this.first]: given };
    if (!isObject(given)) return {};
    const words: Record<string, string> = {};
    for (const [key, text] of Object.entries(given)) {
      const language = key === 'default' ? this.first : key;
      if (typeof text !== 'string' || text.trim() === '' || !LANGUAGE.test(language)) continue;
      if (language !== this.first) this.others.add(language);
      words[language] = text;
    }
    return words;
  }

  #condition(given: Json, path: string): FormCondition | null {
    if (typeof given !== 'string' || given.trim() === '') return null;
    const hasOr = /\sor\s|\|\|/i.test(given);
    const hasAnd = /\sand\s|&&/i.test(given);
    const parts = hasAnd && hasOr ? [] : given.split(hasOr ? /\s+or\s+|\|\|/i : /\s+and\s+|&&/i);
    const tests = parts.slice(0, FORM_LIMITS.tests + 1).map((part) => this.#test(part));
    if (tests.length === 0 || tests.length > FORM_LIMITS.tests || tests.some((test) => test === null)) {
      this.#say(path, 'condition', given);
      return null;
    }
    return { join: hasOr ? 'any' : 'all', tests: tests.filter((test) => test !== null) };
  }

  #test(part: string): FormTest | null {
    const [, fileName = '', rest = ''] = REFERENCE.exec(part.trim()) ?? [];
    const question = this.#names.get(fileName.trim());
    if (question === undefined) return null;
    const op = OPERATORS.find(([sign]) => rest.toLowerCase().startsWith(sign));
    if (!op) return null;
    const [sign, is] = op;
    const said = rest.slice(sign.length).trim();
    if (is === 'answered' || is === 'not_answered') return said === '' ? { question, is, value: null } : null;
    const value = literalOf(said);
    if (value === null) return null;
    const option = this.#values.get(question)?.get(String(value));
    return { question, is, value: option ?? value };
  }
}

/** The longer sign first, where one begins with the other. */
const OPERATORS: readonly (readonly [sign: string, is: FormTest['is']])[] = [
  ['notempty', 'answered'],
  ['empty', 'not_answered'],
  ['contains', 'includes'],
  ['<>', 'not_equal'],
  ['!=', 'not_equal'],
  ['>=', 'at_least'],
  ['<=', 'at_most'],
  ['==', 'equal'],
  ['=', 'equal'],
];

function literalOf(text: string): string | number | boolean | null {
  const [, quoted] = /^'([^']*)'$/.exec(text) ?? /^"([^"]*)"$/.exec(text) ?? [];
  if (quoted !== undefined) return quoted;
  if (text === 'true') return true;
  if (text === 'false') return false;
  return /^-?\d{1,15}(\.\d{1,10})?$/.test(text) ? Number(text) : null;
}

/** Input types of a `text` element that are types here under the same name. */
const INPUT_TYPES = ['number', 'date', 'url'] as const;

function typeOf(element: JsonObject): FormQuestionType | null {
  switch (element.type) {
    case 'text': {
      const kind = INPUT_TYPES.find((one) => one === element.inputType);
      return kind ?? 'short_text';
    }
    case 'comment':
      return 'long_text';
    case 'radiogroup':
    case 'dropdown':
      return 'single_select';
    case 'checkbox':
    case 'tagbox':
      return 'multi_select';
    case 'boolean':
      return element.tryoutType === 'must_agree' ? 'must_agree' : 'yes_no';
    case 'rating':
      return element.rateMin === 0 && element.rateMax === 10 ? 'nps' : 'rating';
    case 'ranking':
      return 'ranking';
    case 'matrix':
      return 'matrix';
    case 'html':
      return 'statement';
    default:
      return null;
  }
}

function stepsOf(element: JsonObject): number {
  const most = numberOf(element.rateMax) ?? numberOf(element.rateCount) ?? 5;
  return Math.min(10, Math.max(2, Math.round(most)));
}

function numberOf(value: Json): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) && number !== -1 ? number : null;
}

function hasWords(words: FormWords): boolean {
  return Object.keys(words).length > 0;
}

/** A name close to the file's that is plain and free. */
function freeName(said: string, instead: string, taken: ReadonlySet<string>, begins: RegExp): string {
  const plain = said
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .replaceAll(/^_+|_+$/g, '')
    .slice(0, FORM_LIMITS.name - 4);
  const base = plain === '' ? instead : begins.test(plain) ? plain : `q_${plain}`;
  if (!taken.has(base)) return base;
  for (let n = 2; ; n += 1) if (!taken.has(`${base}_${n}`)) return `${base}_${n}`;
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** How deep a text nests, told without reading it: brackets outside strings. */
function depthOf(text: string): number {
  let [depth, most, inString] = [0, 0, false];
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at];
    if (inString) {
      if (sign === '\\') at += 1;
      else if (sign === '"') inString = false;
    } else if (sign === '"') inString = true;
    else if (sign === '{' || sign === '[') {
      depth += 1;
      most = Math.max(most, depth);
    } else if (sign === '}' || sign === ']') depth -= 1;
  }
  return most;
}

/** A form as SurveyJS reads it; reading it in again gives the same form. */
export function writeSurveyJs(form: FormDefinition): JsonObject {
  const first = form.languages[0] ?? 'en';
  const words = (given: FormWords): Json => {
    const { [first]: own, ...others } = given;
    return Object.keys(others).length === 0 ? (own ?? '') : { ...(own ? { default: own } : {}), ...others };
  };
  const optional = (key: string, given: FormWords) => (hasWords(given) ? { [key]: words(given) } : {});
  const list = (options: readonly FormOption[], key: string) =>
    options.length === 0 ? {} : { [key]: options.map(({ value, title }) => ({ value, text: words(title) })) };
  const condition = (given: FormCondition | null) =>
    given === null ? {} : { visibleIf: conditionText(given) };
  return {
    locale: first,
    pages: form.pages.map((page) => ({
      name: page.name,
      ...optional('title', page.title),
      ...condition(page.visible_if),
      elements: page.questions.map((question) => ({
        ...elementType(question),
        name: question.name,
        ...(question.type === 'statement'
          ? { html: words(question.title) }
          : { title: words(question.title) }),
        ...optional('description', question.description),
        ...(question.is_required ? { isRequired: true } : {}),
        ...condition(question.visible_if),
        ...list(question.options, question.type === 'matrix' ? 'columns' : 'choices'),
        ...list(question.rows, 'rows'),
        ...optional('minRateDescription', question.low),
        ...optional('maxRateDescription', question.high),
      })),
    })),
  };
}

function elementType({ type, steps, least, most }: FormQuestion): JsonObject {
  const given = (key: string, value: number | null) => (value === null ? {} : { [key]: value });
  switch (type) {
    case 'short_text':
      return { type: 'text', ...given('maxLength', most) };
    case 'long_text':
      return { type: 'comment', ...given('maxLength', most) };
    case 'number':
      return { type: 'text', inputType: 'number', ...given('min', least), ...given('max', most) };
    case 'date':
    case 'url':
      return { type: 'text', inputType: type };
    case 'single_select':
      return { type: 'radiogroup' };
    case 'multi_select':
      return {
        type: 'checkbox',
        ...given('minSelectedChoices', least),
        ...given('maxSelectedChoices', most),
      };
    case 'yes_no':
      return { type: 'boolean' };
    case 'must_agree':
      return { type: 'boolean', tryoutType: 'must_agree' };
    case 'rating':
      return { type: 'rating', rateMin: 1, rateMax: steps ?? 5 };
    case 'nps':
      return { type: 'rating', rateMin: 0, rateMax: 10 };
    case 'ranking':
    case 'matrix':
      return { type };
    case 'statement':
      return { type: 'html' };
  }
}

function conditionText({ join, tests }: FormCondition): string {
  const signs = { equal: '=', not_equal: '<>', includes: 'contains', at_least: '>=', at_most: '<=' } as const;
  return tests
    .map(({ question, is, value }) => {
      if (is === 'answered') return `{${question}} notempty`;
      if (is === 'not_answered') return `{${question}} empty`;
      return `{${question}} ${signs[is]} ${typeof value === 'string' ? `'${value}'` : String(value)}`;
    })
    .join(join === 'all' ? ' and ' : ' or ');
}
