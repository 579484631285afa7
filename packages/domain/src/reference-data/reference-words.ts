import { LONGEST_NAME, MOST_ALIASES } from './reference-kinds.ts';

/** A word as it is compared: small letters, single blanks, no blanks around it. Capitals and blanks make no other word. */
export const wordKey = (word: string): string => word.trim().replace(/\s+/gu, ' ').toLowerCase();

/**
 * The names in a text of many: one a line, or parted by semicolons or tabs. Marks of lists before a name ("- ", "• ",
 * "3. ") are left out, blanks are made one, and each name comes once, as written first. Commas part nothing, since job
 * titles have some.
 */
export function namesInText(text: string): string[] {
  const found = new Map<string, string>();
  for (const part of text.split(/[\n\r;\t]+/u)) {
    const name = part
      .replace(/^\s*(?:[-*•·‣–]\s+|\d{1,3}[.)]\s+)/u, '')
      .trim()
      .replace(/\s+/gu, ' ');
    const key = wordKey(name);
    if (name && !found.has(key)) found.set(key, name);
  }
  return [...found.values()];
}

/**
 * Whether a word that somebody typed may be shown to the platform's people as a suggestion. Not what may say who somebody
 * is: addresses, links, long numbers; nor what is no word for a list: a single sign, or more than five words.
 */
export function isSuggestible(word: string): boolean {
  const text = word.trim();
  return (
    text.length >= 2 &&
    text.length <= 60 &&
    /\p{L}/u.test(text) &&
    !/[@<>{}\\|]|:\/\/|www\./u.test(text) &&
    !/\p{Nd}(?:[\s.-]?\p{Nd}){4,}/u.test(text) &&
    text.split(/\s+/u).length <= 5
  );
}

/**
 * A list of words in which some were replaced: `into` says by what, by the word's key (`wordKey`). Others stay as they are
 * and where they are; what the list has already it does not get a second time.
 */
export function withReplaced(words: readonly string[], into: ReadonlyMap<string, string>): string[] {
  const kept = new Set([...into.values()].map(wordKey));
  const seen = new Set<string>();
  return words
    .map((word) => into.get(wordKey(word)) ?? word)
    .filter((word) => {
      const key = wordKey(word);
      if (!kept.has(key)) return true;
      if (seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}

/** An entry as names tell it. */
export interface NamedEntry {
  readonly name: string;
  /** By language tag, without English. */
  readonly names: Readonly<Record<string, string>>;
}

/**
 * What records say instead of one entry's names once another takes its place, by key: its name in a language becomes the
 * other's name in that language, or its English one. Names that the other has as well are left out: they are right
 * already. Other spellings (aliases) of records stay as they were written.
 */
export function replacements(gone: NamedEntry, kept: NamedEntry): Map<string, string> {
  const right = new Set([kept.name, ...Object.values(kept.names)].map(wordKey));
  const pairs = new Map<string, string>();
  const add = (name: string, instead: string) => {
    const key = wordKey(name);
    if (key && !right.has(key) && !pairs.has(key)) pairs.set(key, instead);
  };
  add(gone.name, kept.name);
  for (const [language, name] of Object.entries(gone.names)) add(name, kept.names[language] ?? kept.name);
  return pairs;
}

/** Headings of a file of entries. `name_…`: the name in a language; `aliases` are parted by `|`. */
export const REFERENCE_COLUMNS = ['name', 'name_ar', 'aliases', 'code'] as const;
/** See `REFERENCE_COLUMNS`. */
export type ReferenceColumn = (typeof REFERENCE_COLUMNS)[number];

/** What can be wrong with a row of a file: no name, a text or a list that is too long, or a name that came before. */
export const REFERENCE_ROW_PROBLEMS = ['missing', 'too_long', 'too_many', 'twice'] as const;
/** See `REFERENCE_ROW_PROBLEMS`. */
export type ReferenceRowProblem = (typeof REFERENCE_ROW_PROBLEMS)[number];

/** A row of a file as it is stored. */
export interface ImportedEntry extends NamedEntry {
  readonly aliases: readonly string[];
  readonly code: string;
}

/** A problem of a row, by its number from 1 below the headings. */
export interface ReferenceProblem {
  readonly line: number;
  readonly field: ReferenceColumn;
  readonly code: ReferenceRowProblem;
}

/**
 * Reads rows of a file: texts by heading. Rows with a problem are left out; a name that stands in two rows counts where it
 * stands first. `longest` is the most characters of a name.
 */
export function readEntryRows(
  rows: readonly Readonly<Partial<Record<ReferenceColumn, string>>>[],
  longest: number = LONGEST_NAME,
): { readonly entries: readonly ImportedEntry[]; readonly problems: readonly ReferenceProblem[] } {
  const entries: ImportedEntry[] = [];
  const problems: ReferenceProblem[] = [];
  const seen = new Set<string>();
  for (const [at, row] of rows.entries()) {
    const line = at + 1;
    const of = (column: ReferenceColumn) => (row[column] ?? '').trim().replace(/\s+/gu, ' ');
    const [name, arabic, code] = [of('name'), of('name_ar'), of('code')];
    const aliases = [
      ...new Map(
        of('aliases')
          .split('|')
          .map((each) => each.trim())
          .filter((each) => each !== '' && wordKey(each) !== wordKey(name))
          .map((each) => [wordKey(each), each]),
      ).values(),
    ];
    const found: ReferenceProblem[] = [];
    const say = (field: ReferenceColumn, problem: ReferenceRowProblem) =>
      found.push({ line, field, code: problem });
    if (name === '') say('name', 'missing');
    if (name.length > longest) say('name', 'too_long');
    if (arabic.length > longest) say('name_ar', 'too_long');
    if (code.length > 40) say('code', 'too_long');
    if (aliases.length > MOST_ALIASES) say('aliases', 'too_many');
    if (aliases.some((each) => each.length > LONGEST_NAME)) say('aliases', 'too_long');
    if (name !== '' && seen.has(wordKey(name))) say('name', 'twice');
    seen.add(wordKey(name));
    problems.push(...found);
    if (found.length === 0) entries.push({ name, names: arabic ? { ar: arabic } : {}, aliases, code });
  }
  return { entries, problems };
}
