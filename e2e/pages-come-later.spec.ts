import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

const DIST = join(import.meta.dirname, '../apps/web/dist');

let browser: Browser;
let release: string;
beforeAll(async () => {
  browser = await launchBrowser();
  release = secondRelease();
});
afterAll(async () => {
  await browser.close();
  rmSync(release, { recursive: true, force: true });
});

/** The built pages as another build would leave them: every file with a hash has another name. */
function secondRelease(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tryout-second-release-'));
  cpSync(DIST, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name));
  const newName = (name: string) => name.replace(/(\.\w+)$/, '2$1');
  const rename = (text: string) => names.reduce((all, name) => all.replaceAll(name, newName(name)), text);
  for (const name of names) {
    const file = join(assets, name);
    writeFileSync(file, rename(readFileSync(file, 'utf8')));
    renameSync(file, join(assets, newName(name)));
  }
  writeFileSync(join(folder, 'index.html'), rename(readFileSync(join(folder, 'index.html'), 'utf8')));
  return folder;
}

/** From here on the server has the second release, and the files of the first are gone. */
async function deploy(page: Page): Promise<void> {
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/assets/')) {
      const name = pathname.slice('/assets/'.length);
      const isThere = readdirSync(join(release, 'assets')).includes(name);
      return isThere
        ? route.fulfill({ path: join(release, 'assets', name) })
        : route.fulfill({ status: 404, body: 'Not found' });
    }
    const isPage = route.request().isNavigationRequest() || pathname === '/';
    return isPage ? route.fulfill({ path: join(release, 'index.html') }) : route.fallback();
  });
}

/** Marks the app that runs, so that a page loaded anew can be told from it. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }));
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window);

test('a page that was never open opens offline as a sentence in its frame, and by itself with the line', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  page.setDefaultTimeout(25_000);
  const rail = page.getByRole('navigation').first();
  await rail.getByRole('link', { name: 'Invitations' }).waitFor();
  // A browser does not ask again for a script that failed once: pieces of this page have come before the line goes.
  await page.waitForLoadState('networkidle');
  await mark(page);
  await person.setOffline(true);
  await rail.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('heading', { level: 1, name: 'You’re offline.' }).waitFor();
  await rail.getByRole('link', { name: 'Positions' }).waitFor();
  await person.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Invitations' }).waitFor();
  expect(await stayed(page)).toBe(true);
  // Styles that failed offline came along: nothing of the page is bare.
  const isStyled = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    );
  await expect.poll(isStyled).toBe(true);
  await person.close();
});

test('after a release a tab that was open goes on with the new one where the person wanted to go', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  page.setDefaultTimeout(25_000);
  const rail = page.getByRole('navigation').first();
  await rail.getByRole('link', { name: 'Invitations' }).waitFor();
  // A page that still comes would be loaded anew by itself, wherever the link leads.
  await page.waitForLoadState('networkidle');
  await mark(page);
  await deploy(page);
  await rail.getByRole('link', { name: 'Invitations' }).click();
  await page.getByRole('heading', { level: 1, name: 'Invitations' }).waitFor();
  expect(await stayed(page)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/user/invites');
  await person.close();
});

test('a link that is pressed while the tab is loaded anew is where it goes on', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  page.setDefaultTimeout(25_000);
  const rail = page.getByRole('navigation').first();
  const other = await rail.getByRole('link', { name: 'Invitations' }).boundingBox();
  if (!other) throw new Error('the link is not in sight');
  await page.waitForLoadState('networkidle');
  await deploy(page);
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>();
  const { promise: onItsWay, resolve: leave } = Promise.withResolvers<void>();
  await page.route('**/user/positions', async (route) => {
    if (!route.request().isNavigationRequest()) return route.fallback();
    leave();
    await pressed;
    // The person went elsewhere meanwhile: nobody waits for this answer any more.
    await route.fallback().catch(() => undefined);
  });
  await rail.getByRole('link', { name: 'Positions' }).click();
  await onItsWay;
  // Presses of a locator wait for the page to come; a hand does not.
  await page.mouse.click(other.x + other.width / 2, other.y + other.height / 2);
  press();
  await page.getByRole('heading', { level: 1, name: 'Invitations' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/user/invites');
  await person.close();
});

test('after a release a piece of a page that is missing leaves the page as it is, and says so', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  page.setDefaultTimeout(25_000);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await mark(page);
  await deploy(page);
  await page.getByRole('button', { name: /Search/ }).click();
  await page.getByText('A new version of Tryout is available.').waitFor();
  expect(await stayed(page)).toBe(true);
  await page.getByRole('button', { name: 'Reload page' }).click();
  await page.getByRole('button', { name: /Search/ }).click();
  await page.getByRole('dialog').waitFor();
  await person.close();
});

test('the super admin’s places come at once, not with a second try', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
  // Pauses between tries are two seconds and longer: here none of them ever ends.
  await person.addInitScript(() => {
    const soon = window.setTimeout.bind(window);
    const never = (run: TimerHandler, ms = 0, ...more: unknown[]) =>
      ms >= 2_000 ? 0 : soon(run, ms, ...more);
    window.setTimeout = never as typeof window.setTimeout;
  });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  await page.goto('/user');
  await page.getByRole('navigation').first().getByText('Assessment').waitFor();
  await person.close();
});
