import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type S3Server, startS3Server } from '../../testing/s3-server.ts';
import { type FileStore, FileTooLarge } from '../file-store.ts';
import { mayHoldFiles, type S3Config, StorageRefused, StorageUnavailable } from './s3-client.ts';
import { openS3FileStore } from './s3-file-store.ts';

const DAY_MS = 86_400_000;
const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest('hex');
const keyOf = (hash: string) => `files/${hash.slice(0, 2)}/${hash}`;
const nothing = async () => new Set<string>();

let s3: S3Server;
let folder: string;
let store: FileStore;
beforeEach(async () => {
  s3 = await startS3Server();
  folder = await mkdtemp(join(tmpdir(), 'tryout-s3-'));
  store = await openS3FileStore(s3.config, join(folder, 'on-the-way'));
});
afterEach(async () => {
  store.stop();
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const other = (config: Partial<S3Config>) =>
  openS3FileStore({ ...s3.config, ...config }, join(folder, 'other'));
const put = (content: Buffer | string) =>
  store.put(Readable.from([content], { objectMode: false }), 100_000_000);
const left = () => readdir(join(folder, 'on-the-way'));

describe('a store of files in a bucket', () => {
  it('keeps bytes under their hash, gives them back whole and in pieces, and leaves none on the disk', async () => {
    const { sha256: hash, size, head } = await put('Ahoy, ships');
    expect({ hash, size, head: head.toString() }).toEqual({
      hash: sha256('Ahoy, ships'),
      size: 11,
      head: 'Ahoy, ships',
    });
    expect([...s3.objects.keys()]).toEqual([keyOf(hash)]);
    expect(await text(store.read(hash))).toBe('Ahoy, ships');
    expect(await text(store.read(hash, { from: 6, to: 8 }))).toBe('shi');
    expect(await store.onDisk([hash, hash], async (pathOf) => readFile(pathOf(hash), 'utf8'))).toBe(
      'Ahoy, ships',
    );
    expect(await left()).toEqual([]);
    expect([
      await store.exists(hash),
      await store.forget(hash),
      await store.exists(hash),
      await store.forget(hash),
    ]).toEqual([true, true, false, false]);
    await expect(text(store.read(hash))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('sends large files in parts and names how they are to be encrypted', async () => {
    const kms = await other({ encryption: { kind: 'aws:kms', kmsKey: 'key-1' } });
    const bytes = randomBytes(40 * 1024 * 1024);
    const pieces = Array.from({ length: 40 }, (_, at) => bytes.subarray(at << 20, (at + 1) << 20));
    const { sha256: hash } = await kms.put(Readable.from(pieces), bytes.length);
    await kms.put(Readable.from([Buffer.from('small')]), 10);
    kms.stop();
    expect(hash).toBe(sha256(bytes));
    expect(s3.asked.filter((one) => one === `PUT ${keyOf(hash)}`)).toHaveLength(3);
    expect([...s3.objects.values()].map(({ encryption }) => encryption)).toEqual(['aws:kms', 'aws:kms']);
    expect(sha256(await buffer(store.read(hash)))).toBe(hash);
  });

  it('tries again what fails for a moment, and says so when it goes on', async () => {
    s3.failNext(503, 0, 500);
    const { sha256: hash } = await put('again');
    s3.failNext(0, 429);
    expect(await text(store.read(hash))).toBe('again');
    s3.failNext(503, 503, 503, 503);
    await expect(store.exists(hash)).rejects.toThrow(StorageUnavailable);
    expect(await left()).toEqual([]);
  });

  it('keeps nothing of what is larger than its limit, or breaks off', async () => {
    await expect(store.put(Readable.from([Buffer.alloc(11)]), 10)).rejects.toThrow(FileTooLarge);
    const broken = new Readable({ read: () => undefined });
    const kept = store.put(broken, 1000);
    broken.push(Buffer.alloc(5));
    broken.destroy(new Error('the line was cut'));
    await expect(kept).rejects.toThrow('the line was cut');
    expect([s3.objects.size, await left()]).toEqual([0, []]);
  });

  it('is not opened where the storage refuses it, and says why in its words', async () => {
    await expect(other({ secretAccessKey: 'another' })).rejects.toThrow('SignatureDoesNotMatch');
    await expect(other({ bucket: 'no-such-bucket' })).rejects.toThrow(StorageRefused);
    await expect(other({ endpoint: 'http://127.0.0.1:9' })).rejects.toThrow(StorageUnavailable);
    await expect(other({ endpoint: 'http://8.8.8.8' })).rejects.toThrow('with https: only');
  });

  it('notices bytes that are not those that were stored', async () => {
    const { sha256: hash } = await put('whole');
    const object = s3.objects.get(keyOf(hash));
    if (object) object.bytes = Buffer.from('other');
    await expect(store.onDisk([hash], async () => 'read')).rejects.toThrow(
      `the stored file ${hash} is damaged`,
    );
  });

  it('lists every file, over pages, under its prefix alone', async () => {
    const within = await other({ prefix: 'tryout/' });
    const hashes = [];
    for (let n = 0; n < 103; n += 1)
      hashes.push((await within.put(Readable.from([Buffer.from(`file ${n}`)]), 100)).sha256);
    await put('of another installation');
    const listed = [];
    for await (const one of within.list()) listed.push(one.sha256);
    within.stop();
    expect(listed).toEqual(hashes.sort());
  });
});

describe('the sweep of a bucket', () => {
  const age = (hash: string, days: number) => {
    for (const key of [keyOf(hash), `swept/${hash}`]) {
      const object = s3.objects.get(key);
      if (object) object.modified = new Date(Date.now() - days * DAY_MS);
    }
  };
  const yesterday = () => new Date(Date.now() - DAY_MS);

  it('sets aside what nothing names, and removes it a sweep later', async () => {
    const [kept, unnamed, young] = [await put('kept'), await put('unnamed'), await put('young')].map(
      (one) => one.sha256,
    );
    if (!kept || !unnamed || !young) throw new Error('not stored');
    age(kept, 2);
    age(unnamed, 2);
    const named = async () => new Set([kept]);
    expect(await store.sweep(yesterday(), named)).toBe(1);
    expect([...s3.objects.keys()].sort()).toEqual([keyOf(kept), keyOf(young), `swept/${unnamed}`].sort());
    expect(await store.sweep(yesterday(), named)).toBe(0);
    expect(s3.objects.has(`swept/${unnamed}`)).toBe(true);
    age(unnamed, 2);
    await store.sweep(yesterday(), named);
    expect([...s3.objects.keys()].sort()).toEqual([keyOf(kept), keyOf(young)].sort());
  });

  it('loses nothing that is stored anew at that moment, by whichever server', async () => {
    const { sha256: hash } = await put('again and again');
    age(hash, 2);
    // Named just after the sweep had asked.
    expect(await store.sweep(yesterday(), nothing)).toBe(1);
    expect(await text(store.read(hash))).toBe('again and again');
    expect(await store.exists(hash)).toBe(true);
    await store.sweep(yesterday(), async () => new Set([hash]));
    expect([...s3.objects.keys()]).toEqual([keyOf(hash)]);
    expect(await text(store.read(hash))).toBe('again and again');
  });

  it('erases also what was set aside', async () => {
    const { sha256: hash } = await put('of a person who is erased');
    age(hash, 2);
    await store.sweep(yesterday(), nothing);
    expect(await store.forget(hash)).toBe(true);
    expect(s3.objects.size).toBe(0);
  });
});

it.each([
  ['8.8.8.8', true, true],
  ['8.8.8.8', false, false],
  ['10.0.0.4', false, true],
  ['127.0.0.1', false, true],
  ['fd00::7', false, true],
  ['169.254.169.254', true, false],
  ['169.254.169.254', false, false],
  ['fd00:ec2::254', false, false],
])('files may be kept at %s, encrypted %s: %s', (address, isEncrypted, may) => {
  expect(mayHoldFiles(address, isEncrypted)).toBe(may);
});
