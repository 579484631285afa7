import { createHash } from 'node:crypto';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { type BackupPart, partsOf } from '../../platform/database/backup/read-backup.ts';
import { ARCHIVE_FORMAT, type ArchiveManifest, archiveManifest, PART } from './archive-manifest.ts';

/** Why a file is no archive that can be taken in. */
export type ArchiveFault = 'damaged' | 'newer';

/** A file that is no whole archive of this program. */
export class UnreadableArchive extends Error {
  readonly fault: ArchiveFault;
  constructor(fault: ArchiveFault) {
    super(`archive of an organization: ${fault}`);
    this.name = 'UnreadableArchive';
    this.fault = fault;
  }
}

/** Largest manifest, and largest line of a part; characters. */
const LONGEST_MANIFEST = 4 * 1024 * 1024;

/** An account as an archive names it. */
export interface ArchivedAccount {
  readonly id: string;
  readonly email: string;
  readonly user_type: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly locale: string;
  readonly time_zone: string;
}

/**
 * Reads an archive to its last byte and holds each part against the manifest.
 * @throws UnreadableArchive for one that is cut short, altered, foreign, or of a later format
 */
export async function checkArchive(
  path: string,
): Promise<{ manifest: ArchiveManifest; accounts: ArchivedAccount[] }> {
  const found = new Map<string, { rows: number; bytes: number; sha256: string }>();
  const files = createHash('sha256');
  let [count, bytes] = [0, 0];
  let text: string | null = null;
  const accounts: ArchivedAccount[] = [];
  try {
    for await (const part of partsOf(path)) {
      if (part.name === PART.manifest) {
        text = await textOf(await part.open());
        continue;
      }
      if (part.name === PART.data('users')) {
        for await (const line of linesOf(part)) accounts.push(JSON.parse(line) as ArchivedAccount);
      }
      const measured = await measure(await part.open());
      const sha256 = /^files\/([0-9a-f]{64})$/.exec(part.name)?.[1];
      if (sha256 === undefined) {
        if (found.has(part.name)) throw new UnreadableArchive('damaged');
        found.set(part.name, measured);
        continue;
      }
      if (measured.sha256 !== sha256) throw new UnreadableArchive('damaged');
      files.update(sha256);
      count += 1;
      bytes += measured.bytes;
    }
  } catch (error) {
    if (error instanceof UnreadableArchive) throw error;
    throw new UnreadableArchive('damaged');
  }
  const manifest = manifestIn(text);
  for (const part of manifest.parts) {
    const is = found.get(part.name);
    if (is?.sha256 !== part.sha256 || is.bytes !== part.bytes || is.rows !== part.rows) {
      throw new UnreadableArchive('damaged');
    }
    found.delete(part.name);
  }
  const whole =
    found.size === 0 &&
    manifest.files.count === count &&
    manifest.files.bytes === bytes &&
    manifest.files.sha256 === files.digest('hex');
  if (!whole) throw new UnreadableArchive('damaged');
  return { manifest, accounts };
}

function manifestIn(text: string | null): ArchiveManifest {
  let value: unknown;
  try {
    value = JSON.parse(text ?? '');
  } catch {
    throw new UnreadableArchive('damaged');
  }
  const format = (value as { format?: unknown } | null)?.format;
  if (typeof format === 'number' && format > ARCHIVE_FORMAT) throw new UnreadableArchive('newer');
  const parsed = archiveManifest.safeParse(value);
  if (!parsed.success) throw new UnreadableArchive('damaged');
  return parsed.data;
}

async function measure(stream: Readable): Promise<{ rows: number; bytes: number; sha256: string }> {
  const hash = createHash('sha256');
  let [rows, bytes] = [0, 0];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk);
    bytes += chunk.length;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, at + 1)) rows += 1;
  }
  return { rows, bytes, sha256: hash.digest('hex') };
}

async function textOf(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > LONGEST_MANIFEST) throw new UnreadableArchive('damaged');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** The lines of a part; it has to be read to its end before the next part comes. */
export async function* linesOf(part: BackupPart): AsyncGenerator<string> {
  const lines = createInterface({ input: await part.open(), crlfDelay: Number.POSITIVE_INFINITY });
  for await (const line of lines) if (line !== '') yield line;
}
