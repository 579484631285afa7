import { createHash, type Hash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { open, rename, rm, stat } from 'node:fs/promises';
import { addAbortSignal, PassThrough, Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { ZipFile } from 'yazl';
import { type FileStore, measureContent } from '../../files/file-store.ts';
import { handOver, zipOutput } from '../../files/zip-output.ts';
import { VERSION } from '../../version.ts';
import { identifier, listSequences, listTables } from './catalog.ts';
import { BACKUP_FORMAT, type BackupManifest, BackupRefused, PART } from './manifest.ts';
import { sealing } from './sealed-file.ts';
import { secretMark } from './secret-mark.ts';

/** How far a backup is, in bytes as they are before they are packed; the sum is an estimate. */
export interface BackupProgress {
  readonly done: number;
  readonly total: number;
}

/** What is backed up, and where to. */
export interface BackupWish {
  /** A connection for this alone. After a failure it may be amid a statement: whoever opened it ends it. */
  readonly client: pg.Client;
  readonly files: Pick<FileStore, 'list' | 'read'>;
  readonly secret: string;
  /** Whether the secret is kept in the data folder, and so belongs into the backup. */
  readonly isOwnSecret: boolean;
  /** The file to write; must not exist. */
  readonly path: string;
  /** What the file opens with; null: it is not sealed. */
  readonly passphrase?: string | null;
  /** Told every few megabytes; the backup waits for it, and what it throws ends the backup. */
  readonly onProgress?: (progress: BackupProgress) => void | Promise<void>;
}

/** A backup that was written: what it says of itself, and its file. */
export interface WrittenBackup {
  readonly manifest: BackupManifest;
  readonly size: number;
  readonly sha256: string;
}

/**
 * Writes the whole installation into one file, as it is at one moment: rows are read in one snapshot, and files never
 * change once written, so those read afterwards hold every file the snapshot names. Streams; appears under its name
 * only when whole and flushed to disk.
 */
export async function writeBackup(wish: BackupWish): Promise<WrittenBackup> {
  const { path, passphrase = null } = wish;
  if (await isThere(path)) throw new BackupRefused(`${path} exists already. Choose another name.`);
  const aside = `${path}.unfinished`;
  const zip = new ZipFile();
  const out = zipOutput(zip);
  const failed = new AbortController();
  const measured = measureContent(Number.POSITIVE_INFINITY);
  const seal = passphrase === null ? new PassThrough() : await sealing(passphrase);
  const written = pipeline(out, seal, measured.through, createWriteStream(aside, { mode: 0o600 }));
  // Told by whoever waits for it; unheard it would end the process.
  written.catch(() => undefined);
  try {
    // What writes cannot end before what is written has come.
    const manifest = await Promise.race([writeParts(zip, wish, failed.signal), written.then(neverFirst)]);
    zip.end();
    await written;
    const handle = await open(aside, 'r');
    await handle.sync();
    await handle.close();
    await rename(aside, path);
    const { size, sha256 } = measured.result();
    return { manifest, size, sha256 };
  } catch (error) {
    // Lets go of the file or the rows that are being read.
    failed.abort();
    out.destroy();
    await written.catch(() => undefined);
    await rm(aside, { force: true });
    throw error;
  }
}

function neverFirst(): never {
  throw new Error('the file of a backup ended before its content');
}

/** Tables of which not everything belongs to an installation that comes back: backups that it made lie elsewhere. */
const WITHOUT: Readonly<Record<string, string>> = {
  backups: 'where false',
  background_jobs: "where kind <> 'backup'",
};

async function writeParts(zip: ZipFile, wish: BackupWish, failed: AbortSignal): Promise<BackupManifest> {
  const { client, secret, isOwnSecret } = wish;
  await client.query('set statement_timeout = 0; set idle_in_transaction_session_timeout = 0');
  await client.query('begin isolation level repeatable read, read only');
  const created_at = await snapshotTime(client);
  const migrations = await readApplied(client);
  const sizes = await sizesOfTables(client);
  let total = await sizeOfFiles(wish.files);
  for (const size of sizes.values()) total += size;
  const told = toldEvery(TOLD_BYTES, (done) => wish.onProgress?.({ done: Math.min(done, total), total }));
  const add = (name: string, source: Readable, compress: boolean, passed?: Passed) =>
    addStream(zip, name, addAbortSignal(failed, source), compress, passed);
  const tables: BackupManifest['tables'] = [];
  for (const { name, columns } of await listTables(client)) {
    const select = `select ${columns.map(identifier).join(', ')} from ${identifier(name)} ${WITHOUT[name] ?? ''}`;
    const written = await add(
      PART.table(name),
      client.query(copyTo(`copy (${select}) to stdout`)),
      true,
      told.upTo(sizes.get(name) ?? 0),
    );
    tables.push({ name, columns: [...columns], rows: written.lines, ...sizeOf(written) });
    await told.part(sizes.get(name) ?? 0);
  }
  const jobs = await add(PART.jobs, Readable.from(await waitingJobs(client)), true);
  const sequences = await listSequences(client);
  const files = await addFiles(wish.files, add, told);
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
  await client.query('rollback');
  return manifest;
}

/** Bytes after which it is told how far a backup is. */
const TOLD_BYTES = 4 * 1024 * 1024;

/** Called with what has come of a part so far. */
type Passed = (bytes: number) => void | Promise<void>;

/** Says how far all parts together are: at once, and every so many bytes. */
function toldEvery(bytes: number, tell: (done: number) => void | Promise<void>) {
  let before = 0;
  let latest = -bytes;
  const say = (done: number) => {
    if (done - latest < bytes) return;
    latest = done;
    return tell(done);
  };
  return {
    /** Of a part that counts for `most` bytes, however many come. */
    upTo:
      (most: number): Passed =>
      (passed) =>
        say(before + Math.min(most, passed)),
    /** A part is done that counts for so many bytes. */
    async part(size: number): Promise<void> {
      before += size;
      await say(before);
    },
  };
}

/** Bytes of each table on disk, without its indexes: about what comes out of it. */
async function sizesOfTables(client: pg.Client): Promise<ReadonlyMap<string, number>> {
  const { rows } = await client.query<{ name: string; bytes: string | number }>(`
    select relname::text as name, pg_table_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r'`);
  return new Map(rows.map(({ name, bytes }) => [name, Number(bytes)]));
}

async function sizeOfFiles(files: Pick<FileStore, 'list'>): Promise<number> {
  let sum = 0;
  for await (const { size } of files.list()) sum += size;
  return sum;
}

/** Room that a backup may take at most, but for what changes meanwhile: packed it is smaller. */
export async function roomForBackup(client: pg.Client, files: Pick<FileStore, 'list'>): Promise<number> {
  let sum = await sizeOfFiles(files);
  for (const size of (await sizesOfTables(client)).values()) sum += size;
  return sum;
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
    from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_%'
      and name not like 'backups.%' order by created_on, id`);
  return rows.map(({ line }) => `${line}\n`);
}

/** Adds every stored file, each looked at on the way: one whose content is not what its name says stops the backup. */
async function addFiles(
  files: BackupWish['files'],
  add: (name: string, source: Readable, compress: boolean, passed?: Passed) => Promise<Written>,
  told: ReturnType<typeof toldEvery>,
): Promise<BackupManifest['files']> {
  const names = createHash('sha256');
  let count = 0;
  let bytes = 0;
  for await (const { sha256, size } of files.list()) {
    const written = await add(PART.file(sha256), files.read(sha256), false, told.upTo(size));
    if (written.sha256 !== sha256) {
      throw new BackupRefused(
        `The stored file ${sha256} is damaged: its content is another than when it was stored. Nothing was backed up.`,
      );
    }
    names.update(sha256);
    count += 1;
    bytes += written.bytes;
    await told.part(size);
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
async function addStream(
  zip: ZipFile,
  name: string,
  source: Readable,
  compress: boolean,
  passed?: Passed,
): Promise<Written> {
  const measured = new Measured(passed);
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
  readonly #passed: Passed | undefined;

  constructor(passed: Passed | undefined) {
    super();
    this.#passed = passed;
  }

  override _transform(
    chunk: Buffer | string,
    _encoding: string,
    done: (error: Error | null, out?: Buffer) => void,
  ) {
    const buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    this.#hash.update(buffer);
    this.#bytes += buffer.length;
    for (let at = buffer.indexOf(LINE_END); at !== -1; at = buffer.indexOf(LINE_END, at + 1))
      this.#lines += 1;
    const waits = this.#passed?.(this.#bytes);
    if (waits) waits.then(() => done(null, buffer), done);
    else done(null, buffer);
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
