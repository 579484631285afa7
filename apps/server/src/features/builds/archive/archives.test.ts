import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openLocalFileStore } from '../../../platform/files/file-store.ts';
import { inspectArchive } from './inspect-archive.ts';
import { type WrittenEntry, writeZip } from './testing/zip-writer.ts';
import { unpackInto } from './unpack-into.ts';

let folder: string;
let path: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryout-archives-'));
  path = join(folder, 'game.zip');
});
afterAll(() => rm(folder, { recursive: true }));

/** As a person packs a folder on a Mac: everything in one folder, with what the system adds. */
const PACKED_FOLDER: readonly WrittenEntry[] = [
  { name: 'My Game/', method: 0, claims: { mode: 0o040755 } },
  { name: 'My Game/index.html', content: '<!doctype html><title>Stars</title>' },
  { name: '__MACOSX/My Game/._index.html', content: 'colours' },
  { name: 'My Game/.DS_Store', content: 'places' },
  { name: 'My Game/build.json', content: '{"name":"Stars"}' },
  { name: 'My Game/Build/stars.wasm.br', content: Buffer.from([11, 2, 128, 3]), method: 0 },
  { name: 'My Game/pictures/étoile.png', content: Buffer.alloc(100_000, 'star') },
];

test('a folder that was packed gives its files without the folder and without what the system added', async () => {
  await writeFile(path, writeZip(PACKED_FOLDER));
  expect(await inspectArchive(path)).toMatchObject({
    ok: true,
    root: 'My Game',
    files: [
      { path: 'Build/stars.wasm.br', size: 4 },
      { path: 'build.json', size: 16 },
      { path: 'index.html', size: 35 },
      { path: 'pictures/étoile.png', size: 100_000 },
    ],
    unpacked_bytes: 100_055,
    manifest_text: '{"name":"Stars"}',
    left_out: 2,
  });
});

test('every file is in the store with its own bytes before it is told of', async () => {
  await writeFile(path, writeZip(PACKED_FOLDER));
  const store = await openLocalFileStore(join(folder, 'store'));
  const hashes = new Map<string, string>();
  const progress: number[] = [];
  const unpacked = await unpackInto(
    path,
    store,
    async (file) => {
      const stored = await readFile(store.path(file.sha256));
      expect(stored.length).toBe(file.size);
      hashes.set(file.path, createHash('sha256').update(stored).digest('hex'));
    },
    { onProgress: ({ files, of_files }) => progress.push(files / of_files) },
  );
  expect(unpacked).toMatchObject({ ok: true, files: 4 });
  expect(progress).toEqual([0.25, 0.5, 0.75, 1]);
  expect(hashes.get('pictures/étoile.png')).toBe(
    createHash('sha256').update(Buffer.alloc(100_000, 'star')).digest('hex'),
  );
});

test('files at the root stay where they are, an empty one too; an end of the large kind is read', async () => {
  const entries = [{ name: 'index.html', content: 'page' }, { name: 'empty.txt' }];
  await writeFile(path, writeZip(entries, { large: { entries: 2n }, comment: 'made by hand' }));
  expect(await inspectArchive(path)).toMatchObject({
    ok: true,
    root: null,
    files: [
      { path: 'empty.txt', size: 0 },
      { path: 'index.html', size: 4 },
    ],
    manifest_text: null,
  });
});

test('reading ends at once when it is called off, and when its time is over', async () => {
  await writeFile(path, writeZip(PACKED_FOLDER));
  const reason = new Error('no longer wanted');
  await expect(inspectArchive(path, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  const ending = new AbortController();
  const reading = inspectArchive(path, { signal: ending.signal });
  ending.abort(reason);
  await expect(reading).rejects.toBe(reason);
  expect(await inspectArchive(path, { time_limit_ms: 1 })).toMatchObject({
    ok: false,
    code: 'took_too_long',
  });
});

test('an error of the store is nobody else’s and leaves no reader behind', async () => {
  await writeFile(path, writeZip(PACKED_FOLDER));
  const full = new Error('no space left');
  const put = () => Promise.reject(full);
  await expect(unpackInto(path, { put }, () => undefined)).rejects.toBe(full);
});

test('the memory of a reader is its own, however large the process that started it has become', async () => {
  await writeFile(path, writeZip(PACKED_FOLDER));
  const held = Buffer.alloc(300 * 1_048_576, 1);
  const { cost } = await inspectArchive(path);
  expect(cost.max_rss).toBeGreaterThan(20 * 1_048_576);
  expect(cost.max_rss).toBeLessThan(held.length);
});
