/** Comma-separated text (RFC 4180), read strictly and written so that no spreadsheet runs any of it. */

/** One row as read, with the line of the text that it begins on, from 1. */
export interface DelimitedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * What keeps a text from being rows. `quote_not_closed`: a quoted cell has no end. `text_behind_quote`: a cell goes on
 * behind its closing quote.
 */
export type DelimitedTextCode = 'quote_not_closed' | 'text_behind_quote';

/** A text that is not comma-separated rows. */
export class DelimitedTextError extends Error {
  readonly code: DelimitedTextCode;
  /** Where, from 1. */
  readonly line: number;
  constructor(code: DelimitedTextCode, line: number) {
    super(`delimited text: ${code} at line ${line}`);
    this.name = 'DelimitedTextError';
    this.code = code;
    this.line = line;
  }
}

/**
 * Reads rows. Lines end with LF or CRLF, cells may be quoted and then hold quotes (doubled), separators and line ends;
 * line ends within cells are given as LF. A byte order mark is skipped, as are empty lines. Semicolons or tabs separate
 * where the first line has them and no comma outside quotes.
 * @throws DelimitedTextError for a quote that is not closed, or text behind a closing quote
 */
export function readDelimited(text: string): DelimitedRow[] {
  return [...delimitedRows(text)];
}

/**
 * The rows that `readDelimited` reads, one after the other: none is held longer than whoever asks for them holds it.
 * @throws DelimitedTextError when a row is asked for that is none
 */
export function* delimitedRows(text: string): Generator<DelimitedRow, undefined> {
  const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const separator = separatorOf(source);
  let [at, line] = [0, 1];
  while (at < source.length) {
    const cells: string[] = [];
    const begins = line;
    for (;;) {
      const cell = source[at] === '"' ? quoted(source, at, line) : plain(source, at, separator);
      cells.push(cell.text);
      at = cell.end;
      line = cell.line ?? line;
      const next = source[at];
      at += 1;
      if (next === undefined || next === '\n') break;
      if (next !== separator) throw new DelimitedTextError('text_behind_quote', line);
    }
    line += 1;
    if (cells.length > 1 || cells[0] !== '') yield { line: begins, cells };
  }
}

interface Cell {
  readonly text: string;
  readonly end: number;
  readonly line?: number;
}

function plain(source: string, from: number, separator: string): Cell {
  let end = from;
  while (end < source.length && source[end] !== separator && source[end] !== '\n') end += 1;
  return { text: source.slice(from, end), end };
}

function quoted(source: string, from: number, beginsOn: number): Cell {
  const parts: string[] = [];
  for (let start = from + 1; ; ) {
    const end = source.indexOf('"', start);
    if (end < 0) throw new DelimitedTextError('quote_not_closed', beginsOn);
    parts.push(source.slice(start, end));
    if (source[end + 1] !== '"') {
      const text = parts.join('"');
      return { text, end: end + 1, line: beginsOn + text.split('\n').length - 1 };
    }
    start = end + 2;
  }
}

function separatorOf(source: string): string {
  const first = source.slice(0, Math.max(0, `${source}\n`.indexOf('\n'))).replace(/"[^"]*"/g, '');
  if (first.includes(',')) return ',';
  return first.includes(';') ? ';' : first.includes('\t') ? '\t' : ',';
}

/** What makes a spreadsheet take a cell for a formula, wide forms of the signs included, behind any apostrophes. */
const RUNS = /^'*[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * One row with its line end (CRLF). A cell that a spreadsheet would run gets an apostrophe before it, which
 * `readCell` takes away; so what was written is read back as it was.
 */
export function writeDelimitedRow(cells: readonly string[]): string {
  const written = cells.map((cell) => {
    const safe = RUNS.test(cell) ? `'${cell}` : cell;
    return /[",;\t\n\r]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  });
  return `${written.join(',')}\r\n`;
}

/** A cell's text without the apostrophe that `writeDelimitedRow` puts before what a spreadsheet would run. */
export function readCell(cell: string): string {
  return cell.startsWith("'") && RUNS.test(cell) ? cell.slice(1) : cell;
}
