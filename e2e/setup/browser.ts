import { randomInt } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--no-first-run',
  '--disable-component-update',
  '--disable-sync',
  // The people of journeys are people; without it every play of theirs is marked as played by software.
  '--disable-blink-features=AutomationControlled',
];

/** For anything on a page, on a machine that is busy with other journeys as well. */
const LONGEST_WAIT_MS = 60_000;

let running: Browser | undefined;

/**
 * The browser of this worker, launched for its first journey. Close it in `afterAll`: that takes away its people and
 * their pages, and leaves the browser to the next file.
 */
export async function launchBrowser(): Promise<Browser> {
  if (running?.isConnected()) return running;
  const browser = await chromium.launch({ executablePath: inject('chromiumPath'), args: ARGUMENTS });
  browser.close = async () => {
    await Promise.all(browser.contexts().map((person) => person.close()));
  };
  running = browser;
  return browser;
}

/** What every open page shows, for whoever looks why a journey failed. */
export async function openPages(): Promise<string> {
  const pages = running?.contexts().flatMap((person) => person.pages()) ?? [];
  const told = pages.map(async (page) => {
    const text = await page.innerText('body', { timeout: 2000 }).catch((error: Error) => error.message);
    return `${page.url()}\n${text.slice(0, 1500)}`;
  });
  return (await Promise.all(told)).join('\n\n');
}

/**
 * A person whose browser lets sites within a page keep things, as most people's do; here the setting is the other way
 * round. Its folder goes with it.
 */
export async function personWithStorage(): Promise<BrowserContext> {
  const folder = mkdtempSync(join(tmpdir(), 'tryout-browser-'));
  mkdirSync(join(folder, 'Default'));
  const settings = { profile: { block_third_party_cookies: false, cookie_controls_mode: 0 } };
  writeFileSync(join(folder, 'Default', 'Preferences'), JSON.stringify(settings));
  const person = await chromium.launchPersistentContext(folder, {
    executablePath: inject('chromiumPath'),
    args: ARGUMENTS,
    baseURL: inject('baseUrl'),
    locale: 'en-US',
  });
  person.on('close', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  await giveAddress(person);
  return person;
}

/** A person with a browser of their own: fresh cookies, addresses relative to the running Tryout. */
export async function newPerson(
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<BrowserContext> {
  const person = await browser.newContext({
    baseURL: inject('baseUrl'),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    // What is waited for comes at once, and nothing is drawn sixty times a second that nobody watches.
    reducedMotion: 'reduce',
    ...options,
  });
  person.setDefaultTimeout(LONGEST_WAIT_MS);
  await giveAddress(person);
  return person;
}

/**
 * Has a person's requests come from a network address of their own (`within-server.ts`), as in the world. What the
 * server allows each address is then never used up by other journeys, however many there are.
 */
async function giveAddress(person: BrowserContext): Promise<void> {
  const value = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  await person.addCookies([
    { name: 'journey-address', value, domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' },
  ]);
}
