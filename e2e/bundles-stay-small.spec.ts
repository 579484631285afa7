import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { TASK_KEYS } from '@tryout/games/registry';
import { KEY } from '@tryout/games/team-days/key';
import type { Browser, Page, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';

const ASSETS = join(import.meta.dirname, '../apps/web/dist/assets');
const KB = 1000;

const gzipped = (content: Buffer | string) => gzipSync(content, { level: 9 }).length;

/** gzip bytes of the scripts and styles a page asks for until it is quiet. */
async function firstLoad(page: Page, path: string, ready: () => Promise<void>) {
  const files = new Map<string, number>();
  const reading: Promise<unknown>[] = [];
  const hear = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!/\.(js|css)$/.test(pathname) || !response.ok()) return;
    reading.push(response.body().then((body) => files.set(pathname, gzipped(body))));
  };
  page.on('response', hear);
  await page.goto(path);
  await ready();
  await page.waitForLoadState('networkidle');
  // What comes later belongs to no first load, and its page may be closed while it is read.
  page.off('response', hear);
  await Promise.all(reading);
  const sum = (ending: string) =>
    [...files].filter(([name]) => name.endsWith(ending)).reduce((total, [, size]) => total + size, 0);
  return { js: sum('.js'), css: sum('.css') };
}

describe('what a browser has to load', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('a candidate begins to apply with at most 170 kB', async () => {
    const person = await newPerson(browser, { viewport: { width: 360, height: 740 } });
    const page = await person.newPage();
    const position = await findPosition(person, 'Quay operations planner');
    const { js, css } = await firstLoad(page, `/apply/new?position=${position}`, () =>
      page.getByLabel('First name').waitFor(),
    );
    expect(js + css).toBeLessThanOrEqual(170 * KB);
    await person.close();
  });

  test('the list of applicants needs at most 175 kB of scripts', async () => {
    const person = await newPerson(browser);
    // A list that no other journey works in: what comes along with work under way is no part of the first load.
    const page = await signedInPage(person, ACCOUNTS.independent_recruiter);
    const position = await findPosition(person, 'Operations analyst');
    const { js } = await firstLoad(page, `/user/positions/${position}/applicants`, () =>
      page.getByRole('heading', { level: 1 }).waitFor(),
    );
    expect(js).toBeLessThanOrEqual(175 * KB);
    await person.close();
  });
});

describe('what the built pages hold', () => {
  const scripts = () => readdirSync(ASSETS).filter((name) => name.endsWith('.js'));

  test.each(TASK_KEYS)('%s is a chunk of at most 40 kB with its styles', (key) => {
    const manifest: Record<string, { file: string; css?: readonly string[] }> = JSON.parse(
      readFileSync(join(ASSETS, '../.vite/manifest.json'), 'utf8'),
    );
    const chunk = Object.entries(manifest).find(([source]) =>
      source.endsWith(`games/src/${key}/module.ts`),
    )?.[1];
    if (!chunk) throw new Error(`${key} is no chunk of its own`);
    const bytes = [chunk.file, ...(chunk.css ?? [])]
      .map((file) => gzipped(readFileSync(join(ASSETS, '..', file))))
      .reduce((sum, size) => sum + size, 0);
    expect(bytes).toBeLessThanOrEqual(40 * KB);
  });

  test('no answer key, judge or plan is among them', () => {
    const reasons = Object.values(KEY).flatMap(({ responses }) =>
      Object.values(responses).map(({ rationale }) => rationale),
    );
    expect(reasons.length).toBeGreaterThan(40);
    const secrets = [...reasons, 'breaking_loads'];
    for (const name of scripts()) {
      const code = readFileSync(join(ASSETS, name), 'utf8');
      expect(
        secrets.filter((secret) => code.includes(secret)),
        name,
      ).toEqual([]);
    }
  });
});
