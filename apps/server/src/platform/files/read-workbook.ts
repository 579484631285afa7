import type { Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/** The first sheet of a workbook as text. */
export interface WorkbookRows {
  /** Rows that have something in them, with their number in the sheet, from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Why a file is not read: it is no workbook, or it is larger inside than any list of people. */
export type WorkbookFault = 'not_a_workbook' | 'too_large';

/** A file that is not read as a workbook. */
export class WorkbookError extends Error {
  readonly fault: WorkbookFault;
  constructor(fault: WorkbookFault) {
    super(`workbook: ${fault}`);
    this.name = 'WorkbookError';
    this.fault = fault;
  }
}

/** Parts of a workbook, bytes of those that are read, rows, columns and signs of a cell: far above any list of people. */
const MOST = {
  parts: 2_000,
  bytes: 200 * 1_048_576,
  rows: 50_000,
  columns: 200,
  cell: 32_767,
  strings: 2_000_000,
};

/**
 * Reads the first sheet of an XLSX file. What a zip says of its sizes is not believed: bytes are counted as they come out,
 * and reading ends where they are too many. Formulas are not calculated; what was stored as their result is read.
 * @throws WorkbookError
 */
export async function readWorkbook(path: string): Promise<WorkbookRows> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => {
    throw new WorkbookError('not_a_workbook');
  });
  try {
    const parts = await partsOf(zip);
    const room = { bytes: MOST.bytes };
    const sheet = parts.get(await firstSheet(zip, parts, room));
    if (!sheet) throw new WorkbookError('not_a_workbook');
    const strings = await sharedStrings(zip, parts.get('xl/sharedStrings.xml'), room);
    const dates = await dateStyles(zip, parts.get('xl/styles.xml'), room);
    return { rows: await rowsOf(zip, sheet, { strings, dates }, room) };
  } catch (error) {
    throw error instanceof WorkbookError ? error : new WorkbookError('not_a_workbook');
  } finally {
    zip.close();
  }
}

interface Room {
  bytes: number;
}

async function partsOf(zip: ZipFile): Promise<ReadonlyMap<string, Entry>> {
  if (zip.entryCount > MOST.parts) throw new WorkbookError('too_large');
  const parts = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new WorkbookError('not_a_workbook');
    parts.set(entry.fileName, entry);
  }
  return parts;
}

/** Walks the XML of a part; bytes that come out of the zip are taken from the room there is. */
async function walk(
  zip: ZipFile,
  entry: Entry | undefined,
  room: Room,
  on: {
    readonly open: (tag: SaxesTagPlain) => void;
    readonly text?: (text: string) => void;
    readonly close?: (name: string) => void;
  },
): Promise<void> {
  if (!entry) return;
  const parser = new SaxesParser();
  parser.on('error', () => {
    throw new WorkbookError('not_a_workbook');
  });
  parser.on('doctype', () => {
    throw new WorkbookError('not_a_workbook');
  });
  parser.on('opentag', on.open);
  if (on.text) parser.on('text', on.text);
  parser.on('closetag', (tag) => on.close?.(tag.name));
  const decoder = new TextDecoder('utf-8');
  const stream: Readable = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    room.bytes -= chunk.length;
    if (room.bytes < 0) throw new WorkbookError('too_large');
    parser.write(decoder.decode(chunk, { stream: true }));
  }
  parser.close();
}

/** Where the first sheet is: the workbook names its relation, and that its part. */
async function firstSheet(zip: ZipFile, parts: ReadonlyMap<string, Entry>, room: Room): Promise<string> {
  let relation: string | null = null;
  await walk(zip, parts.get('xl/workbook.xml'), room, {
    open: ({ name, attributes }) => {
      if (localName(name) === 'sheet') relation ??= attributes['r:id'] ?? '';
    },
  });
  let target = '';
  await walk(zip, parts.get('xl/_rels/workbook.xml.rels'), room, {
    open: ({ name, attributes }) => {
      if (localName(name) === 'Relationship' && attributes.Id === relation) target = attributes.Target ?? '';
    },
  });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/** Texts that cells name by their place. */
async function sharedStrings(zip: ZipFile, entry: Entry | undefined, room: Room): Promise<readonly string[]> {
  const strings: string[] = [];
  let text: string | null = null;
  let isText = false;
  // Readings of signs (rPh) are said beside the text and are not part of it.
  let aside = 0;
  await walk(zip, entry, room, {
    open: ({ name }) => {
      const local = localName(name);
      if (local === 'si') text = '';
      if (local === 'rPh') aside += 1;
      isText = local === 't' && aside === 0;
    },
    text: (more) => {
      if (isText && text !== null && text.length < MOST.cell) text += more;
    },
    close: (name) => {
      const local = localName(name);
      isText = false;
      if (local === 'rPh') aside -= 1;
      if (local !== 'si') return;
      if (strings.length >= MOST.strings) throw new WorkbookError('too_large');
      strings.push((text ?? '').slice(0, MOST.cell));
      text = null;
    },
  });
  return strings;
}

/** Which formats of cells show a number as a day: those that are built in, and those whose code has a day or a year. */
async function dateStyles(zip: ZipFile, entry: Entry | undefined, room: Room): Promise<readonly boolean[]> {
  const codes = new Map<string, boolean>();
  const styles: boolean[] = [];
  let inCells = false;
  await walk(zip, entry, room, {
    open: ({ name, attributes }) => {
      const local = localName(name);
      if (local === 'numFmt') codes.set(attributes.numFmtId ?? '', isDayCode(attributes.formatCode ?? ''));
      if (local === 'cellXfs') inCells = true;
      if (local === 'xf' && inCells) {
        const id = attributes.numFmtId ?? '0';
        styles.push(
          codes.get(id) ?? (Number(id) >= 14 && Number(id) <= 22 && ![18, 19, 20, 21].includes(Number(id))),
        );
      }
    },
    close: (name) => {
      if (localName(name) === 'cellXfs') inCells = false;
    },
  });
  return styles;
}

const isDayCode = (code: string): boolean => /[dy]/i.test(code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, ''));

interface Texts {
  readonly strings: readonly string[];
  readonly dates: readonly boolean[];
}

async function rowsOf(zip: ZipFile, entry: Entry, texts: Texts, room: Room) {
  const rows: { line: number; cells: string[] }[] = [];
  let row: { line: number; cells: string[] } | null = null;
  let cell: { column: number; type: string; style: number; text: string } | null = null;
  let isText = false;
  let line = 0;
  await walk(zip, entry, room, {
    open: ({ name, attributes }) => {
      const local = localName(name);
      if (local === 'row') {
        line = Number(attributes.r) || line + 1;
        row = { line, cells: [] };
      }
      if (local === 'c' && row) {
        const column = columnOf(attributes.r ?? '') ?? row.cells.length;
        cell = { column, type: attributes.t ?? 'n', style: Number(attributes.s ?? -1), text: '' };
      }
      isText = cell !== null && (local === 'v' || local === 't');
    },
    text: (more) => {
      if (isText && cell && cell.text.length < MOST.cell) cell.text += more;
    },
    close: (name) => {
      const local = localName(name);
      isText = false;
      if (local === 'c' && row && cell) {
        if (cell.column < MOST.columns) {
          while (row.cells.length < cell.column) row.cells.push('');
          row.cells[cell.column] = said(cell, texts);
        }
        cell = null;
      }
      if (local !== 'row' || !row) return;
      if (row.cells.some((each) => each !== '')) rows.push(row);
      if (rows.length > MOST.rows) throw new WorkbookError('too_large');
      row = null;
    },
  });
  return rows;
}

function said({ type, style, text }: { type: string; style: number; text: string }, texts: Texts): string {
  const cut = text.slice(0, MOST.cell);
  if (type === 's') return texts.strings[Number(cut)] ?? '';
  if (type === 'b') return cut === '1' ? 'yes' : 'no';
  if (type === 'e') return '';
  if (type === 'n' && texts.dates[style] === true) return dayOf(Number(cut)) ?? cut;
  return cut;
}

/** Days since 30 December 1899, as spreadsheets count them, as `YYYY-MM-DD`; null for what is no day. */
function dayOf(serial: number): string | null {
  if (!(serial >= 1 && serial < 2_958_466)) return null;
  return new Date(Date.UTC(1899, 11, 30) + Math.floor(serial) * 86_400_000).toISOString().slice(0, 10);
}

/** The place of a column, from 0, by its letters; null where there are none. */
function columnOf(reference: string): number | null {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0];
  if (!letters) return null;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
