import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalFileStore, openLocalFileStore } from '../../../platform/files/file-store.ts';
import { inspectArchive } from './inspect-archive.ts';
import { readArchive } from './read-archive.ts';
import { FURTHER_HOSTILE_ARCHIVES, TWELVE_HOSTILE_ARCHIVES } from './testing/hostile-archives.ts';
import { unpackInto } from './unpack-into.ts';

/** What is promised of a hostile archive. Computing time is judged, as a machine may be busy with others. */
const MOST_CPU_MS = 2_000;
const MOST_MEMORY = 300 * 1_048_576;

let folder: string;
let store: LocalFileStore;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tryout-archives-'));
  store = await openLocalFileStore(join(folder, 'store'));
});
afterAll(() => rm(folder, { recursive: true }));

async function filesOutsideStore(): Promise<string[]> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = all.filter((each) => each.isFile()).map((each) => join(each.parentPath, each.name));
  return files.filter((path) => !path.startsWith(join(folder, 'store')));
}

const made = async (make: () => Buffer): Promise<string> => {
  const path = join(folder, 'upload.zip');
  await writeFile(path, make());
  return path;
};

/** Nothing lands outside the store, and nothing that names another place is handed over. */
async function unpackRefused(path: string, code: string): Promise<void> {
  const paths: string[] = [];
  const unpacked = await unpackInto(path, store, (file) => void paths.push(file.path));
  expect(unpacked).toMatchObject({ ok: false, code });
  expect(unpacked.cost.max_rss).toBeGreaterThan(0);
  expect(unpacked.cost.max_rss).toBeLessThan(MOST_MEMORY);
  expect(unpacked.cost.cpu_ms).toBeLessThan(MOST_CPU_MS);
  expect(paths.filter((each) => each.startsWith('/') || each.includes('..'))).toEqual([]);
  expect(await filesOutsideStore()).toEqual([path]);
}

test.each(TWELVE_HOSTILE_ARCHIVES)('$name is refused: $code', async ({ code, make }) => {
  const path = await made(make);
  const inspected = await inspectArchive(path);
  expect(inspected).toMatchObject({ ok: false, code });
  expect(inspected.cost.max_rss).toBeLessThan(MOST_MEMORY);
  expect(inspected.cost.cpu_ms).toBeLessThan(MOST_CPU_MS);
  await unpackRefused(path, code);
});

// One process each, the one that hands files over; what inspecting says is told by the reader itself.
test.each(FURTHER_HOSTILE_ARCHIVES)('$name is refused: $code', async ({ code, make }) => {
  const path = await made(make);
  await expect(readArchive(path, null)).rejects.toMatchObject({ name: 'Error', code });
  await unpackRefused(path, code);
});

test('an archive of more than 200 MB is not even opened', async () => {
  const path = join(folder, 'upload.zip');
  const file = await open(path, 'w');
  await file.truncate(200 * 1_048_576 + 1);
  await file.close();
  await expect(readArchive(path, null)).rejects.toMatchObject({ code: 'archive_too_large' });
});

test('a refusal names the entry in a way that can be printed', async () => {
  const path = join(folder, 'upload.zip');
  const turned = FURTHER_HOSTILE_ARCHIVES.find(({ name }) => name.startsWith('a name that turns'));
  await writeFile(path, turned?.make() ?? '');
  const inspected = await inspectArchive(path);
  expect(inspected).toMatchObject({ entry: 'game\uFFFDgnp.js' });
  expect(inspected).toMatchObject({ message: expect.stringContaining('"game\uFFFDgnp.js"') });
});
