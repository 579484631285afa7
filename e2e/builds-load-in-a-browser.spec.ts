import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATA_BYTES, engineGame, PACKED_BYTES } from './builds/engine-game.ts';
import { askGame, showGame } from './builds/game-frame.ts';
import { becomeSuperAdmin, type OpenedBuild, openBuild, uploadBuild } from './builds/uploaded-build.ts';
import { personWithStorage } from './setup/browser.ts';

let person: BrowserContext;
beforeAll(async () => {
  person = await personWithStorage();
  await becomeSuperAdmin(person);
});
afterAll(() => person?.close());

const loaded = async (profile: OpenedBuild['profile'], path = '/user/admin/builds'): Promise<Page> => {
  const versionId = await uploadBuild(person, engineGame(`engine-${profile}-${Date.now()}`, profile));
  const page = await person.newPage();
  await page.goto(path);
  await showGame(page, await openBuild(person, versionId));
  return page;
};

/** What every profile can do: the files of Unity's and Godot's exports, by their names and packings. */
async function expectFilesLoad(page: Page): Promise<void> {
  for (const file of ['Build/game.wasm.br', 'Build/game.wasm.gz', 'index.wasm'])
    expect(await askGame(page, `wasm ${file}`, { file }), file).toBe(42);
  for (const [file, size, type] of [
    ['Build/game.data.br', DATA_BYTES, 'application/octet-stream'],
    ['Build/game.data.gz', DATA_BYTES, 'application/gzip'],
    ['index.pck', DATA_BYTES, 'application/octet-stream'],
    ['Build/game.data.unityweb', PACKED_BYTES, 'application/octet-stream'],
    ['Build/game.symbols.json.gz', 12, 'application/octet-stream'],
  ] as const)
    expect(await askGame(page, `data ${file}`, { file }), file).toEqual([size, type]);
  for (const [i, file] of ['Build/game.framework.js.br', 'Build/game.framework.js.gz'].entries())
    expect(await askGame(page, `script ${file}`, { file }), file).toBe(i + 1);
  expect(await askGame(page, 'module')).toBe('from a module');
  expect(await askGame(page, 'picture')).toBe(8);
  expect(await askGame(page, 'blobWorker')).toBe(42);
  expect(await askGame(page, 'inline')).toBe(true);
  expect(await askGame(page, 'evaluated')).toBe('EvalError');
}

describe('games of engines load from the builds host', () => {
  it('in the profile strict: WebAssembly, packed files, workers made of blobs, no storage', async () => {
    const page = await loaded('strict');
    await expectFilesLoad(page);
    expect(await askGame(page, 'fileWorker')).toBe('SecurityError');
    expect(await askGame(page, 'database')).toBe('SecurityError');
    expect(await askGame(page, 'cache')).toBe('SecurityError');
    expect(await askGame(page, 'isolated')).toEqual([false, 0]);
    await page.close();
  });

  it('in the profile compat: workers of files and storage of their own as well', async () => {
    const page = await loaded('compat');
    await expectFilesLoad(page);
    expect(await askGame(page, 'fileWorker')).toBe(42);
    expect(await askGame(page, 'database')).toBe('level 3');
    expect(await askGame(page, 'cache')).toBe('kept');
    expect(await askGame(page, 'isolated')).toEqual([false, 0]);
    await page.close();
  });

  it('in the profile threads: shared memory between the page and its workers', async () => {
    const page = await loaded('threads', '/user/admin/builds?isolated=1');
    await expectFilesLoad(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(await askGame(page, 'fileWorker')).toBe(42);
    expect(await askGame(page, 'isolated')).toEqual([true, 7]);
    await page.close();
  });

  it('a page with shared memory shows games of the other profiles as well', async () => {
    const page = await loaded('strict', '/user/admin/builds?isolated=1');
    expect(await askGame(page, 'wasm index.wasm', { file: 'index.wasm' })).toBe(42);
    expect(await askGame(page, 'isolated')).toEqual([false, 0]);
    await page.close();
  });
});
