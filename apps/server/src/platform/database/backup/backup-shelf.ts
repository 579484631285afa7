import { mkdir, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../../config.ts';
import { type FileStore, readFrom } from '../../files/file-store.ts';
import { createS3Client, type S3Client } from '../../files/s3/s3-client.ts';
import { partsOf } from '../../files/s3/s3-file-store.ts';
import { readSecret } from '../../secret.ts';
import { openClient } from './open-client.ts';
import { type BackupProgress, roomForBackup, type WrittenBackup, writeBackup } from './write-backup.ts';

/** A backup to be made by the server itself. */
export interface ShelvedBackupWish {
  readonly id: string;
  readonly passphrase: string | null;
  /** Asked when no other backup is being made any more; false: it is not wanted any more. */
  readonly begin: () => Promise<boolean>;
  /** What it throws ends the backup, and nothing of it is left. */
  readonly onProgress: (progress: BackupProgress) => Promise<void>;
  /** The file is there: notes it. What it throws removes the file again. */
  readonly finish: (written: WrittenBackup) => Promise<void>;
  /** The ids that are noted; what else lies there was left half-way. */
  readonly noted: () => Promise<readonly string[]>;
}

/** Backups that the server made and keeps: beside the other files, and never part of a backup themselves. */
export interface BackupShelf {
  readonly place: 'folder' | 'bucket';
  /** What one may need at most, and what the disk has. */
  room(): Promise<{ readonly needed_bytes: number; readonly free_bytes: number }>;
  /** Makes one at a time, of all servers on the database. */
  make(wish: ShelvedBackupWish): Promise<void>;
  exists(id: string): Promise<boolean>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  stop(): void;
}

/** One backup at a time; any number that is no other lock's. */
const LOCK = 7_340_146;

/** A shelf in the data folder, or in the bucket where files are kept in one. */
export function openBackupShelf(
  config: Pick<Config, 'dataDir' | 's3' | 'secret'>,
  connectionString: string,
  files: Pick<FileStore, 'list' | 'read'>,
): BackupShelf {
  const folder = join(config.dataDir, 'backups');
  const kept = config.s3 ? inBucket(createS3Client(config.s3)) : inFolder(folder);
  const withClient = async <T>(work: (client: Awaited<ReturnType<typeof openClient>>) => Promise<T>) => {
    const client = await openClient(connectionString);
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  };
  return {
    place: config.s3 ? 'bucket' : 'folder',
    async room() {
      const disk = await statfs(config.dataDir);
      const needed_bytes = await withClient((client) => roomForBackup(client, files));
      return { needed_bytes, free_bytes: disk.bavail * disk.bsize };
    },
    make: ({ id, passphrase, begin, onProgress, finish, noted }) =>
      withClient(async (client) => {
        // Held until the connection ends.
        await client.query('set statement_timeout = 0');
        await client.query('select pg_advisory_lock($1)', [LOCK]);
        if (!(await begin())) return;
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await kept.clear(folder, await noted());
        const path = join(folder, id);
        const written = await writeBackup({
          client,
          files,
          secret: readSecret(config),
          isOwnSecret: config.secret === null,
          path,
          passphrase,
          onProgress,
        });
        try {
          await kept.take(id, path);
          await finish(written);
        } catch (error) {
          await kept.remove(id);
          await rm(path, { force: true });
          throw error;
        }
      }),
    exists: (id) => kept.exists(id),
    read: (id) => kept.read(id),
    remove: (id) => kept.remove(id),
    stop: () => kept.stop(),
  };
}

interface Kept {
  /** Takes a file that was written. */
  take(id: string, path: string): Promise<void>;
  exists(id: string): Promise<boolean>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Removes what is not among these. */
  clear(folder: string, ids: readonly string[]): Promise<void>;
  stop(): void;
}

async function clearFolder(folder: string, ids: readonly string[]): Promise<void> {
  for (const name of await readdir(folder))
    if (!ids.includes(name)) await rm(join(folder, name), { recursive: true, force: true });
}

function inFolder(folder: string): Kept {
  const pathOf = (id: string) => join(folder, id);
  return {
    // It was written where it stays.
    take: async () => undefined,
    exists: (id) =>
      open(pathOf(id), 'r').then(
        (file) => file.close().then(() => true),
        () => false,
      ),
    read: (id) => readFrom(pathOf(id)),
    remove: (id) => rm(pathOf(id), { force: true }),
    clear: clearFolder,
    stop: () => undefined,
  };
}

function inBucket(client: S3Client): Kept {
  const keyOf = (id: string) => `backups/${id}`;
  return {
    async take(id, path) {
      await client.putParts(keyOf(id), partsOf(path));
      await rm(path, { force: true });
    },
    exists: async (id) => (await client.head(keyOf(id))) !== null,
    read: (id) => Readable.from(bytesOf(client, keyOf(id)), { objectMode: false }),
    remove: (id) => client.remove(keyOf(id)),
    async clear(folder, ids) {
      await clearFolder(folder, []);
      for await (const { key } of client.list('backups/'))
        if (!ids.includes(key.slice('backups/'.length))) await client.remove(key);
    },
    stop: () => client.stop(),
  };
}

async function* bytesOf(client: S3Client, key: string): AsyncGenerator<Buffer> {
  const found = await client.get(key);
  if (!found) throw Object.assign(new Error(`there is no stored backup ${key}`), { code: 'ENOENT' });
  yield* found as AsyncIterable<Buffer>;
}
