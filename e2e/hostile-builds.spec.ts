import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { askGame, removeGame, showGame } from './builds/game-frame.ts';
import { ATTEMPTS, hostileGame } from './builds/hostile-game.ts';
import { startSilentProxy } from './builds/silent-proxy.ts';
import { type Sink, startSink } from './builds/sink.ts';
import { becomeSuperAdmin, type OpenedBuild, openBuild, uploadBuild } from './builds/uploaded-build.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

const PROFILES = ['strict', 'compat', 'threads'] as const;
const CANARY = `canary-${Date.now()}`;
/** A page that is used while a game does its worst answers within this, ms, on a machine that does nothing else. */
const USABLE_MS = 1_500;
/** As many times slower as it was before the game is still usable, on one that does. */
const TIMES_SLOWER = 10;

/** What a game opened directly holds in its page. */
interface Attempted {
  attempted: Record<string, readonly string[]> & { done: boolean };
}

let browser: Browser;
let person: BrowserContext;
let sink: Sink;
const versions = new Map<OpenedBuild['profile'], string>();

beforeAll(async () => {
  browser = await launchBrowser();
  person = await newPerson(browser);
  sink = await startSink();
  await becomeSuperAdmin(person);
  for (const profile of PROFILES)
    versions.set(
      profile,
      await uploadBuild(person, hostileGame(`hostile-${profile}-${Date.now()}`, profile)),
    );
});
afterAll(async () => {
  await browser?.close();
  await sink?.stop();
});
beforeEach(() => {
  (sink.arrived as string[]).length = 0;
});

const open = (profile: OpenedBuild['profile']) => openBuild(person, versions.get(profile) ?? '');

/** A page of the app with things worth stealing, and what reaches the app from elsewhere than its own page. */
async function appPage(
  visitor = person,
  address = '/user/admin/builds',
): Promise<{ page: Page; strangers: string[]; popUps: string[] }> {
  const page = await visitor.newPage();
  const app = inject('baseUrl');
  await page.goto(address);
  await page.evaluate((canary) => {
    localStorage.setItem('canary', canary);
    sessionStorage.setItem('canary', canary);
    // biome-ignore lint/suspicious/noDocumentCookie: this is what is to be stolen
    document.cookie = `canary=${canary}; path=/`;
    indexedDB.open(canary, 1);
  }, CANARY);
  const strangers: string[] = [];
  const popUps: string[] = [];
  page.on('popup', (popUp) => popUps.push(popUp.url()));
  page.on('response', (response) => {
    const request = response.request();
    const isOwn = request.frame() === page.mainFrame();
    if (!isOwn && request.url().startsWith(app)) strangers.push(request.url());
  });
  return { page, strangers, popUps };
}

/** How long the app's page takes to answer: it draws, and its own calls come back, ms. */
function answersIn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const began = performance.now();
    await new Promise(requestAnimationFrame);
    const answer = await fetch('/api/health');
    if (!answer.ok) throw new Error(`health answered ${answer.status}`);
    return performance.now() - began;
  });
}

/** The app's page still answers, about as quickly as `usual`. */
async function expectUsable(page: Page, usual: number): Promise<void> {
  expect(await answersIn(page)).toBeLessThan(Math.max(USABLE_MS, TIMES_SLOWER * usual));
}

/** What the build's page says that its frame has stopped. */
async function stoppedAttempts(profile: OpenedBuild['profile']): Promise<readonly string[]> {
  const answer = await person.request.get(`/api/admin/build/version/${versions.get(profile)}/runtime`);
  const { data } = (await answer.json()) as { data: { problems: { kind: string; code: string }[] } };
  return data.problems.filter(({ kind }) => kind === 'policy').map(({ code }) => code);
}

const stillSignedIn = async () => (await person.request.get('/api/admin/builds')).ok();

const addressFor = (profile: OpenedBuild['profile']) =>
  `/user/admin/builds${profile === 'threads' ? '?isolated=1' : ''}`;

describe.each(PROFILES)('a hostile game in a frame of the profile %s', (profile) => {
  it('gets nothing, reaches nothing and changes nothing', async () => {
    const { page, strangers, popUps } = await appPage(person, addressFor(profile));
    const address = page.url();
    await showGame(page, await open(profile));
    const settings = { app: inject('baseUrl'), sink: sink.url, canary: CANARY };
    for (const attempt of ATTEMPTS) {
      expect(await askGame(page, attempt, settings), attempt).toEqual([]);
      expect(page.url(), attempt).toBe(address);
    }
    expect(sink.arrived).toEqual([]);
    expect(strangers).toEqual([]);
    expect(popUps).toEqual([]);
    expect(await page.evaluate(() => 'canaryStolen' in window)).toBe(false);
    expect(await stillSignedIn()).toBe(true);

    await expect
      .poll(() => stoppedAttempts(profile))
      .toEqual(expect.arrayContaining(['connect-src', 'img-src', 'object-src', 'script-src-elem']));

    await askGame(page, 'leave', settings);
    await expect
      .poll(() =>
        page
          .frames()
          .map((frame) => frame.url())
          .join(),
      )
      .toContain('chrome-error:');
    expect(sink.arrived).toEqual([]);
    await page.close();
  });

  it('leaves the app usable whatever it does to its own page', async () => {
    const { page } = await appPage(person, addressFor(profile));
    const usual = await answersIn(page);
    await showGame(page, await open(profile));
    expect(await askGame(page, 'memory')).toHaveLength(1);
    await expectUsable(page, usual);

    await showGame(page, await open(profile));
    await askGame(page, 'flood', { per_second: 20_000, seconds: 2 });
    await expectUsable(page, usual);

    await showGame(page, await open(profile));
    await askGame(page, 'loop');
    for (let i = 0; i < 5; i += 1) await expectUsable(page, usual);
    await removeGame(page);
    await expectUsable(page, usual);
    await page.close();
  });
});

describe.each(PROFILES)('a hostile game of the profile %s, opened directly', (profile) => {
  it('is not opened', async () => {
    const page = await person.newPage();
    const answer = await page.goto((await open(profile)).url);
    expect(answer?.status()).toBe(403);
    expect(await page.evaluate(() => 'attempted' in window)).toBe(false);
    await page.getByText('It does not open as a page of its own.').waitFor();
    await page.close();
  });

  it('gets nothing either in a browser that does not say what it opens', async () => {
    const proxy = await startSilentProxy();
    const other = await newPerson(browser, { proxy: { server: proxy.url, bypass: '<-loopback>' } });
    await becomeSuperAdmin(other);
    const { page: app } = await appPage(other);
    const page = await other.newPage();
    const popUps: string[] = [];
    page.on('popup', (popUp) => popUps.push(popUp.url()));
    const settings = { app: inject('baseUrl'), sink: sink.url, canary: CANARY };
    const { url } = await open(profile);
    const answer = await page.goto(`${url}#${encodeURIComponent(JSON.stringify(settings))}`);
    expect(answer?.status()).toBe(200);
    await page.waitForFunction(() => (window as unknown as Attempted).attempted.done);
    const { done: _, ...attempted } = await page.evaluate(() => (window as unknown as Attempted).attempted);
    expect(Object.keys(attempted)).toHaveLength(9);
    for (const [name, got] of Object.entries(attempted)) expect(got, name).toEqual([]);
    expect(sink.arrived).toEqual([]);
    expect(popUps).toEqual([]);
    expect((await other.request.get('/api/admin/builds')).ok()).toBe(true);
    await app.close();
    await other.close();
    await proxy.stop();
  });
});
