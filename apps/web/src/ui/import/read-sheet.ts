import {
  type DelimitedTextCode,
  DelimitedTextError,
  readCell,
  readDelimited,
} from '@tryout/domain/text/delimited-text';

/** A file of rows under headings. */
export interface Sheet {
  readonly file: File;
  readonly headings: readonly string[];
  /** Rows below the headings, with the line of the file that each begins on, from 1. */
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

/** Why a file is no sheet. */
export type SheetFault = DelimitedTextCode | 'no_rows' | 'encoding';

/** A file that is no sheet; `line` where the fault is in one. */
export class SheetError extends Error {
  readonly fault: SheetFault;
  readonly line: number | null;
  constructor(fault: SheetFault, line: number | null = null) {
    super(`sheet: ${fault}`);
    this.name = 'SheetError';
    this.fault = fault;
    this.line = line;
  }
}

/**
 * Reads a CSV file: UTF-8, or UTF-16 with its mark, as spreadsheets write it.
 * @throws SheetError
 */
export async function readSheet(file: File): Promise<Sheet> {
  const text = decoded(new Uint8Array(await file.arrayBuffer()));
  try {
    const [head, ...rows] = readDelimited(text);
    if (!head || rows.length === 0) throw new SheetError('no_rows');
    return {
      file,
      headings: head.cells.map((cell) => readCell(cell).trim()),
      rows: rows.map(({ line, cells }) => ({ line, cells: cells.map(readCell) })),
    };
  } catch (error) {
    throw error instanceof DelimitedTextError ? new SheetError(error.code, error.line) : error;
  }
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new SheetError('encoding');
  }
}
