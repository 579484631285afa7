import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable, Transform } from 'node:stream';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/file-store.ts';
import { handOver } from '../../files/zip-output.ts';
import { VERSION } from '../../version.ts';
import { identifier, listSequences, listTables } from './catalog.ts';
import { BACKUP_FORMAT, type BackupManifest, BackupRefused, PART } from './manifest.ts';
import { secretMark } from './secret-mark.ts';

/** What is backed up, and where to. */
export interface BackupWish {
  readonly client: pg.Client;
  readonly files: Pick<FileStore, 'list' | 'read'>;
  readonly secret: string;
  /** Whether the secret is kept in the data folder, and so belongs into the backup. */
  readonly isOwnSecret: boolean;
  /** The file to write; must not exist. */
  readonly path: string;
  readonly onProgress?: (done: string) => void;
}

/**
 * Writes the whole installation into one file, as it is at one moment: rows are read in one snapshot, and files never
 * change once written, so those read afterwards hold every file the snapshot names. Streams; appears under its name
 * only when whole and flushed to disk.
 */
export async function writeBackup(wish: BackupWish): Promise<BackupManifest> {
  const { path } = wish;
  if (await isThere(path)) throw new BackupRefused(`${path} exists already. Choose another name.`);
  const aside = `${path}.unfinished`;
  const zip = new ZipFile();
  const output = createWriteStream(aside, { mode: 0o600 });
  zip.outputStream.pipe(output);
  const failed = new Promise<never>((_, reject) => {
    zip.on('error', reject);
    output.on('error', reject);
  });
  // Told by whoever waits for it; unheard it would end the process.
  failed.catch(() => undefined);
  try {
    const manifest = await Promise.race([writeParts(zip, wish), failed]);
    zip.end();
    await Promise.race([finished(output), failed]);
    const handle = await open(aside, 'r');
    await handle.sync();
    await handle.close();
    await rename(aside, path);
    return manifest;
  } catch (error) {
    output.destroy();
    await rm(aside, { force: true });
    throw error;
  }
}

async function writeParts(zip: ZipFile, wish: BackupWish): Promise<BackupManifest> {
  const { client, secret, isOwnSecret } = wish;
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin isolation level repeatable read, read only');
  try {
    const created_at = await snapshotTime(client);
    const migrations = await readApplied(client);
    const tables: BackupManifest['tables'] = [];
    for (const { name, columns } of await listTables(client)) {
      const select = `select ${columns.map(identifier).join(', ')} from ${identifier(name)}`;
      const written = await addStream(
        zip,
        PART.table(name),
        client.query(copyTo(`copy (${select}) to stdout`)),
        true,
      );
      tables.push({ name, columns: [...columns], rows: written.lines, ...sizeOf(written) });
      wish.onProgress?.(`${name}: ${written.lines}`);
    }
    const jobs = await addStream(zip, PART.jobs, Readable.from(await waitingJobs(client)), true);
    const sequences = await listSequences(client);
    const files = await addFiles(zip, wish);
    if (isOwnSecret) zip.addBuffer(Buffer.from(`${secret}\n`), PART.secret, { mode: 0o100600 });
    const manifest: BackupManifest = {
      format: BACKUP_FORMAT,
      product_version: VERSION,
      created_at,
      migrations,
      tables,
      sequences,
      jobs: { rows: jobs.lines, ...sizeOf(jobs) },
      files,
      secret_mark: secretMark(secret),
      has_secret: isOwnSecret,
    };
    zip.addBuffer(Buffer.from(JSON.stringify(manifest, null, 1)), PART.manifest, { mode: 0o100600 });
    return manifest;
  } finally {
    await client.query('rollback').catch(() => undefined);
  }
}

async function snapshotTime(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ now: Date | string }>('select now() as now');
  return new Date(rows[0]?.now ?? 0).toISOString();
}

async function readApplied(client: pg.Client): Promise<BackupManifest['migrations']> {
  const { rows } = await client.query<{ known: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as known`,
  );
  if (!rows[0]?.known) throw new BackupRefused('This database is empty: Tryout was never started on it.');
  const { rows: applied } = await client.query<BackupManifest['migrations'][number]>(
    'select version, name, checksum from schema_migrations order by version',
  );
  return applied;
}

/** Work that was queued and is not done, one JSON object a line; none where the queue was never made. */
async function waitingJobs(client: pg.Client): Promise<string[]> {
  const { rows: made } = await client.query<{ made: boolean }>(
    `select to_regclass('pgboss.job') is not null as made`,
  );
  if (!made[0]?.made) return [];
  const { rows } = await client.query<{ line: string }>(`
    select json_build_object('name', name, 'data', data, 'start_after', start_after, 'singleton_key', singleton_key)::text
      as line
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%' order by created_on, id`);
  return rows.map(({ line }) => `${line}\n`);
}

/** Adds every stored file, each looked at on the way: one whose content is not what its name says stops the backup. */
async function addFiles(zip: ZipFile, { files, onProgress }: BackupWish): Promise<BackupManifest['files']> {
  const names = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for await (const { sha256 } of files.list()) {
    const written = await addStream(zip, PART.file(sha256), files.read(sha256), false);
    if (written.sha256 !== sha256) {
      throw new BackupRefused(
        `The stored file ${sha256} is damaged: its content is another than when it was stored. Nothing was backed up.`,
      );
    }
    names.update(sha256);
    count += 1;
    bytes += written.bytes;
    if (count % 10_000 === 0) onProgress?.(`files: ${count}`);
  }
  return { count, bytes, sha256: names.digest('hex') };
}

interface Written {
  readonly lines: number;
  readonly bytes: number;
  readonly sha256: string;
}

const sizeOf = ({ bytes, sha256 }: Written) => ({ bytes, sha256 });

/** Adds one part and waits until it is written, so that only one is open at a time. */
async function addStream(zip: ZipFile, name: string, source: Readable, compress: boolean): Promise<Written> {
  const measured = new Measured();
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  source.on('error', reject);
  measured.on('error', reject);
  measured.on('end', resolve);
  const options = { mode: 0o100600, compress, compressionLevel: compress ? 3 : 0 };
  zip.addReadStreamLazy(name, options, handOver(source.pipe(measured)));
  await promise;
  return measured.result();
}

const LINE_END = 10;

/** Passes on what comes and counts it; a line end within a value is written as `\n` by COPY and by JSON. */
class Measured extends Transform {
  #hash: Hash = createHash('sha256');
  #lines = 0;
  #bytes = 0;

  override _transform(chunk: Buffer | string, _encoding: string, done: (error: null, out: Buffer) => void) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    this.#hash.update(buffer);
    this.#bytes += buffer.length;
    for (let at = buffer.indexOf(LINE_END); at !== -1; at = buffer.indexOf(LINE_END, at + 1))
      this.#lines += 1;
    done(null, buffer);
  }

  result(): Written {
    return { lines: this.#lines, bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }
}

function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
