import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { FileStore } from '../../files/file-store.ts';
import { buildSchema, readMigrations } from '../migrate.ts';
import { identifier, listForeignKeys, listTables } from './catalog.ts';
import { type BackupJob, type BackupManifest, BackupRefused, jobSchema, PART } from './manifest.ts';
import { type BackupPart, partsOf, readText } from './read-backup.ts';

/** What is restored, and where to. */
export interface RestoreWish {
  readonly path: string;
  /** Of a sealed backup; null: it is not sealed. */
  readonly passphrase?: string | null;
  /** As `checkBackup` answered it for this very file. */
  readonly manifest: BackupManifest;
  readonly client: pg.Client;
  readonly dataDir: string;
  readonly files: Pick<FileStore, 'put'>;
  readonly migrationsFolder: string;
  /** Queues a piece of work within the restore's transaction. */
  readonly queueJob: (job: BackupJob) => Promise<void>;
  readonly onProgress?: (done: string) => void;
}

/** Refuses a database that holds tables, and a data folder that holds files: a restore never overwrites. */
export async function assertEmpty(client: pg.ClientBase, dataDir: string): Promise<void> {
  const { rows } = await client.query<{ tables: number }>(
    `select count(*)::int as tables from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (rows[0]?.tables !== 0) {
    throw new BackupRefused(
      'The database is not empty. Restore into a new data folder (TRYOUT_DATA_DIR) or an empty database (DATABASE_URL).',
    );
  }
  const files = join(dataDir, 'files');
  const kept = existsSync(files) ? readdirSync(files).filter((name) => name !== 'incoming') : [];
  if (kept.length > 0) {
    throw new BackupRefused(
      `${files} holds files already. Restore into a new data folder (TRYOUT_DATA_DIR).`,
    );
  }
}

/**
 * Brings a checked backup back into an empty database and data folder. All rows come in one transaction, with the
 * schema of the backup; the next start brings that up to date. References are checked when all rows are there.
 * Triggers do not run: what they keep is in the backup.
 */
export async function restoreBackup(wish: RestoreWish): Promise<void> {
  const { client, manifest } = wish;
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin');
  try {
    const known = readMigrations(wish.migrationsFolder);
    await buildSchema(client, known.slice(0, manifest.migrations.length));
    const names = (await listTables(client)).map(({ name }) => identifier(name));
    // What migrations put in is in the backup as it is now.
    await client.query(`truncate ${names.join(', ')}`);
    const references = await listForeignKeys(client);
    for (const { table, name } of references)
      await client.query(`alter table ${identifier(table)} drop constraint ${identifier(name)}`);
    for (const name of names) await client.query(`alter table ${name} disable trigger user`);
    await bringParts(wish);
    for (const name of names) await client.query(`alter table ${name} enable trigger user`);
    for (const { table, name, definition } of references)
      await client.query(`alter table ${identifier(table)} add constraint ${identifier(name)} ${definition}`);
    for (const { name, last_value, is_called } of manifest.sequences)
      await client.query('select setval($1::regclass, $2, $3)', [identifier(name), last_value, is_called]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
  await client.query('analyze');
}

async function bringParts(wish: RestoreWish): Promise<void> {
  const tables = new Map(wish.manifest.tables.map((table) => [PART.table(table.name), table]));
  let brought = 0;
  for await (const part of partsOf(wish.path, wish.passphrase)) {
    const table = tables.get(part.name);
    if (table) {
      await bringTable(wish.client, table, part);
      wish.onProgress?.(`${table.name}: ${table.rows}`);
    } else if (part.name === PART.jobs) {
      await bringJobs(await part.open(), wish.queueJob);
    } else if (part.name === PART.secret) {
      keepSecret(wish.dataDir, await readText(await part.open()));
    } else if (part.name !== PART.manifest) {
      await wish.files.put(await part.open(), Number.POSITIVE_INFINITY);
      brought += 1;
      if (brought % 10_000 === 0) wish.onProgress?.(`files: ${brought}`);
    }
  }
}

async function bringTable(
  client: pg.Client,
  { name, columns, rows }: BackupManifest['tables'][number],
  part: BackupPart,
): Promise<void> {
  const target = client.query(
    copyFrom(`copy ${identifier(name)} (${columns.map(identifier).join(', ')}) from stdin`),
  );
  await pipeline(await part.open(), target);
  if (target.rowCount !== rows)
    throw new BackupRefused(`Of ${name} ${target.rowCount} of ${rows} rows arrived. Nothing was restored.`);
}

async function bringJobs(lines: Readable, queueJob: (job: BackupJob) => Promise<void>): Promise<void> {
  for await (const line of createInterface({ input: lines, crlfDelay: Number.POSITIVE_INFINITY }))
    await queueJob(jobSchema.parse(JSON.parse(line)));
}

/** Appears whole or not at all. */
function keepSecret(dataDir: string, secret: string): void {
  const path = join(dataDir, 'secret');
  const draft = `${path}.restored`;
  writeFileSync(draft, secret, { mode: 0o600, flush: true });
  renameSync(draft, path);
}
