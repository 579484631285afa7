/** What bringing a file into the library of traits would do, row by row, before anything is written. */

import { type Difference, differencesOf } from '../records/differences.ts';
import {
  DIRECTIONS,
  type Direction,
  type EntryWords,
  freeKey,
  keyOf,
  LIBRARY_COLOR,
  LIBRARY_KEY,
  LIBRARY_KINDS,
  LIBRARY_LANGUAGE,
  LIBRARY_LIMITS,
  LIBRARY_STATUSES,
  type LibraryEntry,
  type LibraryKind,
  type LibraryStatus,
  parentKind,
  tidyWords,
  wordFieldsOf,
} from './trait-library.ts';
import type { GivenEntry } from './trait-library-file.ts';
import type { ImportProblem } from './trait-library-import-problem.ts';

/** What would become of one row. */
export interface ImportRow {
  readonly line: number;
  readonly kind: LibraryKind | null;
  readonly key: string;
  readonly name: string;
  readonly outcome: 'add' | 'change' | 'same' | 'problem';
  readonly problems: readonly ImportProblem[];
  /** What a change would change; empty otherwise. */
  readonly differences: readonly Difference[];
}

/** What a whole file would do: all of it, or nothing when any row has a problem. */
export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  /** Entries to write, parents first; empty when there is a problem. */
  readonly entries: readonly LibraryEntry[];
}

/** An entry that is there already. */
export interface StoredEntry extends LibraryEntry {
  /** Key of the entry that took its place; null unless it was merged. */
  readonly merged_into: string | null;
}

interface Judged {
  readonly given: GivenEntry;
  readonly kind: LibraryKind;
  readonly before: StoredEntry | undefined;
  readonly after: LibraryEntry;
  readonly problems: ImportProblem[];
}

const idOf = (kind: LibraryKind, key: string) => `${kind}:${key}`;

/**
 * Judges the rows of a file against the library as it is. A row is matched by type and key; without a key by the key
 * that its name makes. Fields that a row does not have stay as they are. Applying a plan and planning the same file
 * again gives only `same`.
 */
export function planImport(current: readonly StoredEntry[], given: readonly GivenEntry[]): ImportPlan {
  const stored = new Map(current.map((entry) => [idOf(entry.kind, entry.key), entry]));
  const lastPlace = placesTaken(current);
  const seen = new Map<string, number>();
  const named = new Set(given.map(({ fields }) => `${fields.type}:${String(fields.key ?? '').trim()}`));
  const judged = given.map((row) => judge(row, { stored, seen, named }, lastPlace));
  checkPlaces(
    judged.flatMap((row) => (isJudged(row) ? [row] : [])),
    current,
  );
  const rows = judged.map(outcomeOf);
  const fine = rows.every((row) => row.outcome !== 'problem');
  const entries = judged.flatMap((row, i) =>
    isJudged(row) && ['add', 'change'].includes(rows[i]?.outcome ?? '') ? [row.after] : [],
  );
  const level = (entry: LibraryEntry) => LIBRARY_KINDS.indexOf(entry.kind);
  return { rows, entries: fine ? entries.sort((a, b) => level(a) - level(b)) : [] };
}

interface Unread {
  readonly given: GivenEntry;
  readonly problems: readonly ImportProblem[];
}

function isJudged(row: Judged | Unread): row is Judged {
  return 'after' in row;
}

function placesTaken(current: readonly StoredEntry[]): Map<string, number> {
  const taken = new Map<string, number>();
  for (const { kind, parent, order } of current) {
    const siblings = `${kind}:${parent ?? ''}`;
    taken.set(siblings, Math.max(taken.get(siblings) ?? 0, order));
  }
  return taken;
}

interface Known {
  readonly stored: ReadonlyMap<string, StoredEntry>;
  /** Entries that rows before this one are about, with their lines. */
  readonly seen: Map<string, number>;
  /** Entries that any row of the file names by key. */
  readonly named: ReadonlySet<string>;
}

function judge(given: GivenEntry, known: Known, lastPlace: Map<string, number>): Judged | Unread {
  const { stored, seen } = known;
  const problems: ImportProblem[] = [];
  const read = readerOf(given, problems);
  const kind = read.oneOf<LibraryKind>('type', LIBRARY_KINDS);
  if (kind === undefined) {
    if (problems.length === 0) problems.push({ field: 'type', code: 'required' });
    return { given, problems };
  }
  const name = read.line('name', LIBRARY_LIMITS.name);
  const asked = read.line('key', LIBRARY_LIMITS.key);
  if (asked && !LIBRARY_KEY.test(asked)) {
    problems.push({ field: 'key', code: 'not_a_key' });
  }
  const key = asked || ownKey(name ?? '', kind, known);
  const before = stored.get(idOf(kind, key));
  const first = seen.get(idOf(kind, key));
  if (first !== undefined) {
    problems.push({ field: 'key', code: 'key_taken', key, line: first });
  }
  seen.set(idOf(kind, key), first ?? given.line);
  if (name === '' || (name === undefined && !before)) problems.push({ field: 'name', code: 'required' });

  const parent =
    kind === 'category' ? null : read.line('parent', LIBRARY_LIMITS.key) || before?.parent || null;
  if (kind === 'category' && given.fields.parent) {
    problems.push({ field: 'parent', code: 'nothing_above_category' });
  }
  if (kind !== 'category' && parent === null) problems.push({ field: 'parent', code: 'required' });
  const siblings = `${kind}:${parent ?? ''}`;
  const order = read.place('order') ?? (before?.parent === parent ? before.order : undefined);
  if (order === undefined) lastPlace.set(siblings, (lastPlace.get(siblings) ?? 0) + 1);

  const base = before ?? EMPTY;
  const ends = kind !== 'category';
  const after: LibraryEntry = {
    kind,
    key,
    parent,
    order: order ?? lastPlace.get(siblings) ?? 1,
    name: name ?? base.name,
    definition: read.text('definition', LIBRARY_LIMITS.definition) ?? base.definition,
    low_label:
      onlyIf(ends, 'low_label', read.line('low_label', LIBRARY_LIMITS.low_label), problems) ?? base.low_label,
    high_label:
      onlyIf(ends, 'high_label', read.line('high_label', LIBRARY_LIMITS.high_label), problems) ??
      base.high_label,
    direction: directionOf(kind, read, problems, before),
    color: onlyIf(kind === 'category', 'color', read.color(), problems) ?? base.color,
    evidence:
      onlyIf(ends, 'evidence', read.text('evidence', LIBRARY_LIMITS.evidence), problems) ?? base.evidence,
    sources: read.sources(ends) ?? base.sources,
    words: wordsOf(given, kind, base.words, problems),
    status: read.oneOf<LibraryStatus>('status', LIBRARY_STATUSES) ?? before?.status ?? 'active',
  };
  if (before?.merged_into && after.status === 'active') {
    problems.push({ field: 'status', code: 'was_merged', into: before.merged_into });
  }
  return { given, kind, before, after, problems };
}

const EMPTY = {
  name: '',
  definition: '',
  low_label: '',
  high_label: '',
  color: '',
  evidence: '',
  sources: [] as readonly string[],
  words: {} as Readonly<Record<string, EntryWords>>,
};

/**
 * The key that a name makes: the entry of that key when the file has not had it; else that of the entry of this name
 * with the first key (shorter before longer) that no row names, wherever it stands in the library; else a free one.
 */
function ownKey(name: string, kind: LibraryKind, { stored, seen, named }: Known): string {
  const key = keyOf(name, kind);
  const found = stored.get(idOf(kind, key));
  const isTaken = seen.has(idOf(kind, key)) || named.has(idOf(kind, key));
  if (!isTaken && (!found || found.name === name)) return key;
  const [sameName] = [...stored.values()]
    .filter((entry) => entry.kind === kind && entry.name === name)
    .map((entry) => entry.key)
    .filter((one) => !seen.has(idOf(kind, one)) && !named.has(idOf(kind, one)))
    .sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  if (sameName !== undefined) return sameName;
  return freeKey(key, (wanted) => [stored, seen, named].some((known) => known.has(idOf(kind, wanted))));
}

function onlyIf<T extends string>(
  fits: boolean,
  field: string,
  value: T | undefined,
  problems: ImportProblem[],
): T | undefined {
  if (!fits && value) problems.push({ field, code: 'not_of_this_type' });
  return value;
}

function directionOf(
  kind: LibraryKind,
  read: Reader,
  problems: ImportProblem[],
  before: StoredEntry | undefined,
): Direction | null {
  const given = read.oneOf<Direction>('direction', DIRECTIONS);
  if (kind === 'subtrait') return given ?? before?.direction ?? 'higher';
  if (given) problems.push({ field: 'direction', code: 'only_subtraits' });
  return null;
}

function wordsOf(
  given: GivenEntry,
  kind: LibraryKind,
  base: Readonly<Record<string, EntryWords>>,
  problems: ImportProblem[],
): Record<string, EntryWords> {
  const words: Record<string, EntryWords> = { ...base };
  const fields = wordFieldsOf(kind);
  for (const [language, texts] of Object.entries(given.words)) {
    if (!LIBRARY_LANGUAGE.test(language)) {
      problems.push({ field: `words.${language.slice(0, 40)}`, code: 'not_a_language' });
      continue;
    }
    const next: Record<string, string> = { ...base[language] };
    for (const [field, value] of Object.entries(texts)) {
      const wanted = fields.find((one) => one === field);
      const at = `${field.slice(0, 40)}:${language}`;
      if (typeof value !== 'string') problems.push({ field: at, code: 'not_text' });
      else if (!wanted) {
        if (value.trim() !== '') problems.push({ field: at, code: 'not_of_this_type' });
      } else next[wanted] = cleaned(value, at, LIBRARY_LIMITS[wanted], wanted === 'definition', problems);
    }
    words[language] = next;
  }
  const tidy = tidyWords(words, kind);
  if (Object.keys(tidy).length > LIBRARY_LIMITS.languages) {
    problems.push({ field: 'words', code: 'too_many_languages', most: LIBRARY_LIMITS.languages });
  }
  return tidy;
}

/** Text as it is stored: trimmed, line ends as LF; control signs and lengths are judged. */
function cleaned(
  value: string,
  field: string,
  most: number,
  lines: boolean,
  problems: ImportProblem[],
): string {
  const text = value.toWellFormed().replace(/\r\n?/g, '\n').trim();
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly these are refused
  if (!lines && /[\u0000-\u001f\u007f]/.test(text)) {
    problems.push({ field, code: 'not_one_line' });
  }
  if (text.includes('\u0000')) problems.push({ field, code: 'control_characters' });
  if (text.length > most) problems.push({ field, code: 'too_long', most });
  return text;
}

type Reader = ReturnType<typeof readerOf>;

/** Reads one field after another; what does not fit becomes a problem. Undefined: the row does not have it. */
function readerOf({ fields }: GivenEntry, problems: ImportProblem[]) {
  const text = (field: string, most: number, lines: boolean): string | undefined => {
    const value = fields[field];
    if (value === undefined || value === null) return undefined;
    if (typeof value === 'string') return cleaned(value, field, most, lines, problems);
    problems.push({ field, code: 'not_text' });
    return undefined;
  };
  return {
    line: (field: string, most: number) => text(field, most, false),
    text: (field: string, most: number) => text(field, most, true),
    oneOf<T extends string>(field: string, among: readonly T[]): T | undefined {
      const value = text(field, 60, false);
      if (value === undefined || value === '') return undefined;
      const found = among.find((one) => one === value);
      if (found === undefined) problems.push({ field, code: 'not_among', among });
      return found;
    },
    place(field: string): number | undefined {
      const value = fields[field];
      if (value === undefined || value === null || value === '') return undefined;
      const place = typeof value === 'string' && /^\d{1,7}$/.test(value.trim()) ? Number(value) : value;
      if (typeof place === 'number' && Number.isInteger(place) && place >= 0 && place < 10_000_000)
        return place;
      problems.push({ field, code: 'not_whole_number' });
      return undefined;
    },
    color(): string | undefined {
      const value = text('color', 7, false)?.toLowerCase();
      if (value !== undefined && !LIBRARY_COLOR.test(value)) {
        problems.push({ field: 'color', code: 'not_a_colour' });
      }
      return value;
    },
    sources(fits: boolean): readonly string[] | undefined {
      const value = fields.sources;
      if (value === undefined || value === null) return undefined;
      if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) {
        problems.push({ field: 'sources', code: 'not_list_of_texts' });
        return undefined;
      }
      if (!fits && value.length > 0) problems.push({ field: 'sources', code: 'not_of_this_type' });
      if (value.length > LIBRARY_LIMITS.sources) {
        problems.push({ field: 'sources', code: 'too_many', most: LIBRARY_LIMITS.sources });
      }
      return value
        .map((one) => cleaned(one, 'sources', LIBRARY_LIMITS.source, false, problems))
        .filter((one) => one !== '');
    },
  };
}

/** Every parent is there, and nothing in use is below something archived, once all rows are in. */
function checkPlaces(judged: readonly Judged[], current: readonly StoredEntry[]): void {
  const all = new Map<string, LibraryEntry>(current.map((entry) => [idOf(entry.kind, entry.key), entry]));
  for (const { after } of judged) all.set(idOf(after.kind, after.key), after);
  const byId = new Map(judged.map((row) => [idOf(row.after.kind, row.after.key), row]));
  for (const entry of all.values()) {
    const above = parentKind(entry.kind);
    const row = byId.get(idOf(entry.kind, entry.key));
    if (above === null || entry.parent === null) continue;
    const parent = all.get(idOf(above, entry.parent));
    if (!parent) {
      row?.problems.push({ field: 'parent', code: 'no_such_parent', kind: above, key: entry.parent });
    } else if (entry.status === 'active' && parent.status === 'archived') {
      if (row)
        row.problems.push({ field: 'parent', code: 'parent_archived', kind: above, name: parent.name });
      else {
        const parentRow = byId.get(idOf(above, parent.key));
        parentRow?.problems.push({ field: 'status', code: 'used_below', name: entry.name });
      }
    }
  }
}

function outcomeOf(row: Judged | Unread): ImportRow {
  if (!isJudged(row)) {
    const { given, problems } = row;
    const name = typeof given.fields.name === 'string' ? given.fields.name.slice(0, LIBRARY_LIMITS.name) : '';
    return { line: given.line, kind: null, key: '', name, outcome: 'problem', problems, differences: [] };
  }
  const { before, after, problems } = row;
  const about = { line: row.given.line, kind: row.kind, key: after.key, name: after.name, problems };
  if (problems.length > 0) return { ...about, outcome: 'problem', differences: [] };
  if (!before) return { ...about, outcome: 'add', differences: [] };
  const { merged_into: _merged, ...stored } = before;
  const differences = differencesOf(stored, after);
  return { ...about, outcome: differences.length > 0 ? 'change' : 'same', differences };
}
