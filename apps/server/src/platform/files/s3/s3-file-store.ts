import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type FileStore, measureContent, type StoredFile } from '../file-store.ts';
import { createS3Client, type S3Client, type S3Config } from './s3-client.ts';

/** Larger ones go in parts of this size, each of which can be sent anew by itself. */
const PART_BYTES = 16 * 1024 * 1024;
/** Hashes asked about at once. */
const BATCH = 500;
/** Files brought to this disk at once. */
const AT_ONCE = 8;

/**
 * A file store in a bucket. What comes in is written to this disk first, where its hash is taken, since its key is its
 * hash; then it goes into the bucket and leaves the disk. Nothing else stays here, so that servers share nothing but the
 * bucket, and what is erased there is erased.
 */
export async function openS3FileStore(config: S3Config, folder: string): Promise<FileStore> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const client = createS3Client(config);
  // Said at the start, not to the first who uploads something.
  await client.check();

  const store: FileStore = {
    read: (sha256, range) => Readable.from(bytesOf(client, sha256, range), { objectMode: false }),
    async onDisk(hashes, work) {
      const own = join(folder, randomUUID());
      await mkdir(own, { mode: 0o700 });
      const pathOf = (sha256: string) => join(own, sha256);
      try {
        const wanted = [...new Set(hashes)];
        for (let at = 0; at < wanted.length; at += AT_ONCE)
          await Promise.all(
            wanted.slice(at, at + AT_ONCE).map((sha256) => bring(store, sha256, pathOf(sha256))),
          );
        return await work(pathOf);
      } finally {
        await rm(own, { recursive: true, force: true });
      }
    },
    exists: async (sha256) =>
      ((await client.head(keyOf(sha256))) ?? (await client.head(sweptKey(sha256)))) !== null,
    async forget(sha256) {
      const was = await store.exists(sha256);
      await client.remove(keyOf(sha256));
      await client.remove(sweptKey(sha256));
      return was;
    },
    async *list() {
      for await (const { key, size } of client.list('files/')) {
        const sha256 = key.slice(key.lastIndexOf('/') + 1);
        if (/^[0-9a-f]{64}$/.test(sha256)) yield { sha256, size };
      }
    },
    async put(content, maxBytes) {
      const aside = join(folder, randomUUID());
      try {
        const measured = measureContent(maxBytes);
        await pipeline(content, measured.through, createWriteStream(aside, { mode: 0o600 }));
        const stored = measured.result();
        await send(client, aside, stored);
        return stored;
      } finally {
        await rm(aside, { force: true });
      }
    },
    sweep: (before, namedAmong) => sweepBucket(client, before, namedAmong),
    stop: () => client.stop(),
  };
  return store;
}

const keyOf = (sha256: string) => `files/${sha256.slice(0, 2)}/${sha256}`;
const sweptKey = (sha256: string) => `swept/${sha256}`;

async function send(client: S3Client, path: string, { sha256, size }: StoredFile): Promise<void> {
  if (size <= PART_BYTES)
    return client.put(keyOf(sha256), { sha256, size, open: () => createReadStream(path) });
  await client.putParts(keyOf(sha256), partsOf(path));
}

/** A file in the parts that it is sent in. */
export async function* partsOf(path: string): AsyncGenerator<Buffer> {
  const file = await open(path, 'r');
  try {
    for (;;) {
      const { buffer, bytesRead } = await file.read(Buffer.allocUnsafe(PART_BYTES), 0, PART_BYTES);
      if (bytesRead > 0) yield buffer.subarray(0, bytesRead);
      if (bytesRead < PART_BYTES) return;
    }
  } finally {
    await file.close();
  }
}

async function* bytesOf(
  client: S3Client,
  sha256: string,
  range: { readonly from: number; readonly to: number } | undefined,
): AsyncGenerator<Buffer> {
  const found = (await client.get(keyOf(sha256), range)) ?? (await client.get(sweptKey(sha256), range));
  if (!found) throw Object.assign(new Error(`there is no stored file ${sha256}`), { code: 'ENOENT' });
  yield* found as AsyncIterable<Buffer>;
}

/** Copies a stored file to this disk. @throws Error for one whose content is another than when it was stored */
async function bring(store: FileStore, sha256: string, path: string): Promise<void> {
  const measured = measureContent(Number.POSITIVE_INFINITY);
  await pipeline(store.read(sha256), measured.through, createWriteStream(path, { mode: 0o600 }));
  if (measured.result().sha256 !== sha256) throw new Error(`the stored file ${sha256} is damaged`);
}

/**
 * Sets aside what nothing names and is older than `before`, and removes what was set aside a sweep before. The same
 * content may be stored anew at any moment, by any server: then it is read from where it was set aside, and the next sweep
 * brings back what is named.
 */
async function sweepBucket(
  client: S3Client,
  before: Date,
  namedAmong: (hashes: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<number> {
  await client.abortPartsFrom(before);
  for await (const batch of batchesOf(client.list('swept/'))) {
    const named = await namedAmong(batch.map(({ key }) => hashIn(key)));
    for (const { key, modified } of batch) {
      if (named.has(hashIn(key))) await client.copy(key, keyOf(hashIn(key)));
      else if (modified >= before) continue;
      await client.remove(key);
    }
  }
  let removed = 0;
  for await (const batch of batchesOf(client.list('files/'))) {
    const old = batch.filter(({ modified }) => modified < before);
    const named = await namedAmong(old.map(({ key }) => hashIn(key)));
    for (const { key, modified } of old) {
      if (named.has(hashIn(key))) continue;
      await client.copy(key, sweptKey(hashIn(key)));
      const now = await client.head(key);
      if (now && now.modified.getTime() - modified.getTime() >= 1000) continue;
      await client.remove(key);
      removed += 1;
    }
  }
  return removed;
}

const hashIn = (key: string) => key.slice(key.lastIndexOf('/') + 1);

async function* batchesOf<T>(all: AsyncIterable<T>): AsyncGenerator<T[]> {
  let batch: T[] = [];
  for await (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
