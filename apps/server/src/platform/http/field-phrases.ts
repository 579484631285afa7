import type { Said } from '../language/say.ts';
import { filled, keysOf, textOf } from '../language/words.ts';

const GROUP = 'platform/field-phrases';
const NUMBER = /-?\d[\d.]*(?:-\d+)?/g;

/** A phrase of the contract with its numbers taken out, as `PHRASES` knows it. */
export const phraseOf = (text: string): string => text.replace(NUMBER, '#');

/**
 * What the contract says of fields: its English phrase, with `#` for each number, and its key in `locales`. The
 * contract's own words are English, for they are part of the API document as well.
 */
export const PHRASES: ReadonlyMap<string, string> = new Map(
  keysOf(GROUP).map((key) => [phraseOf(textOf('en', GROUP, key).replace(/\{n\d\}/g, '7')), key]),
);

/** What the contract says of a field, in the reader's language; null where these are not the contract's words. */
export function saidOfField(text: string): Said | null {
  const key = PHRASES.get(phraseOf(text));
  if (key === undefined) return null;
  const numbers = Object.fromEntries((text.match(NUMBER) ?? []).map((each, i) => [`n${i + 1}`, each]));
  return (language) => (language === 'en' ? text : filled(language, GROUP, key, numbers));
}
