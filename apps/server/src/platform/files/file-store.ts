import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sweepFiles } from './sweep-files.ts';

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
  read(sha256: string): Readable;
  path(sha256: string): string;
  exists(sha256: string): Promise<boolean>;
  /** Removes bytes at once; false when there are none. Whoever calls it has made sure that no row names them. */
  forget(sha256: string): Promise<boolean>;
  /** Removes what is older than `before` and not among the hashes that are named; answers how many. */
  sweep(
    before: Date,
    namedAmong: (hashes: readonly string[]) => Promise<ReadonlySet<string>>,
  ): Promise<number>;
}

const HEAD_BYTES = 4100;

/** A file store in a local folder. A file is written aside, flushed to disk, then renamed into place. */
export async function openLocalFileStore(folder: string): Promise<FileStore> {
  const incoming = join(folder, 'incoming');
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true });
  const pathOf = (sha256: string) => join(folder, sha256.slice(0, 2), sha256);

  return {
    path: pathOf,
    read: (sha256) => createReadStream(pathOf(sha256)),
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
    async put(content, maxBytes) {
      const aside = join(incoming, randomUUID());
      const hash = createHash('sha256');
      const heads: Buffer[] = [];
      let size = 0;
      const measure = new Transform({
        transform(chunk: Buffer, _encoding, done) {
          if (size < HEAD_BYTES) heads.push(chunk.subarray(0, HEAD_BYTES - size));
          size += chunk.length;
          if (size > maxBytes) return done(new FileTooLarge());
          hash.update(chunk);
          done(null, chunk);
        },
      });
      try {
        await pipeline(content, measure, createWriteStream(aside, { mode: 0o600 }));
        const handle = await open(aside, 'r');
        await handle.sync();
        await handle.close();
        const sha256 = hash.digest('hex');
        const target = pathOf(sha256);
        await mkdir(dirname(target), { recursive: true });
        await rename(aside, target);
        return { sha256, size, head: Buffer.concat(heads) };
      } catch (error) {
        await rm(aside, { force: true });
        throw error;
      }
    },
  };
}
