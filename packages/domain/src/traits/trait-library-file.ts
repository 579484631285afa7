/** The library of traits as a file: CSV for spreadsheets, JSON for other installations. Both hold the same entries. */

import {
  type DelimitedTextCode,
  DelimitedTextError,
  readCell,
  readDelimited,
  writeDelimitedRow,
} from '../text/delimited-text.ts';
import {
  type EntryWords,
  LIBRARY_KINDS,
  LIBRARY_LANGUAGE,
  type LibraryEntry,
  WORD_FIELDS,
} from './trait-library.ts';

/** What the JSON file calls itself. */
export const LIBRARY_FILE_FORMAT = 'tryout.trait_library/1';

/** An entry as a file gives it: anything may be missing, and nothing is checked yet. */
export interface GivenEntry {
  /** Line of the CSV, or number of the entry in the JSON file, from 1. */
  readonly line: number;
  /** By field name; texts for CSV, any value for JSON. A field that is missing is left as it is. */
  readonly fields: Readonly<Record<string, unknown>>;
  /** By language and field. */
  readonly words: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/**
 * What keeps a file from being read, besides what keeps a CSV from being rows:
 *
 * - `empty`: there is nothing in it.
 * - `not_json`: it begins like JSON and is none.
 * - `not_an_object`: an entry of the JSON file is something else.
 * - `words_not_by_language`: the words of an entry are not an object by language and field.
 */
type PlainCode = DelimitedTextCode | 'empty' | 'not_json' | 'not_an_object' | 'words_not_by_language';

/** What keeps a file from being read as a whole, with what it is about. */
export type LibraryFileProblem =
  | { readonly code: PlainCode }
  /** JSON that does not call itself `format`. */
  | { readonly code: 'not_a_library'; readonly format: string }
  /** More than `most` entries. */
  | { readonly code: 'too_many_entries'; readonly entries: number; readonly most: number }
  /** The CSV's column at `place`, from 1, is none of the library; `column` is the beginning of its name. */
  | { readonly code: 'unknown_column'; readonly place: number; readonly column: string }
  | { readonly code: 'column_twice'; readonly column: string }
  | { readonly code: 'column_missing'; readonly column: string }
  /** A row of the CSV has more cells than there are columns. */
  | { readonly code: 'too_many_cells'; readonly cells: number; readonly columns: number }
  /** An entry of the JSON file has a field that is none of the library; `field` is the beginning of its name. */
  | { readonly code: 'unknown_field'; readonly field: string };

/** A file that cannot be read as a whole. */
export class LibraryFileError extends Error {
  /** Line of the CSV, or number of the entry in the JSON file, from 1; 0 for the whole file. */
  readonly line: number;
  readonly problem: LibraryFileProblem;
  constructor(line: number, problem: LibraryFileProblem) {
    super(`library file: ${problem.code} at line ${line}`);
    this.name = 'LibraryFileError';
    this.line = line;
    this.problem = problem;
  }
}

/** The fields of an entry in the order of the CSV's columns; words of other languages follow as `name:ar`. */
export const LIBRARY_COLUMNS = [
  'type',
  'key',
  'parent',
  'order',
  'name',
  'definition',
  'low_label',
  'high_label',
  'direction',
  'color',
  'evidence',
  'sources',
  'status',
] as const;

/** Most entries in one file. */
export const LIBRARY_FILE_LIMIT = 5000;

/** The CSV, row by row, so that it can be sent while it is made. Begins with a byte order mark. */
export function* libraryAsCsv(entries: readonly LibraryEntry[]): Generator<string> {
  const languages = [...new Set(entries.flatMap((entry) => Object.keys(entry.words)))].sort();
  const wordColumns = languages.flatMap((language) => WORD_FIELDS.map((field) => ({ language, field })));
  const names = wordColumns.map(({ language, field }) => `${field}:${language}`);
  yield `\uFEFF${writeDelimitedRow([...LIBRARY_COLUMNS, ...names])}`;
  for (const entry of inFileOrder(entries)) {
    const { kind, order, direction, sources, parent, ...texts } = entry;
    const cells = {
      ...texts,
      type: kind,
      parent: parent ?? '',
      order: String(order),
      direction: direction ?? '',
      sources: sources.join('\n'),
    };
    const words = wordColumns.map(({ language, field }) => entry.words[language]?.[field] ?? '');
    yield writeDelimitedRow([...LIBRARY_COLUMNS.map((column) => cells[column]), ...words]);
  }
}

/** The JSON file, piece by piece. */
export function* libraryAsJson(entries: readonly LibraryEntry[]): Generator<string> {
  yield `{"format":${JSON.stringify(LIBRARY_FILE_FORMAT)},"entries":[`;
  let between = '\n';
  for (const { kind, ...entry } of inFileOrder(entries)) {
    yield `${between}${JSON.stringify({ type: kind, ...entry })}`;
    between = ',\n';
  }
  yield '\n]}\n';
}

/** Parents before children, siblings in their order. */
function inFileOrder(entries: readonly LibraryEntry[]): LibraryEntry[] {
  const below = (kind: number, parent: string | null): LibraryEntry[] =>
    entries
      .filter((entry) => entry.kind === LIBRARY_KINDS[kind] && entry.parent === parent)
      .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1))
      .flatMap((entry) => [entry, ...below(kind + 1, entry.key)]);
  return below(0, null);
}

/**
 * Reads a CSV with the columns of `LIBRARY_COLUMNS`, in any order; only `type` and `name` have to be there.
 * @throws LibraryFileError for a file that is no such CSV
 */
export function readLibraryCsv(text: string): GivenEntry[] {
  const [head, ...rows] = rowsOf(text);
  if (!head) throw new LibraryFileError(0, { code: 'empty' });
  const columns = head.cells.map((cell, i) => columnOf(cell.trim(), head.line, i));
  const twice = head.cells.find((cell, i) => head.cells.indexOf(cell) !== i);
  if (twice !== undefined) throw new LibraryFileError(head.line, { code: 'column_twice', column: twice });
  for (const needed of ['type', 'name']) {
    if (!columns.some((column) => column.language === null && column.field === needed)) {
      throw new LibraryFileError(head.line, { code: 'column_missing', column: needed });
    }
  }
  limit(rows.length);
  return rows.map(({ line, cells }) => {
    if (cells.length > columns.length) {
      throw new LibraryFileError(line, {
        code: 'too_many_cells',
        cells: cells.length,
        columns: columns.length,
      });
    }
    const fields: Record<string, unknown> = {};
    const words: Record<string, Record<string, unknown>> = {};
    for (const [i, { field, language }] of columns.entries()) {
      const cell = cells[i];
      if (cell === undefined) continue;
      const text = readCell(cell);
      if (language === null) fields[field] = field === 'sources' ? text.split('\n').filter(hasWords) : text;
      else words[language] = { ...words[language], [field]: text };
    }
    return { line, fields, words };
  });
}

/** A file of more cells than this is not read on: its rows would be as long as the whole library. */
function limit(entries: number): void {
  if (entries > LIBRARY_FILE_LIMIT) {
    throw new LibraryFileError(0, { code: 'too_many_entries', entries, most: LIBRARY_FILE_LIMIT });
  }
}

function hasWords(text: string): boolean {
  return text.trim() !== '';
}

function rowsOf(text: string) {
  try {
    return readDelimited(text);
  } catch (error) {
    if (error instanceof DelimitedTextError) throw new LibraryFileError(error.line, { code: error.code });
    throw error;
  }
}

function columnOf(name: string, line: number, i: number): { field: string; language: string | null } {
  if ((LIBRARY_COLUMNS as readonly string[]).includes(name)) return { field: name, language: null };
  const [field = '', language = ''] = name.split(':');
  if ((WORD_FIELDS as readonly string[]).includes(field) && LIBRARY_LANGUAGE.test(language)) {
    return { field, language };
  }
  throw new LibraryFileError(line, { code: 'unknown_column', place: i + 1, column: name.slice(0, 60) });
}

/**
 * Reads the JSON file.
 * @throws LibraryFileError for a text that is no such file
 */
export function readLibraryJson(text: string): GivenEntry[] {
  const file = parsed(text);
  if (!isObject(file) || file.format !== LIBRARY_FILE_FORMAT || !Array.isArray(file.entries)) {
    throw new LibraryFileError(0, { code: 'not_a_library', format: LIBRARY_FILE_FORMAT });
  }
  limit(file.entries.length);
  return file.entries.map((entry: unknown, i) => {
    const line = i + 1;
    if (!isObject(entry)) throw new LibraryFileError(line, { code: 'not_an_object' });
    const { words = {}, ...fields } = entry;
    const unknown = Object.keys(fields).find(
      (field) => !(LIBRARY_COLUMNS as readonly string[]).includes(field),
    );
    if (unknown !== undefined) {
      throw new LibraryFileError(line, { code: 'unknown_field', field: unknown.slice(0, 60) });
    }
    if (!isObject(words) || !Object.values(words).every(isObject)) {
      throw new LibraryFileError(line, { code: 'words_not_by_language' });
    }
    return { line, fields, words: words as Record<string, EntryWords> };
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new LibraryFileError(0, { code: 'not_json' });
    throw error;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
