import type { Browser, BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findFirst } from './setup/find-first.ts';
import { findPosition } from './setup/find-position.ts';
import { copySimulation, findSimulation } from './setup/find-simulation.ts';
import { type Finding, sideways, tableOf, violations } from './setup/look-at-page.ts';
import { uploadSample } from './setup/uploaded-game.ts';
import { Visit } from './setup/visit.ts';

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };

/** Opens a page in English and Arabic, light and dark, wide and narrow, and says what is wrong with it. */
async function lookAll(visit: Visit, path: string): Promise<readonly Finding[]> {
  const { page } = visit;
  const findings: Finding[] = [];
  const note = (look: string, found: readonly string[]) =>
    findings.push(...found.map((what) => ({ path, look, what })));

  await speak(visit, 'en');
  await page.setViewportSize(WIDE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await visit.open(path);
  note('light, 1280', await violations(page));
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  note('dark, 1280', await violations(page, 'color-contrast'));
  await page.setViewportSize(PHONE);
  await visit.settled();
  note('dark, 360', await violations(page));
  note('320', await scrolls(visit));

  await page.setViewportSize(PHONE);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await speak(visit, 'ar');
  await visit.open(path);
  note('Arabic, 360', await violations(page));
  note('Arabic, 320', await scrolls(visit));
  note('console', visit.heard());
  return findings;
}

async function lookOnce(visit: Visit, path: string): Promise<readonly Finding[]> {
  await visit.open(path);
  return [...(await violations(visit.page)), ...visit.heard()].map((what) => ({
    path,
    look: 'light, 1280',
    what,
  }));
}

async function scrolls(visit: Visit): Promise<readonly string[]> {
  const far = await sideways(visit.page, 320);
  return far > 0 ? [`scrolls sideways by ${far} px`] : [];
}

async function speak({ page }: Visit, locale: 'en' | 'ar'): Promise<void> {
  if (page.url() === 'about:blank') await page.goto('/NotFound');
  await page.evaluate((value) => localStorage.setItem('tryout.locale', value), locale);
}

/** Every place of the navigation, as the person sees it there. */
async function placesOf(visit: Visit): Promise<readonly string[]> {
  await visit.page.setViewportSize(WIDE);
  await visit.open('/user');
  const links = visit.page.getByRole('navigation').getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return [...new Set(paths.filter((path) => path.startsWith('/')))];
}

const BUILDER = ['purpose', 'traits', 'tasks', 'scoring', 'look', 'publish'];
const SIMULATION_TABS = ['tasks', 'traits', 'candidates', 'results'];
const BUILD_TABS = ['checks', 'try', 'manifest', 'files', 'players'];
const WIZARD = ['basics', 'description', 'questions', 'simulations', 'people', 'check'];

/** Pages that are reached from another page. */
const FURTHER: Partial<
  Record<keyof typeof ACCOUNTS, (person: BrowserContext) => Promise<readonly string[]>>
> = {
  company_admin: async (person) => {
    const id = await findPosition(person, 'Quay operations planner');
    const applicants = await person.request.get(`/api/applicants?position_id=${id}&recordsPerPage=25`);
    const body = await applicants.json();
    const [best] = (body as { data: { items: readonly { application_id: string }[] } }).data.items;
    const one = `/user/positions/${id}/applicants/${best?.application_id}`;
    return [
      `/user/positions/${id}`,
      ...WIZARD.map((step) => `/user/positions/${id}/edit/${step}`),
      `/user/positions/${id}/applicants`,
      `/user/positions/${id}/applicants?view=board`,
      one,
      ...['cv', 'answers', 'comments', 'messages', 'log'].map((tab) => `${one}?tab=${tab}`),
      `${one}/score-card`,
    ];
  },
  super_admin: async (person) => {
    const [trait, formula, task, template, simulation] = await Promise.all([
      findFirst(person, '/traits'),
      findFirst(person, '/admin/formulas'),
      findFirst(person, '/admin/tasks'),
      findFirst(person, '/admin/score/templates'),
      findSimulation(person),
    ]);
    const draft = await copySimulation(person);
    await uploadSample(person, 'dot-count');
    const build = await findFirst(person, '/admin/builds');
    return [
      ...BUILD_TABS.map((tab) => `/user/admin/builds/${build.id}?tab=${tab}`),
      `/user/admin/traits?entry=category.${trait.id}`,
      `/user/admin/formulas/${formula.id}`,
      '/user/admin/formulas/conditions',
      '/user/admin/formulas/operators',
      `/user/admin/tasks/${task.id}`,
      `/user/admin/score-templates/${template.id}`,
      '/user/admin/responses',
      ...SIMULATION_TABS.map((tab) => `/user/simulations/${simulation}?tab=${tab}`),
      ...BUILDER.map((step) => `/user/simulations/${draft}/build/${step}`),
    ];
  },
  employee: async (person) => {
    const id = await findPosition(person, 'Quay operations planner');
    return [`/user/positions/${id}/applicants`];
  },
};

describe('every page of everyone is in order', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('of a visitor', { timeout: 180_000 }, async () => {
    const person = await newPerson(browser);
    const visit = new Visit(await person.newPage());
    const position = await findPosition(person, 'Quay operations planner');
    const findings: Finding[] = [];
    for (const path of [
      '/',
      '/demo',
      '/dev/outbox',
      '/jobs',
      '/jobs/harbour-logistics',
      '/jobs/harbour-logistics/quay-operations-planner',
      `/apply/new?position=${position}`,
      '/public/login',
      '/public/signup/1',
      '/public/reset',
      '/NotFound',
    ])
      findings.push(...(await lookAll(visit, path)));
    expect(tableOf(findings)).toBe('');
    await person.close();
  });

  test.each(['company_admin', 'candidate', 'employee', 'super_admin', 'staffing_agency_admin'] as const)(
    'of %s',
    { timeout: 420_000 },
    async (role) => {
      const person = await newPerson(browser);
      const visit = new Visit(await signedInPage(person, ACCOUNTS[role]));
      const paths = [...(await placesOf(visit)), ...((await FURTHER[role]?.(person)) ?? [])];
      const findings: Finding[] = [];
      for (const path of paths) findings.push(...(await lookAll(visit, path)));
      expect(tableOf(findings)).toBe('');
      await person.close();
    },
  );

  // They share their pages with the roles above.
  test.each(['company_recruiter', 'independent_recruiter', 'staffing_agency_recruiter'] as const)(
    'of %s',
    { timeout: 120_000 },
    async (role) => {
      const person = await newPerson(browser, { viewport: WIDE, reducedMotion: 'reduce' });
      const visit = new Visit(await signedInPage(person, ACCOUNTS[role]));
      const findings: Finding[] = [];
      for (const path of await placesOf(visit)) findings.push(...(await lookOnce(visit, path)));
      expect(tableOf(findings)).toBe('');
      await person.close();
    },
  );
});
