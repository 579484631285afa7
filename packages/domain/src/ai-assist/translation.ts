import type { DraftLanguage } from './ai-kinds.ts';
import { createDraftGate, type DraftFault } from './draft-gate.ts';

/** A text of somebody's own that is to be translated. */
export interface OwnText {
  /** Names it among those that are translated together; opaque. */
  readonly key: string;
  readonly text: string;
  /** Most characters that its place holds. */
  readonly most: number;
}

/** What own texts can be translated together; each is asked for at one door, with the right to change it. */
export const TRANSLATED = {
  position: ['position_questions'],
  organization: ['careers_page', 'stage_mail', 'candidate_notice'],
  survey: ['survey'],
} as const;

/** Most texts of one translation, characters of all of them together, and those that pages ask for at once. */
export const TRANSLATION_LIMITS = { texts: 60, characters: 8_000, at_once: 2_500 } as const;

/** The texts that are asked for at once, in their order: as many as a provider has time for, and at least one. */
export function nextTexts<T extends { readonly text: string }>(texts: readonly T[]): T[] {
  let characters = 0;
  const after = texts.findIndex(({ text }, at) => {
    characters += text.length;
    return at === TRANSLATION_LIMITS.texts || (at > 0 && characters > TRANSLATION_LIMITS.at_once);
  });
  return texts.slice(0, after < 0 ? texts.length : after);
}

/** Why a translation is not taken. */
export type TranslationFault =
  | DraftFault
  /** Nothing is there. */
  | 'empty'
  /** A field such as `{{position}}` was lost, invented or came more often. */
  | 'field'
  /** A link or a mailbox was lost, changed or invented. */
  | 'link'
  /** It has more or fewer lines, so that something was left out or added. */
  | 'lines'
  /** It is not in the letters of the language. */
  | 'language';

const FIELD = /\{\{\s*([^{}]*?)\s*\}\}/g;
const LINK = /(?:[a-z][a-z0-9+.-]*:\/\/|www\.|mailto:)\S+|[^\s@<>()"،؛]+@[^\s@<>()"،؛]+\.\p{L}{2,}/giu;
const AROUND_LINK = /^[(“"«]+|[.,:;!?)”"»،؛؟]+$/g;
const SIGNS = /[*_#]/g;
/** Up to so many words may stay as they are: names of products, of places, of the organization. */
const NAME_WORDS = 3;

function digits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x06f0));
}

const numbersIn = (text: string) => [...new Set(digits(text).match(/\d+/g) ?? [])].sort();
const fieldsIn = (text: string) => [...text.matchAll(FIELD)].map(([, name = '']) => name).sort();
const linesIn = (text: string) => text.split('\n').filter((line) => line.trim() !== '').length;
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');
const isCounted = (text: string, sign: string) => text.split(sign).length;

/** Links and mailboxes of a text as they are written, sorted; without the signs around them. */
export function linksIn(text: string): string[] {
  return [...text.replace(FIELD, ' ').matchAll(LINK)].map(([found]) => found.replace(AROUND_LINK, '')).sort();
}

/** The text with its fields written alike, without blanks in the braces, as a provider is given it. */
export function withPlainFields(text: string): string {
  return text.replace(FIELD, (_, name: string) => `{{${name}}}`);
}

/**
 * What is wrong with a translation. It has the fields, links, figures and lines of the text, each as often, and nothing that
 * a draft may not have (see `createDraftGate`): no other address, number or abbreviation, no markup. Null: nothing.
 * @param language that it is to be in; only short names may stay as they are
 */
export function translationFault(
  { text: source, most }: Pick<OwnText, 'text' | 'most'>,
  translation: string,
  language: DraftLanguage,
): TranslationFault | null {
  const told = translation.trim();
  if (told === '') return 'empty';
  if (told.length > most) return 'too_long';
  if (!isSame(fieldsIn(source), fieldsIn(told))) return 'field';
  const links = linksIn(source);
  if (!isSame(links, linksIn(told))) return 'link';
  for (const [sign] of told.matchAll(SIGNS))
    if (isCounted(told, sign) > isCounted(source, sign)) return 'markup';
  // What has to stay as it is was looked at; the gate looks at all else.
  const rest = links.reduce((left, link) => left.replace(link, ' '), told.replace(FIELD, ' '));
  const gate = createDraftGate({ given: source, most: 2 * most, people: null });
  if (gate.push(`${rest} `) === null || gate.end() === null) return gate.fault()?.fault ?? 'markup';
  if (!isSame(numbersIn(source.replace(FIELD, ' ')), numbersIn(told.replace(FIELD, ' ')))) return 'number';
  if (linesIn(source) !== linesIn(told)) return 'lines';
  return isIn(language, source, told) ? null : 'language';
}

function isIn(language: DraftLanguage, source: string, told: string): boolean {
  const bare = (text: string) => text.replace(FIELD, ' ').replace(LINK, ' ');
  const words = bare(told).match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];
  if ((language === 'ar' ? /\p{Script=Arabic}/u : /\p{Script=Latin}/u).test(words.join(' '))) return true;
  const plain = (text: string) => bare(text).toLowerCase().replace(/\s+/g, ' ').trim();
  return words.length <= NAME_WORDS && plain(source) === plain(told);
}
