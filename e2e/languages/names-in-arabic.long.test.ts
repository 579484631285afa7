import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES, TASK_KEYS } from '@tryout/games/registry';
import { SIMULATIONS } from '@tryout/games/simulations';
import { CATEGORIES } from '@tryout/games/vocabulary';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildWeb } from '../../scripts/build-web.mjs';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';
import type { Role } from '../served/paths.ts';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { sideways } from '../setup/look-at-page.ts';
import { type RunningServer, startServer } from '../setup/start-server.ts';
import { Visit } from '../setup/visit.ts';
import { everyPageOf } from './rare-pages.ts';

/** What the platform calls its traits, games and simulations in English. */
const NAMES = [
  ...CATEGORIES.flatMap((category) => [
    category.name,
    ...category.traits.flatMap(({ name, low_label, high_label, subtraits }) => [
      name,
      low_label,
      high_label,
      ...subtraits.flatMap((each) => [each.name, each.low_label, each.high_label]),
    ]),
  ]),
  ...TASK_KEYS.map((key) => GAMES[key].library.name),
  ...SIMULATIONS.map((simulation) => simulation.name),
];

let server: RunningServer;
let browser: Browser;
const dataDir = mkdtempSync(join(tmpdir(), 'tryout-arabic-data-'));
beforeAll(async () => {
  await buildWeb();
  server = await startServer({ dataDir });
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

/** Those of the names that a page shows in English outside of what people wrote, each once. */
function shownIn(page: Page): Promise<readonly string[]> {
  return page.evaluate((names) => {
    const known = new Set(names);
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const parent = node.parentElement;
      if (
        known.has(text) &&
        parent?.checkVisibility() &&
        !parent.closest('[data-own-words], [lang]:not(html)')
      )
        found.add(text);
    }
    return [...found];
  }, NAMES);
}

test.each(['candidate', 'company_admin', 'super_admin'] as const satisfies readonly Role[])(
  'what the platform names is called in Arabic on every page of %s, and nothing scrolls sideways on a phone',
  async (role) => {
    const person = await browser.newContext({
      baseURL: server.baseUrl,
      locale: 'ar',
      reducedMotion: 'reduce',
    });
    const page = await signedInPage(person, ACCOUNTS[role]);
    const paths = await everyPageOf(role, page);
    const visit = new Visit(page);
    await visit.open(paths[0] ?? '/');
    await page.evaluate(() => localStorage.setItem('tryout.locale', 'ar'));
    const findings: string[] = [];
    // Skills are words that people choose from, in positions and in the lists for them; one is called as a trait is.
    for (const path of paths.filter((each) => !/\/edit\/(?:basics|check)$|\/admin\/reference$/.test(each))) {
      await visit.open(path);
      const far = await sideways(page, 360);
      if (far > 0) findings.push(`${path}: scrolls sideways by ${far} px at 360`);
      await page.setViewportSize({ width: 1280, height: 800 });
      findings.push(...(await shownIn(page)).map((name) => `${path}: “${name}”`));
    }
    await person.close();
    expect(findings.join('\n')).toBe('');
  },
);
