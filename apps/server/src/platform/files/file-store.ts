import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { namesIn, sweepFiles } from './sweep-files.ts';

/** What was stored. */
export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
  readonly head: Buffer;
}

/** Thrown when a stream runs past its limit; nothing is kept. */
export class FileTooLarge extends Error {}

/** Bytes under the hash of their content. Names and owners live in the database. */
export interface FileStore {
  put(content: Readable, maxBytes: number): Promise<StoredFile>;
  /** The bytes, or those from `from` to `to`, both included; the stream fails with ENOENT where there are none. */
  read(sha256: string, range?: { readonly from: number; readonly to: number }): Readable;
  /** Has files on this disk for as long as the work takes, for what reads paths; it must not write there. */
  onDisk<T>(hashes: readonly string[], work: (pathOf: (sha256: string) => string) => Promise<T>): Promise<T>;
  exists(sha256: string): Promise<boolean>;
  /** Removes bytes at once; false when there are none. Whoever calls it has made sure that no row names them. */
  forget(sha256: string): Promise<boolean>;
  /** Removes what is older than `before` and not among the hashes that are named; answers how many. */
  sweep(
    before: Date,
    namedAmong: (hashes: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<number>;
  /** Every stored file, by its hash. */
  list(): AsyncIterable<{ readonly sha256: string; readonly size: number }>;
  /** Lets go of what it holds. */
  stop(): void;
}

/** One in a folder of this machine. */
export interface LocalFileStore extends FileStore {
  path(sha256: string): string;
}

/** The bytes of a file, or those from `from` to `to`, both included. */
export function readFrom(path: string, range?: { readonly from: number; readonly to: number }): Readable {
  return createReadStream(path, range && { start: range.from, end: range.to, highWaterMark: 256 * 1024 });
}

const pathIn = (folder: string) => (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

/** Reads what lies in a folder of files, and touches nothing there; a server may be at work on it. */
export function folderOfFiles(folder: string): Pick<FileStore, 'list' | 'read'> {
  const pathOf = pathIn(folder);
  return {
    read: (sha256, range) => readFrom(pathOf(sha256), range),
    async *list() {
      for (const group of (await namesIn(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort())
        for (const sha256 of (await namesIn(join(folder, group))).sort())
          yield { sha256, size: (await stat(pathOf(sha256))).size };
    },
  };
}

const HEAD_BYTES = 4100;

/** A file store in a local folder. A file is written aside, flushed to disk, then renamed into place. */
export async function openLocalFileStore(folder: string): Promise<LocalFileStore> {
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const pathOf = pathIn(folder);

  return {
    path: pathOf,
    read: folderOfFiles(folder).read,
    onDisk: (_hashes, work) => work(pathOf),
    exists: (sha256) =>
      stat(pathOf(sha256)).then(
        () => true,
        () => false,
      ),
    forget: (sha256) =>
      unlink(pathOf(sha256)).then(
        () => true,
        (error: NodeJS.ErrnoException) => {
          if (error.code === 'ENOENT') return false;
          throw error;
        },
      ),
    sweep: (before, namedAmong) => sweepFiles(folder, before, namedAmong),
    list: folderOfFiles(folder).list,
    stop: () => undefined,
    async put(content, maxBytes) {
      const aside = join(incoming, randomUUID());
      try {
        const measured = measureContent(maxBytes);
        await pipeline(content, measured.through, createWriteStream(aside, { mode: 0o600 }));
        const handle = await open(aside, 'r');
        await handle.sync();
        await handle.close();
        const stored = measured.result();
        const target = pathOf(stored.sha256);
        await mkdir(dirname(target), { recursive: true });
        await rename(aside, target);
        return stored;
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
  };
}

/** Passes on what comes, up to a limit, and tells of it when all has come. */
export function measureContent(maxBytes: number): { readonly through: Transform; result(): StoredFile } {
  const hash = createHash('sha256');
  const heads: Buffer[] = [];
  let size = 0;
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (size < HEAD_BYTES) heads.push(chunk.subarray(0, HEAD_BYTES - size));
      size += chunk.length;
      if (size > maxBytes) return done(new FileTooLarge());
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { through, result: () => ({ sha256: hash.digest('hex'), size, head: Buffer.concat(heads) }) };
}
