/**
 * The library of traits (product §2.12): categories hold traits, traits hold subtraits. What an entry says, in English
 * and in other languages, and how keys are made. Where entries go in and out as files: `trait-library-file.ts`.
 */

/** The three levels, from the top. */
export const LIBRARY_KINDS = ['category', 'trait', 'subtrait'] as const;
/** A level of the library. */
export type LibraryKind = (typeof LIBRARY_KINDS)[number];

/** Which end of a subtrait counts for more; `target`: neither end is better as such. */
export const DIRECTIONS = ['higher', 'lower', 'target'] as const;
/** A subtrait's direction. */
export type Direction = (typeof DIRECTIONS)[number];

/** What stands for an entry's use: archived ones stay for what was made with them. */
export const LIBRARY_STATUSES = ['active', 'archived'] as const;
/** Whether an entry is offered. */
export type LibraryStatus = (typeof LIBRARY_STATUSES)[number];

/** The parts of an entry that are written in each language. */
export const WORD_FIELDS = ['name', 'definition', 'low_label', 'high_label', 'evidence'] as const;
/** One of them. */
export type WordField = (typeof WORD_FIELDS)[number];
/** An entry's words in one language; parts that are left out are shown in English. */
export type EntryWords = { readonly [field in WordField]?: string };

/** Longest texts, in characters, and most of each list. */
export const LIBRARY_LIMITS = {
  name: 80,
  definition: 1000,
  low_label: 120,
  high_label: 120,
  evidence: 4000,
  source: 300,
  sources: 20,
  languages: 30,
  key: 80,
} as const;

/** What an entry says. Its English words are its own fields, other languages are in `words`. */
export interface LibraryContent {
  readonly name: string;
  readonly definition: string;
  /** What the two ends are called; empty for a category. */
  readonly low_label: string;
  readonly high_label: string;
  /** Null unless it is a subtrait. */
  readonly direction: Direction | null;
  /** `#rrggbb` for a category, or empty. */
  readonly color: string;
  /** What speaks for it, in plain words; empty for a category. */
  readonly evidence: string;
  /** Where that was published, one reference each. */
  readonly sources: readonly string[];
  /** By language tag such as `ar`; English is not among them. */
  readonly words: Readonly<Record<string, EntryWords>>;
}

/** An entry with its place. */
export interface LibraryEntry extends LibraryContent {
  readonly kind: LibraryKind;
  /** Unique within its kind; never changes. */
  readonly key: string;
  /** Key of the trait or category above it; null for a category. */
  readonly parent: string | null;
  /** Place among its siblings, from 1. */
  readonly order: number;
  readonly status: LibraryStatus;
}

/** The level above; null for a category. */
export function parentKind(kind: LibraryKind): LibraryKind | null {
  return LIBRARY_KINDS[LIBRARY_KINDS.indexOf(kind) - 1] ?? null;
}

/** The level below; null for a subtrait. */
export function childKind(kind: LibraryKind): LibraryKind | null {
  return LIBRARY_KINDS[LIBRARY_KINDS.indexOf(kind) + 1] ?? null;
}

/** The word fields that a kind has: a category has no ends. */
export function wordFieldsOf(kind: LibraryKind): readonly WordField[] {
  return kind === 'category' ? ['name', 'definition'] : WORD_FIELDS;
}

/** Keys of the library: small Latin letters, digits and underscores. */
export const LIBRARY_KEY = /^[a-z0-9][a-z0-9_]{0,79}$/;

/** A language tag such as `ar` or `pt-BR`; English has the fields of its own. */
export const LIBRARY_LANGUAGE = /^(?!en$)[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,3}$/;

/** A colour as `#rrggbb`, or nothing. */
export const LIBRARY_COLOR = /^(#[0-9a-f]{6})?$/;

/**
 * A key made from a name: 'Focused attention' -> 'focused_attention', 'Économie' -> 'economie'. A name without Latin
 * letters or digits gives the kind's name ('trait').
 */
export function keyOf(name: string, kind: LibraryKind): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
    .slice(0, 60)
    .replace(/_+$/, '');
  return slug === '' ? kind : slug;
}

/** The key itself when it is free, else with the first free number behind it: 'accuracy_2'. */
export function freeKey(key: string, isTaken: (key: string) => boolean): string {
  if (!isTaken(key)) return key;
  for (let n = 2; ; n += 1) if (!isTaken(`${key}_${n}`)) return `${key}_${n}`;
}

/** Words without empty parts and empty languages, languages in order: what is stored and compared. */
export function tidyWords(
  words: Readonly<Record<string, EntryWords>>,
  kind: LibraryKind,
): Record<string, EntryWords> {
  const tidy: Record<string, EntryWords> = {};
  for (const language of Object.keys(words).sort()) {
    const given = wordFieldsOf(kind).flatMap((field) => {
      const text = words[language]?.[field];
      return text ? [[field, text] as const] : [];
    });
    if (given.length > 0) tidy[language] = Object.fromEntries(given);
  }
  return tidy;
}
