import { statfs } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Db } from '../../../platform/database/kysely.ts';
import type { FileStore } from '../../../platform/files/file-store.ts';
import { cutParts, insertPart, type PartRow, partsOf } from './upload-parts.queries.ts';

/** Keeps bytes of an upload behind what is there. They are safe when this returns, and count with the transaction. */
export async function appendPart(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  upload_id: string,
  at: number,
  bytes: Buffer,
): Promise<void> {
  const { sha256, size } = await files.put(Readable.from([bytes]), bytes.length);
  await insertPart(db, { upload_id, at, size, sha256 });
}

/** The bytes of an upload from `from` up to and without `to`. */
export function readParts(
  files: FileStore,
  parts: readonly PartRow[],
  from: number,
  to: number,
): Promise<Buffer> {
  return buffer(streamOf(files, parts, from, to));
}

/** The whole upload, part by part. */
export function wholeOf(files: FileStore, parts: readonly PartRow[]): Readable {
  return streamOf(files, parts, 0, Number.POSITIVE_INFINITY);
}

function streamOf(files: FileStore, parts: readonly PartRow[], from: number, to: number): Readable {
  const bytes = async function* (): AsyncGenerator<Buffer> {
    for (const { at, size, sha256 } of parts) {
      const [first, last] = [Math.max(from - at, 0), Math.min(to - at, size) - 1];
      if (first <= last) yield* files.read(sha256, { from: first, to: last }) as AsyncIterable<Buffer>;
    }
  };
  return Readable.from(bytes(), { objectMode: false });
}

/** How many bytes of an upload are there without a gap; parts behind one that was lost are cut off. */
export async function cutWhatIsLost(
  { db, files }: { readonly db: Db; readonly files: FileStore },
  upload_id: string,
): Promise<number> {
  let received = 0;
  for (const { at, size, sha256 } of await partsOf(db, upload_id)) {
    if (at !== received || !(await files.exists(sha256))) break;
    received += size;
  }
  await cutParts(db, upload_id, received);
  return received;
}

/** Bytes that may still be written to the disk of the data folder. */
export async function freeBytes(dataDir: string): Promise<number> {
  const { bavail, bsize } = await statfs(dataDir);
  return bavail * bsize;
}
