import { readFile } from 'node:fs/promises';
import { type DelimitedRow, DelimitedTextError, delimitedRows } from '@tryout/domain/text/delimited-text';
import type { ReceivedFile } from '../http/call.ts';
import { invalidField } from '../http/refusal.ts';
import type { Said } from '../language/say.ts';

/** The file of a route that receives one. */
export function received(file: ReceivedFile | null): ReceivedFile {
  if (!file) throw new Error('an upload route without its file');
  return file;
}

/**
 * The rows of a CSV file in UTF-8, headings first.
 * @throws Refusal that says what is wrong with the file
 */
export async function readRowsOf(path: string, says: FileFaults): Promise<DelimitedRow[]> {
  return [...(await openRowsOf(path, says)).rows()];
}

/** What is said of a file that cannot be read. */
interface FileFaults {
  readonly broken: (line: number) => Said;
  readonly encoding: () => Said;
}

/**
 * A CSV file in UTF-8 whose rows, headings first, are given one by one, as often as they are asked for: a file of many
 * people takes as much memory as its text. It was read to its end once, so no row is refused later.
 * @throws Refusal that says what is wrong with the file
 */
export async function openRowsOf(
  path: string,
  says: FileFaults,
): Promise<{ readonly count: number; readonly rows: () => Generator<DelimitedRow, undefined> }> {
  const bytes = await readFile(path);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    let count = 0;
    for (const _ of delimitedRows(text)) count += 1;
    return { count, rows: () => delimitedRows(text) };
  } catch (error) {
    throw invalidField(
      'file',
      error instanceof DelimitedTextError ? says.broken(error.line) : says.encoding(),
    );
  }
}

/** What is to be remembered of a mapping, as its sender tells it; null where nothing that can be is told. */
export function mappingToKeep<Key extends string>(
  text: string,
  fieldOf: (name: unknown) => Key | null,
): { readonly headings: string[]; readonly mapping: (Key | null)[] } | null {
  try {
    const { headings, mapping } = JSON.parse(text) as { headings: unknown; mapping: unknown };
    if (!Array.isArray(headings) || !Array.isArray(mapping) || headings.length !== mapping.length)
      return null;
    return { headings: headings.map((each) => String(each).slice(0, 200)), mapping: mapping.map(fieldOf) };
  } catch {
    return null;
  }
}
