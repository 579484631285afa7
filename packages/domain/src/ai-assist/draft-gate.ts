import { REFUSED_WORDS } from '../card-summary/summary-words.ts';
import type { DraftLanguage } from './ai-kinds.ts';

/** Why words of a provider are not shown. */
export type DraftFault =
  /** A picture, markup, or a sign that text does not need. */
  | 'markup'
  /** A link, a domain or a mailbox. */
  | 'address'
  /** A number that is not in what it was given. */
  | 'number'
  /** A code or an abbreviation that is not in what it was given. */
  | 'name'
  /** A word about a protected characteristic that is not in what it was given. */
  | 'protected'
  /** More than a draft may be long. */
  | 'too_long';

/** What a draft is held against. */
export interface DraftGrounds {
  /** All that the provider was given. */
  readonly given: string;
  /** Most characters. */
  readonly most: number;
  /** Whether words about protected characteristics are looked for, and in which language. Null: they are not. */
  readonly people: DraftLanguage | null;
  /** Fields that may stand in it, such as `{{position}}`. */
  readonly fields?: readonly string[];
}

/** Longest word. */
const LONGEST_WORD = 200;
/** Roots shorter than this are whole words. */
const SHORTEST_ROOT = 6;

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[٠-٩]/g, (sign) => String(sign.charCodeAt(0) - 0x0660))
    .replace(/[۰-۹]/g, (sign) => String(sign.charCodeAt(0) - 0x06f0));
}

const numbersIn = (text: string): string[] =>
  (plain(text).match(/\p{N}+/gu) ?? []).map((digits) => digits.replace(/^0+(?=.)/, ''));
const wordsIn = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/\p{L}[\p{L}\p{M}]*/gu) ?? [];

/**
 * Holds a provider's text against what it was given, word by word as it comes: nothing is let through that has not been
 * looked at. Signs of markup (`*`, `#`, `_`) are taken out and numbers of lists become dashes.
 */
export interface DraftGate {
  /** Takes what came next. @returns what may be shown of it now; null once there is a fault */
  push(part: string): string | null;
  /** There is no more. @returns the rest; null where there is a fault */
  end(): string | null;
  /** What was found. Null: nothing so far. */
  fault(): { readonly fault: DraftFault; readonly found: string } | null;
  /** All that was let through. */
  text(): string;
}

/** Makes one for one text. */
export function createDraftGate(grounds: DraftGrounds): DraftGate {
  const numbers = new Set(numbersIn(grounds.given));
  const words = new Set(wordsIn(grounds.given));
  const lower = plain(grounds.given).toLowerCase();
  let rest = '';
  let shown = '';
  let found: { fault: DraftFault; found: string } | null = null;

  const isField = (word: string) =>
    grounds.fields?.includes(word.replace(/^[(“"]+|[.,:;!?)”"،؛؟]+$/g, '')) ?? false;

  const faultOf = (word: string): DraftFault | null => {
    if (word.length > LONGEST_WORD) return 'markup';
    if (
      /[<>[\]{}`|\\~]|[\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffd]|\p{Cc}|\p{Extended_Pictographic}|[\u{e0000}-\u{e007f}]/u.test(
        word,
      )
    )
      return 'markup';
    const flat = plain(word).toLowerCase();
    if (/:\/\/|www\.|@|^(?:javascript|data|mailto|tel|file):/i.test(flat)) return 'address';
    const domain = /[\p{L}\p{N}-]+[.。][\p{L}]{2,}/u.exec(flat);
    if (domain && !lower.includes(domain[0])) return 'address';
    if (numbersIn(word).some((each) => !numbers.has(each))) return 'number';
    for (const each of word.match(/[\p{L}\p{M}]+/gu) ?? [])
      if ((each.match(/\p{Lu}/gu)?.length ?? 0) > 1 && !words.has(each.toLowerCase())) return 'name';
    return grounds.people !== null &&
      wordsIn(word).some((each) => !words.has(each) && isProtected(each, grounds.people ?? 'en'))
      ? 'protected'
      : null;
  };

  const letThrough = (piece: string): string | null => {
    let out = '';
    for (const token of piece.match(/\s+|\S+/gu) ?? []) {
      if (/^\s/u.test(token)) {
        out += token.includes('\n') ? token.replace(/[^\S\n]+/g, '').slice(0, 2) : ' ';
        continue;
      }
      const startsLine = shown + out === '' || (shown + out).endsWith('\n');
      const isListMark = startsLine && /^(?:\d{1,2}[.)]|[*•–-])$/.test(token);
      const word = isListMark ? '-' : isField(token) ? token : token.replace(/[*#_]+/g, '');
      const fault = isListMark || isField(word) ? null : faultOf(word);
      if (fault) {
        found = { fault, found: word.slice(0, 80) };
        return null;
      }
      out += word;
    }
    shown += out;
    if (shown.length > grounds.most) {
      found = { fault: 'too_long', found: '' };
      return null;
    }
    return out;
  };

  return {
    push(part) {
      if (found) return null;
      rest += part;
      const at = rest.search(/\s\S*$/u);
      if (at < 0) {
        if (rest.length <= LONGEST_WORD) return '';
        found = { fault: 'markup', found: rest.slice(0, 80) };
        return null;
      }
      const ready = rest.slice(0, at + 1);
      rest = rest.slice(at + 1);
      return letThrough(ready);
    },
    end() {
      if (found) return null;
      const last = rest;
      rest = '';
      return letThrough(last);
    },
    fault: () => found,
    text: () => shown,
  };
}

/** Whether a word is about a protected characteristic, by the list that summaries are held against. */
export function isProtected(word: string, language: DraftLanguage): boolean {
  const bare =
    language === 'ar'
      ? word.replace(/[\u064b-\u0652\u0640]/g, '').replace(/^(?:و|ف)?(?:ال|بال|لل|ب|ل)?(?=.{2})/, '')
      : word.toLowerCase();
  return REFUSED_WORDS[language].protected.some((root) =>
    language === 'en'
      ? bare === root || (root.length >= SHORTEST_ROOT && bare.startsWith(root))
      : bare === root ||
        word === root ||
        (bare.startsWith(root) && root.length > 2 && bare.length <= root.length + 3),
  );
}
