import { compileMessage } from '@tryout/domain/text/message-compile';
import type { CompiledPart } from '@tryout/domain/text/message-format';

/** Tag of the language that nobody speaks. */
export const PSEUDO = 'en-XA';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'áƀçđéƒǧĥíĵķļɱñóƥǫřšŧúṽŵẋýžÁƁÇĐÉƑǦĤÍĴĶĻṀÑÓƤǪŘŠŦÚṼŴẊÝŽ';
const ACCENTS = new Map([...PLAIN].map((letter, i) => [letter, [...ACCENTED][i] ?? letter]));

/** How much longer than English other languages get: short labels the most. */
const longer = (length: number): number => Math.ceil(length * (length < 12 ? 0.5 : 0.3));

/** Made of words, as a longer sentence is; a single word grows as one. */
const filler = (length: number): string => '~'.repeat(length).replace(/~{6}(?=~)/g, '$& ');

type File = { [key: string]: string | File };

/** A language's file with every text in brackets, with accents and longer; English can still be read through it. */
export function pseudoLanguage(english: File): File {
  return {
    ...withoutEnglish(english),
    // Months, days and numbers in another script: whatever is left in plain English was written into the program.
    locale: { tag: PSEUDO, name: '⟦Ƥšéúđó⟧', direction: 'ltr', intl: 'el-GR' },
  };
}

/** The same for a file without a head, as games have. */
export function withoutEnglish(english: File): File {
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : withoutEnglish(value),
    ]),
  );
}

/** One text, with the same names to be filled in. */
export function pseudoText(text: string): string {
  const message = compileMessage(text);
  const parts: readonly CompiledPart[] = typeof message === 'string' ? [message] : message;
  const letters = parts.reduce<number>((sum, part) => sum + (typeof part === 'string' ? part.length : 4), 0);
  if (!/[a-z]{2}/i.test(text)) return text;
  return `⟦${written(parts, false)}${filler(longer(letters))}⟧`;
}

function written(parts: readonly CompiledPart[], inPlural: boolean): string {
  return parts.map((part) => writtenPart(part, inPlural)).join('');
}

function writtenPart(part: CompiledPart, inPlural: boolean): string {
  if (part === 0) return '#';
  if (typeof part === 'string') return quoted([...part].map((l) => ACCENTS.get(l) ?? l).join(''), inPlural);
  if (part.length === 1) return `{${part[0]}}`;
  if (part.length === 2) return `{${part[0]}, ${part[1]}}`;
  if (part.length === 3) return `<${part[0]}>${written(part[2], inPlural)}</${part[0]}>`;
  const [name, kind, options, offset] = part;
  const choices = Object.entries(options).map(
    ([key, option]) => `${key} {${written(option, kind !== 'select' || inPlural)}}`,
  );
  return `{${name}, ${kind},${offset ? ` offset:${offset}` : ''} ${choices.join(' ')}}`;
}

const quoted = (text: string, inPlural: boolean) =>
  text.replaceAll("'", "''").replace(inPlural ? /[{}<>#]+/g : /[{}<>]+/g, "'$&'");
