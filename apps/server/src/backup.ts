// npm run backup -- FILE: writes the whole installation into one file, running or stopped.
import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Config } from './platform/config.ts';
import { openClient } from './platform/database/backup/open-client.ts';
import { writeBackup } from './platform/database/backup/write-backup.ts';
import { findRunningCluster } from './platform/database/embedded/running-cluster.ts';
import { EMBEDDED_DATABASE, openDatabase } from './platform/database/open-database.ts';
import { folderOfFiles } from './platform/files/file-store.ts';
import { openS3FileStore } from './platform/files/s3/s3-file-store.ts';
import { readSecret } from './platform/secret.ts';
import { runCommand, say } from './run-command.ts';

const passphrase = process.env.TRYOUT_BACKUP_PASSPHRASE || null;

runCommand('npm run backup -- FILE', async (file, config) => {
  const path = resolve(process.env.INIT_CWD ?? process.cwd(), file);
  const { connectionString, stop } = await reach(config);
  const stored = await filesAsTheyAre(config);
  try {
    const client = await openClient(connectionString);
    try {
      const {
        manifest: { tables, files },
      } = await writeBackup({
        client,
        files: stored,
        secret: readSecret(config),
        isOwnSecret: config.secret === null,
        path,
        passphrase,
      });
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      const megabytes = (statSync(path).size / 1e6).toFixed(1);
      say.info(
        `Backed up ${rows} rows of ${tables.length} tables and ${files.count} files: ${path} (${megabytes} MB).`,
      );
      if (config.secret !== null)
        say.info('TRYOUT_SECRET is not part of it: keep it elsewhere, a restore needs it.');
      if (passphrase !== null)
        say.info('It opens with TRYOUT_BACKUP_PASSPHRASE only: keep that elsewhere too.');
      else if (config.secret === null)
        say.info(
          'The file holds personal data and the secret of this installation. Keep it as safe as both.',
        );
    } finally {
      await client.end();
    }
  } finally {
    stored.stop();
    await stop();
  }
});

/** The files, without a touch to what a running server has on its way. */
async function filesAsTheyAre({ s3, dataDir }: Config) {
  return s3
    ? openS3FileStore(s3, join(dataDir, 'on-the-way', 'backup'))
    : { ...folderOfFiles(join(dataDir, 'files')), stop: () => undefined };
}

/** The database as it runs now, or started for as long as the backup takes. */
async function reach(config: Config): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  if (config.databaseUrl !== null)
    return { connectionString: config.databaseUrl, stop: async () => undefined };
  const found = findRunningCluster(config.dataDir, EMBEDDED_DATABASE);
  if (found.state === 'running') return { ...found, stop: async () => undefined };
  if (found.state === 'none')
    throw new Error(
      `There is no database in ${config.dataDir}. Set TRYOUT_DATA_DIR to the data folder to back up.`,
    );
  return openDatabase(config, say);
}
