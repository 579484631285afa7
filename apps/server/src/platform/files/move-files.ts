import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { FileStore } from './file-store.ts';

/** What a copy of all files came to. */
export interface CopiedFiles {
  readonly copied: number;
  /** Were there already, of the same size. */
  readonly there: number;
  readonly bytes: number;
  /** Hashes of files whose content is another than when they were stored; they were not copied. */
  readonly damaged: readonly string[];
}

/** Files on their way at once. */
const AT_ONCE = 8;

/**
 * Copies every file of one store into another, and removes nothing. What is there already is not copied again, so a copy
 * that was broken off goes on where it was. Each file's digest is taken on the way: what is not what its name says is
 * named, not copied.
 */
export async function copyFiles(
  from: Pick<FileStore, 'list' | 'read'>,
  to: Pick<FileStore, 'list' | 'put' | 'forget'>,
  onProgress: (files: number) => void = () => undefined,
): Promise<CopiedFiles> {
  const known = new Map<string, number>();
  for await (const { sha256, size } of to.list()) known.set(sha256, size);
  const outcome = { copied: 0, there: 0, bytes: 0 };
  const damaged: string[] = [];
  await each(from.list(), onProgress, async ({ sha256, size }) => {
    if (known.get(sha256) === size) {
      outcome.there += 1;
      return;
    }
    const stored = await to.put(from.read(sha256), Number.POSITIVE_INFINITY);
    if (stored.sha256 === sha256) {
      outcome.copied += 1;
      outcome.bytes += size;
      return;
    }
    damaged.push(sha256);
    if (!known.has(stored.sha256)) await to.forget(stored.sha256);
  });
  return { ...outcome, damaged: damaged.sort() };
}

/** Reads every file of a store to its end and compares its digest. */
export async function verifyFiles(
  store: Pick<FileStore, 'list' | 'read'>,
  onProgress: (files: number) => void = () => undefined,
): Promise<{ readonly files: number; readonly bytes: number; readonly damaged: readonly string[] }> {
  const outcome = { files: 0, bytes: 0 };
  const damaged: string[] = [];
  await each(store.list(), onProgress, async ({ sha256, size }) => {
    outcome.files += 1;
    outcome.bytes += size;
    if ((await digestOf(store.read(sha256))) !== sha256) damaged.push(sha256);
  });
  return { ...outcome, damaged: damaged.sort() };
}

type Listed = { readonly sha256: string; readonly size: number };

async function each(
  list: AsyncIterable<Listed>,
  onProgress: (files: number) => void,
  work: (file: Listed) => Promise<void>,
): Promise<void> {
  const files = list[Symbol.asyncIterator]();
  let done = 0;
  const workers = Array.from({ length: AT_ONCE }, async () => {
    for (let next = await files.next(); !next.done; next = await files.next()) {
      await work(next.value);
      done += 1;
      if (done % 1000 === 0) onProgress(done);
    }
  });
  await Promise.all(workers);
}

async function digestOf(content: Readable): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of content) hash.update(chunk as Buffer);
  return hash.digest('hex');
}
