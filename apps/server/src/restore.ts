// npm run restore -- FILE [ERASURES]: brings a backup back into an empty database and data folder, and erases again whom
// the list of erasures names.
import { resolve } from 'node:path';
import { jobHandlers } from './app.ts';
import { askPassphrase } from './ask-passphrase.ts';
import { keepErasureList, readErasureList } from './features/personal-data/public.ts';
import { openClient } from './platform/database/backup/open-client.ts';
import { checkBackup, needsPassphrase } from './platform/database/backup/read-backup.ts';
import { assertEmpty, restoreBackup } from './platform/database/backup/restore-backup.ts';
import { secretMark } from './platform/database/backup/secret-mark.ts';
import { createDbOn } from './platform/database/kysely.ts';
import { migrationsFolder } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { createLog } from './platform/log.ts';
import { startServices } from './platform/start-services.ts';
import { runCommand, say } from './run-command.ts';

runCommand('npm run restore -- FILE [ERASURES]', async (file, config, list) => {
  const from = process.env.INIT_CWD ?? process.cwd();
  const path = resolve(from, file);
  const erasures = list === undefined ? null : await readErasureList(resolve(from, list));
  const passphrase = (await needsPassphrase(path)) ? await askPassphrase(process.env) : null;
  say.info('Checking the backup …');
  const manifest = await checkBackup(path, migrationsFolder, passphrase);
  if (config.secret !== null && secretMark(config.secret) !== manifest.secret_mark)
    throw new Error(
      'TRYOUT_SECRET is another than when the backup was made. Set the same one and try again.',
    );
  if (config.secret === null && !manifest.has_secret)
    throw new Error('The backup was made with TRYOUT_SECRET. Set the same one and try again.');
  const database = await openDatabase(config, say);
  try {
    const client = await openClient(database.connectionString);
    try {
      await assertEmpty(client, config.dataDir);
      const { services, stop } = await startServices(config, database, createLog(config.logLevel));
      try {
        // Makes the queues; work on them begins with the next start.
        await services.jobs.start(jobHandlers(services), { work: false });
        const within = createDbOn(client);
        say.info(`Restoring the backup of ${manifest.created_at} …`);
        await restoreBackup({
          path,
          passphrase,
          manifest,
          client,
          dataDir: config.dataDir,
          files: services.files,
          migrationsFolder,
          queueJob: ({ name, data, start_after, singleton_key }) =>
            services.jobs.enqueue(within, name, data ?? {}, {
              startAfter: new Date(start_after),
              ...(singleton_key === null ? {} : { singletonKey: singleton_key }),
            }),
        });
        if (erasures) {
          await keepErasureList(config.dataDir, erasures);
          say.info(`The next start erases again whom the ${erasures.length} lines of the list name.`);
        } else {
          say.warn(
            'No list of erasures was given. People who were erased after this backup are in it again: pass the erasures.jsonl of the data folder that was in use.',
          );
        }
      } finally {
        await stop();
      }
    } finally {
      await client.end();
    }
  } finally {
    await database.stop();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  say.info(
    `Restored ${rows} rows of ${manifest.tables.length} tables and ${manifest.files.count} files. Start Tryout with npm start.`,
  );
});
