import { type Browser, type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { inject } from 'vitest';

/** Launches the browser of the run; close it in `afterAll`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--no-first-run',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}

/** A person with a browser of their own: fresh cookies, addresses relative to the running Tryout. */
export function newPerson(browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: inject('baseUrl'),
    locale: 'en-US',
    timezoneId: 'America/New_York',
    ...options,
  });
}
