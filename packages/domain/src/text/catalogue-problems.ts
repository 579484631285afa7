import { formatMessage } from './message-format.ts';

/** The forms that a counted thing takes in Arabic, besides "other" (Unicode CLDR). */
const ARABIC_FORMS = ['zero', 'one', 'two', 'few', 'many'];

type Words = Readonly<Record<string, string>>;

/** Names of the places in an ICU message. */
function placesOf(message: string): ReadonlySet<string> {
  return new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].flatMap(([, name]) => (name ? [name] : [])));
}

/**
 * What is wrong with the words of a catalogue, by key; empty where nothing is: a key that one language lacks, a message
 * that is empty or cannot be read, a place in Arabic that English does not fill, a count without all Arabic forms.
 */
export function catalogueProblems({ en, ar }: { readonly en: Words; readonly ar: Words }): string[] {
  return [...new Set([...Object.keys(en), ...Object.keys(ar)])].flatMap((key) => {
    const english = en[key] ?? '';
    const arabic = ar[key] ?? '';
    if (!english.trim()) return [`${key}: no English words`];
    if (!arabic.trim()) return [`${key}: no Arabic words`];
    const values = Object.fromEntries([...placesOf(english)].map((name) => [name, 3]));
    return [
      ...unreadable(key, english, 'en', values),
      ...unreadable(key, arabic, 'ar', values),
      ...[...placesOf(arabic)]
        .filter((name) => english.includes('{') && !placesOf(english).has(name))
        .map((name) => `${key}: {${name}} is not filled`),
      ...ARABIC_FORMS.filter(
        (form) => english.includes(', plural,') && !arabic.includes(`${form} {`) && !arabic.includes('=0 {'),
      ).map((form) => `${key}: the form "${form}" is missing in Arabic`),
    ];
  });
}

function unreadable(key: string, message: string, language: 'en' | 'ar', values: object): string[] {
  try {
    formatMessage(message, { ...values }, language);
    return [];
  } catch (error) {
    return [`${key}: ${String(error)}`];
  }
}
