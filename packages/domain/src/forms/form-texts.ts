import {
  FORM_LIMITS,
  type FormDefinition,
  type FormOption,
  type FormPage,
  type FormQuestion,
  type FormWords,
} from './form.ts';

/** One text of a form in two languages. */
export interface FormText {
  /** Where it stands, by names and values that are unique in the form. */
  readonly key: string;
  /** In the one language; never empty. */
  readonly text: string;
  /** In the other; empty: there is none. */
  readonly current: string;
  /** Most characters that its place holds. */
  readonly most: number;
}

type Visit = (words: FormWords, key: string, most: number) => FormWords;

/** Goes through all words of a form in the order in which they are read. */
function withWords(form: FormDefinition, visit: Visit): FormDefinition {
  const options = (list: readonly FormOption[], key: string) =>
    list.map((option) => ({
      ...option,
      title: visit(option.title, `${key}.${option.value}`, FORM_LIMITS.option_title),
    }));
  const question = (given: FormQuestion): FormQuestion => {
    const key = `question.${given.name}`;
    return {
      ...given,
      title: visit(given.title, `${key}.title`, FORM_LIMITS.title),
      description: visit(given.description, `${key}.description`, FORM_LIMITS.description),
      rows: options(given.rows, `${key}.row`),
      options: options(given.options, `${key}.option`),
      low: visit(given.low, `${key}.low`, FORM_LIMITS.option_title),
      high: visit(given.high, `${key}.high`, FORM_LIMITS.option_title),
    };
  };
  const page = (given: FormPage): FormPage => ({
    ...given,
    title: visit(given.title, `page.${given.name}`, FORM_LIMITS.title),
    questions: given.questions.map(question),
  });
  return { ...form, pages: form.pages.map(page) };
}

const own = (words: FormWords, language: string) =>
  Object.hasOwn(words, language) ? (words[language] ?? '') : '';

/** The texts that a form has in a language, with what they are in another one. */
export function formTexts(form: FormDefinition, from: string, into: string): FormText[] {
  const texts: FormText[] = [];
  withWords(form, (words, key, most) => {
    const text = own(words, from);
    if (text.trim() !== '') texts.push({ key, text, current: own(words, into), most });
    return words;
  });
  return texts;
}

/** The form with texts of one language put in by their keys; all else stays as it is. */
export function withFormTexts(
  form: FormDefinition,
  language: string,
  texts: ReadonlyMap<string, string>,
): FormDefinition {
  return withWords(form, (words, key) => {
    const text = texts.get(key);
    return text === undefined ? words : { ...words, [language]: text };
  });
}
