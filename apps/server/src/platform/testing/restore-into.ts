import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BackupJob, BackupManifest } from '../database/backup/manifest.ts';
import { openClient } from '../database/backup/open-client.ts';
import { checkBackup } from '../database/backup/read-backup.ts';
import { assertEmpty, restoreBackup } from '../database/backup/restore-backup.ts';
import { writeBackup } from '../database/backup/write-backup.ts';
import { migrationsFolder } from '../database/migrate.ts';
import { folderOfFiles, openLocalFileStore } from '../files/file-store.ts';
import { createTestDatabase, type TestDatabase } from './test-database.ts';

/** A backup brought back, as it was: the database, the folder of the files, and the work that waited. */
export interface Restored {
  readonly database: TestDatabase;
  readonly dataDir: string;
  readonly manifest: BackupManifest;
  readonly jobs: readonly BackupJob[];
}

/** Restores a backup into a database and a folder of its own. */
export async function restoreIntoNew(path: string, passphrase: string | null = null): Promise<Restored> {
  const manifest = await checkBackup(path, migrationsFolder, passphrase);
  const database = await createTestDatabase({ of: 'nothing' });
  const dataDir = await mkdtemp(join(tmpdir(), 'tryout-restored-'));
  const jobs: BackupJob[] = [];
  await withClient(database, async (client) => {
    await assertEmpty(client, dataDir);
    await restoreBackup({
      path,
      passphrase,
      manifest,
      client,
      dataDir,
      files: await openLocalFileStore(join(dataDir, 'files')),
      migrationsFolder,
      queueJob: async (job) => {
        jobs.push(job);
      },
    });
  });
  return { database, dataDir, manifest, jobs };
}

/** Backs up a database with the files of a data folder. */
export function backUp(
  database: Pick<TestDatabase, 'connectionString'>,
  dataDir: string,
  path: string,
  secret: string,
  {
    onProgress = () => undefined,
    passphrase = null,
  }: { onProgress?: () => void; passphrase?: string | null } = {},
): Promise<BackupManifest> {
  return withClient(database, async (client) => {
    const { manifest } = await writeBackup({
      client,
      files: folderOfFiles(join(dataDir, 'files')),
      secret,
      isOwnSecret: true,
      path,
      passphrase,
      onProgress,
    });
    return manifest;
  });
}

async function withClient<T>(
  { connectionString }: Pick<TestDatabase, 'connectionString'>,
  work: (client: Awaited<ReturnType<typeof openClient>>) => Promise<T>,
): Promise<T> {
  const client = await openClient(connectionString);
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
