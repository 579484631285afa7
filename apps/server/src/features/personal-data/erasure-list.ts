import { existsSync } from 'node:fs';
import { open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Act } from '../../platform/act.ts';

/** Where the list of erasures is kept, beside the database: a backup that comes back does not know of later ones. */
export const erasureListPath = (dataDir: string): string => join(dataDir, 'erasures.jsonl');

const listed = z.strictObject({
  id: z.uuid(),
  done_at: z.iso.datetime({ offset: true }),
  subject_id: z.uuid().nullable(),
  organization_id: z.uuid().nullable(),
  application_ids: z.array(z.uuid()),
});

/** One line of the list: opaque ids alone. */
export type ListedErasure = z.infer<typeof listed>;

/** Adds a line that is on the disk when this is done. */
export async function listErasure({ services }: Act, erasure: ListedErasure): Promise<void> {
  const file = await open(erasureListPath(services.config.dataDir), 'a', 0o600);
  try {
    await file.appendFile(`${JSON.stringify(erasure)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A list of erasures. @throws Error naming the line that is none; a last line that was cut off is no line */
export async function readErasureList(path: string): Promise<ListedErasure[]> {
  const text = await readFile(path, 'utf8');
  const lines = text.split('\n');
  lines.pop();
  return lines.map((line, at) => {
    const read = listed.safeParse(parsed(line));
    if (!read.success) throw new Error(`Line ${at + 1} of ${path} is no erasure.`);
    return read.data;
  });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

const waitingPath = (dataDir: string): string => join(dataDir, 'erasures.waiting.jsonl');

/** Puts a list into the data folder of a restored installation: as its own, and to be done again by the next start. */
export async function keepErasureList(dataDir: string, list: readonly ListedErasure[]): Promise<void> {
  const text = list.map((each) => `${JSON.stringify(each)}\n`).join('');
  await writeFile(erasureListPath(dataDir), text, { mode: 0o600, flush: true });
  await writeFile(waitingPath(dataDir), text, { mode: 0o600, flush: true });
}

/** Erasures that a restored installation has to do again; empty: none. */
export async function readWaiting({ services }: Act): Promise<ListedErasure[]> {
  const path = waitingPath(services.config.dataDir);
  return existsSync(path) ? readErasureList(path) : [];
}

/** All that waited is done. */
export const forgetWaiting = ({ services }: Act): Promise<void> =>
  rm(waitingPath(services.config.dataDir), { force: true });
