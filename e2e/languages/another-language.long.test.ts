import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrInstallChromium } from '../../scripts/find-chromium.mjs';
import type { Role } from '../served/paths.ts';
import { allPages } from '../served/states.ts';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { sideways } from '../setup/look-at-page.ts';
import { type RunningServer, startServer } from '../setup/start-server.ts';
import { Visit } from '../setup/visit.ts';
import { cutOff, Data, leftInEnglish } from './left-in-english.ts';
import { copyWithPseudoLanguage, type ProductCopy } from './product-copy.ts';
import { PSEUDO } from './pseudo-language.ts';
import { everyPageOf } from './rare-pages.ts';

const ROLES: readonly (Role | 'visitor')[] = [
  'visitor',
  'candidate',
  'employee',
  'company_recruiter',
  'company_admin',
  'independent_recruiter',
  'staffing_agency_recruiter',
  'staffing_agency_admin',
  'super_admin',
];

/** Pages that none of the walks is led to, and why. */
const UNVISITED: Readonly<Record<string, string>> = {
  '/public': 'a frame around others that nothing leads to',
  '/apply/$id': 'leads on to the step that is next',
  '/user/simulations/$simulationId/build': 'leads on to its first step',
  '/user/score-templates/$templateId':
    'the page of the platform’s templates, at an organization’s own address',
  '/user/corrections/$correctionId': 'the demo has no correction',
  '/apply/$id/done': 'shown right after applying, which journeys do',
  '/user/admin/surveys/$surveyId': 'the page of an organization’s surveys, at the platform’s own address',
  '/apply/$id/play': 'a play of its own, which journeys follow',
  '/apply/$id/confirmation': 'the demo asks nobody for a confirmation play',
  '/apply/$id/confirmation/play': 'the demo asks nobody for a confirmation play',
};

/** What the app's own list calls the pages that were visited. */
const visited = new Set<string>();

const shownPage = (page: Page) =>
  page.evaluate(() => {
    const { __TSR_ROUTER__: router } = window as unknown as {
      __TSR_ROUTER__: { state: { matches: readonly { fullPath: string }[] } };
    };
    return router.state.matches.at(-1)?.fullPath ?? '';
  });

let product: ProductCopy;
let server: RunningServer;
let browser: Browser;
const dataDir = mkdtempSync(join(tmpdir(), 'tryout-language-data-'));
beforeAll(async () => {
  product = copyWithPseudoLanguage();
  server = await startServer({ dataDir, root: product.root });
  browser = await chromium.launch({ executablePath: findOrInstallChromium(), args: ['--no-sandbox'] });
});
afterAll(async () => {
  await browser?.close();
  await server?.stop();
  product?.remove();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
});

test.each(ROLES)(
  'a language that was added as a file is on every page of %s, whole and not cut off',
  async (role) => {
    const person = await browser.newContext({
      baseURL: server.baseUrl,
      locale: PSEUDO,
      extraHTTPHeaders: { 'accept-language': PSEUDO },
      reducedMotion: 'reduce',
    });
    const page = role === 'visitor' ? await person.newPage() : await signedInPage(person, ACCOUNTS[role]);
    const data = new Data(page);
    const paths = await everyPageOf(role, page);
    const visit = new Visit(page);
    const findings: string[] = [];
    await visit.open(paths[0] ?? '/');
    await page.evaluate((tag) => localStorage.setItem('tryout.locale', tag), PSEUDO);
    for (const path of paths) {
      await visit.open(path);
      await data.takeFromPage(page);
      visited.add(await shownPage(page));
      for (const width of [1280, 360]) {
        const far = await sideways(page, width);
        if (far > 0) findings.push(`${path} at ${width}: scrolls sideways by ${far} px`);
        findings.push(...(await cutOff(page)).map((what) => `${path} at ${width}: ${what}`));
      }
      await page.setViewportSize({ width: 1280, height: 800 });
      findings.push(...(await leftInEnglish(page, data)).map((text) => `${path}: plain English “${text}”`));
    }
    await person.close();
    expect(findings.join('\n')).toBe('');
  },
);

test('no page of the app was left out', async () => {
  const person = await browser.newContext({ baseURL: server.baseUrl });
  const page = await signedInPage(person, ACCOUNTS.super_admin);
  const all = (await allPages(page)).map(({ pattern }) => pattern);
  await person.close();
  expect(all.filter((pattern) => !visited.has(pattern) && !(pattern in UNVISITED))).toEqual([]);
});
