import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { fromRandomAccessReaderPromise, openPromise, type ZipFile } from 'yauzl';
import { VERSION } from '../../version.ts';
import { readMigrations } from '../migrate.ts';
import { BACKUP_FORMAT, type BackupManifest, BackupRefused, manifestSchema, PART } from './manifest.ts';
import { isSealed, openSealed, WrongPassphrase } from './sealed-file.ts';
import { secretMark } from './secret-mark.ts';

/** A manifest is a few hundred bytes a table. */
const LONGEST_MANIFEST = 4 * 1024 * 1024;

/** One part of a backup. Its content has to be read to its end before the next one comes. */
export interface BackupPart {
  readonly name: string;
  /** Of the content, as it was written. */
  readonly crc32: number;
  open(): Promise<Readable>;
}

/** Whether a backup opens with a passphrase only. */
export async function needsPassphrase(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    return await isSealed(file);
  } finally {
    await file.close();
  }
}

/**
 * Goes through the parts of a backup in the order in which they were written.
 * @param passphrase Of a sealed one; null: it is not sealed.
 */
export async function* partsOf(path: string, passphrase: string | null = null): AsyncGenerator<BackupPart> {
  const { zip, close } = await openZip(path, passphrase);
  try {
    for await (const entry of zip.eachEntry()) {
      yield { name: entry.fileName, crc32: entry.crc32, open: () => zip.openReadStreamPromise(entry) };
    }
  } finally {
    await close();
  }
}

/**
 * Reads a backup to its last byte and answers its manifest. Refuses what is no backup, cut short, altered, or written
 * by a newer Tryout; nothing is written.
 */
export async function checkBackup(
  path: string,
  migrationsFolder: string,
  passphrase: string | null = null,
): Promise<BackupManifest> {
  const found = new Map<string, { bytes: number; sha256: string; lines: number }>();
  const files = createHash('sha256');
  let fileCount = 0;
  let fileBytes = 0;
  let manifestText: string | null = null;
  let secret: string | null = null;
  try {
    for await (const part of partsOf(path, passphrase)) {
      if (part.name === PART.manifest) {
        manifestText = await readText(await part.open());
        // The one part that no digest stands for.
        if (crc32(manifestText) !== part.crc32) throw damaged(path, 'the manifest was altered');
        continue;
      }
      if (part.name === PART.secret) {
        secret = (await readText(await part.open())).trim();
        continue;
      }
      const measured = await measure(await part.open());
      const sha256 = /^files\/([0-9a-f]{64})$/.exec(part.name)?.[1];
      if (sha256 === undefined) {
        if (found.has(part.name)) throw damaged(path, `${part.name} is in it twice`);
        found.set(part.name, measured);
        continue;
      }
      if (measured.sha256 !== sha256) throw damaged(path, `the file ${sha256} has another content`);
      files.update(sha256);
      fileCount += 1;
      fileBytes += measured.bytes;
    }
  } catch (error) {
    if (error instanceof BackupRefused || isSystemError(error)) throw error;
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
  const manifest = readManifest(path, manifestText);
  assertKnown(manifest, migrationsFolder);
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, part: PART.table(table.name) })),
    { ...manifest.jobs, part: PART.jobs },
  ];
  for (const { part, rows, bytes, sha256 } of expected) {
    const is = found.get(part);
    if (is?.sha256 !== sha256 || is.bytes !== bytes || is.lines !== rows)
      throw damaged(path, is ? `${part} has another content` : `${part} is missing`);
    found.delete(part);
  }
  const isSecretRight = manifest.has_secret
    ? secret !== null && secretMark(secret) === manifest.secret_mark
    : secret === null;
  if (!isSecretRight) throw damaged(path, 'the secret does not match');
  const [extra] = found.keys();
  if (extra !== undefined) throw damaged(path, `${extra} does not belong to it`);
  const { count, bytes, sha256 } = manifest.files;
  if (fileCount !== count || fileBytes !== bytes || files.digest('hex') !== sha256)
    throw damaged(path, 'files are missing or were added');
  return manifest;
}

function readManifest(path: string, text: string | null): BackupManifest {
  if (text === null) throw damaged(path, 'the manifest is missing');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw damaged(path, 'the manifest cannot be read');
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > BACKUP_FORMAT)
    throw newer(value as { product_version?: unknown });
  const parsed = manifestSchema.safeParse(value);
  if (!parsed.success) throw damaged(path, 'the manifest cannot be read');
  return parsed.data;
}

/** A backup is restored with the migrations it was made with, which this Tryout must have, unchanged. */
function assertKnown(manifest: BackupManifest, migrationsFolder: string): void {
  const known = readMigrations(migrationsFolder);
  manifest.migrations.forEach(({ version, name, checksum }, index) => {
    const own = known[index];
    if (own?.version === version && own.name === name && own.checksum === checksum) return;
    if (!own) throw newer(manifest);
    throw new BackupRefused(
      `The backup was made with another migration ${version} (${name}) than this Tryout has. Restore it with the Tryout that made it (${manifest.product_version}).`,
    );
  });
}

function newer({ product_version }: { product_version?: unknown }): BackupRefused {
  return new BackupRefused(
    `The backup was written by a newer Tryout (${String(product_version)}; this is ${VERSION}). Restore it with that version.`,
  );
}

function damaged(path: string, reason: string): BackupRefused {
  return new BackupRefused(`${path} is not a whole backup of Tryout: ${reason}. Nothing was written.`);
}

function isSystemError(error: unknown): boolean {
  return typeof (error as NodeJS.ErrnoException | null)?.syscall === 'string';
}

async function openZip(
  path: string,
  passphrase: string | null,
): Promise<{ zip: ZipFile; close: () => Promise<void> }> {
  const options = { lazyEntries: true, autoClose: false, validateEntrySizes: true } as const;
  try {
    if (passphrase === null) {
      const zip = await openPromise(path, options);
      return { zip, close: async () => zip.close() };
    }
    const file = await open(path, 'r');
    try {
      const { reader, size } = await openSealed(file, passphrase);
      const zip = await fromRandomAccessReaderPromise(reader, size, options);
      return { zip, close: () => file.close() };
    } catch (error) {
      await file.close();
      throw error;
    }
  } catch (error) {
    if (isSystemError(error)) throw error;
    if (error instanceof WrongPassphrase)
      throw new BackupRefused('That is not the passphrase of this backup. Nothing was written.');
    throw damaged(path, error instanceof Error ? error.message : String(error));
  }
}

async function measure(stream: Readable): Promise<{ bytes: number; sha256: string; lines: number }> {
  const hash = createHash('sha256');
  let bytes = 0;
  let lines = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) lines += 1;
  }
  return { bytes, lines, sha256: hash.digest('hex') };
}

/** A small part as text. */
export async function readText(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LONGEST_MANIFEST) throw new BackupRefused('The manifest of the backup is too large.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}
