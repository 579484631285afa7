import { closeSync, mkdtempSync, openSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import type { Browser, Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuildManager } from './pages/build-manager.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { writeGame } from './setup/game-archive.ts';
import { sideways, violations } from './setup/look-at-page.ts';

const MB = 1024 * 1024;
const PARTS = '**/api/admin/build/upload/*/part';

let browser: Browser;
let workplace: string;

beforeAll(async () => {
  browser = await launchBrowser();
  workplace = mkdtempSync(join(tmpdir(), 'tryout-bad-input-'));
});
afterAll(async () => {
  await browser.close();
  rmSync(workplace, { recursive: true, force: true });
});

const named = (words: string) => `${words}-${Math.random().toString(36).slice(2, 7)}`;

async function atBuilds(): Promise<Page> {
  const person = await newPerson(browser, { reducedMotion: 'reduce' });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await new BuildManager(page).open();
  return page;
}

function write(name: string, content: string | Uint8Array): string {
  const path = join(workplace, name);
  writeFileSync(path, content);
  return path;
}

function writeLarge(name: string, bytes: number): string {
  const path = write(name, '');
  closeSync(openSync(path, 'r+'));
  truncateSync(path, bytes);
  return path;
}

/** What is sent of a file: how often an upload was begun, and the parts that arrived. */
function countSending(page: Page) {
  const seen = { begun: 0, parts: 0 };
  page.on('response', (answer) => {
    const { pathname } = new URL(answer.url());
    if (pathname.endsWith('/admin/build/uploads')) seen.begun += 1;
    if (pathname.endsWith('/part') && answer.ok()) seen.parts += 1;
  });
  return seen;
}

describe('an upload that does not go as it should', () => {
  test('a file that cannot be a build is refused before anything is sent', async () => {
    const page = await atBuilds();
    const seen = countSending(page);
    const builds = new BuildManager(page);
    await page.keyboard.press('c');
    const field = builds.dialog.locator('input[type=file]');
    const alert = builds.dialog.getByRole('alert');
    await field.setInputFiles(write('game.rar', 'Rar!'));
    await alert.getByText('This file type isn’t supported. Choose one of these: .zip.').waitFor();
    await field.setInputFiles(write('empty.zip', ''));
    await alert.getByText('This file is empty.').waitFor();
    await field.setInputFiles(writeLarge('large.zip', 300 * MB));
    await alert.getByText(/maximum is 200|up to 200|200 MB/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(seen).toEqual({ begun: 0, parts: 0 });
    await page.context().close();
  });

  test('an archive that is refused says why, and one without a manifest asks for it', async () => {
    const page = await atBuilds();
    const builds = new BuildManager(page);
    const hostile = zipSync({ 'index.html': strToU8('<p>x</p>'), '../outside.html': strToU8('x') });
    await builds.choose(write(`${named('hostile')}.zip`, hostile));
    await page.getByText('Failed checks:').waitFor();
    await page
      .getByText(/outside\.html/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: 'Make stable' }).count()).toBe(0);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page, 320)).toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 1280, height: 800 });

    await builds.open();
    const unnamed = zipSync({ 'index.html': strToU8('<!doctype html><title>x</title><p>x</p>') });
    await builds.choose(write(`${named('unnamed')}.zip`, unnamed));
    await page.getByText('The archive has no build.json').waitFor();
    await builds.tab('Manifest');
    await page.getByLabel('Manifest (build.json)').fill('{"manifest_version": 1}');
    await page.getByText(/Fix \d+ problem/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page, 320)).toBeLessThanOrEqual(0);
    await page.context().close();
  });

  test('goes on by itself after the line was lost, and after the dialog was closed', async () => {
    const page = await atBuilds();
    const builds = new BuildManager(page);
    const game = { slug: named('long-way'), ballast: 10 * MB };
    const first = await writeGame(join(workplace, 'first.zip'), { ...game, version: '1.0' });
    const parts = Math.ceil(statSync(first).size / (4 * MB));
    const seen = countSending(page);
    await builds.open();
    let asked = 0;
    await page.route(PARTS, async (route: Route) => {
      asked += 1;
      if (asked === 2) await page.context().setOffline(true);
      await route.continue();
    });
    await builds.choose(first);
    await page.getByText('You’re offline. The upload will resume automatically.').waitFor();
    await page.context().setOffline(false);
    await builds.passed('1.0');
    expect(seen).toEqual({ begun: 1, parts });
    await page.unroute(PARTS);

    Object.assign(seen, { begun: 0, parts: 0 });
    const second = await writeGame(join(workplace, 'second.zip'), { ...game, version: '1.1' });
    asked = 0;
    await page.route(PARTS, async (route: Route) => {
      asked += 1;
      if (asked === 1) await route.continue();
    });
    await builds.choose(second, 'Upload new version');
    await expect.poll(() => asked).toBe(2);
    await builds.dialog.getByRole('button', { name: 'Close', exact: true }).last().click();
    await builds.dialog.waitFor({ state: 'hidden' });
    await page.unroute(PARTS);
    await builds.choose(second, 'Upload new version');
    await builds.passed('1.1');
    expect(seen).toEqual({ begun: 1, parts });
    await page.context().close();
  });

  test('who makes another version stable meanwhile is told, and decides anew', async () => {
    const page = await atBuilds();
    const builds = new BuildManager(page);
    const slug = named('two-minds');
    for (const version of ['1.0', '1.1']) {
      await builds.open();
      await builds.choose(await writeGame(join(workplace, 'game.zip'), { slug, version, ballast: 0 }));
      await builds.passed(version);
    }
    const other = await atBuilds();
    await other.goto(page.url());
    await page.getByRole('link', { name: /^1\.0/ }).click();
    await page.getByRole('heading', { name: 'Version 1.0' }).waitFor();
    await page.getByRole('button', { name: 'Make stable' }).click();
    await builds.dialog.getByText('Version 1.0 becomes the first stable version').waitFor();
    await builds.giveReason();
    await new BuildManager(other).makeStable(/^Make stable$/, '1.1');
    await builds.dialog.getByRole('button', { name: 'Make stable' }).click();
    await builds.dialog.getByRole('alert').getByText('Version 1.1 is now the stable version.').waitFor();
    await builds.dialog.getByText('Version 1.0 replaces 1.1 as the stable version.').waitFor();
    await builds.dialog.getByRole('button', { name: 'Make stable' }).click();
    await page.getByText('Version 1.0 is now stable').waitFor();

    await builds.tab('Files');
    await page.keyboard.press('l');
    await expect.poll(() => builds.log.evaluate((log) => log === document.activeElement)).toBe(true);
    await other.context().close();
    await page.context().close();
  });
});
