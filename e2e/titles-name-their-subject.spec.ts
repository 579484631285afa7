import { PAGE_ADDRESSES } from '@tryout/contract/page-addresses';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { Visit } from './setup/visit.ts';

/** Two subjects of each address, as links of a list lead to them, and the pages below each. */
interface Walk {
  readonly as: keyof typeof ACCOUNTS | null;
  /** A page with links to subjects; or the subjects themselves. */
  readonly from: string | readonly string[];
  readonly address: (typeof PAGE_ADDRESSES)[number];
  readonly below?: readonly string[];
}

const WALKS: readonly Walk[] = [
  { as: null, from: '/jobs', address: '/jobs/$organization_slug/$position_slug' },
  { as: null, from: ['/jobs/harbour-logistics', '/jobs/meadow-foods'], address: '/jobs/$organization_slug' },
  { as: null, from: ['/terms/terms', '/terms/privacy'], address: '/terms/$doc' },
  {
    as: 'company_recruiter',
    from: '/user/positions',
    address: '/user/positions/$id',
    below: [
      'applicants',
      'applicants/review',
      'edit/basics',
      'edit/check',
      'share',
      'interview-questions',
      'what-if',
    ],
  },
  {
    as: 'company_recruiter',
    from: '/user/positions/{position}/applicants',
    address: '/user/positions/$id/applicants/$applicationId',
    below: ['score-card'],
  },
  { as: 'company_recruiter', from: '/user/candidates', address: '/user/candidates/$personId' },
  {
    as: 'company_admin',
    from: ['/user/organization/profile', '/user/organization/reasons'],
    address: '/user/organization/$part',
  },
  {
    as: 'company_admin',
    from: ['/user/settings/account', '/user/settings/mail'],
    address: '/user/settings/$part',
  },
  {
    as: 'company_admin',
    from: ['/user/billing/plans', '/user/billing/invoices'],
    address: '/user/billing/$part',
  },
  {
    as: 'company_admin',
    from: ['/user/reports/impact', '/user/reports/questions'],
    address: '/user/reports/$report',
  },
  { as: 'company_admin', from: '/user/surveys', address: '/user/surveys/$surveyId' },
  { as: 'company_admin', from: ['/user/ai/log', '/user/ai/settings'], address: '/user/ai/$part' },
  { as: 'candidate', from: '/user/applications', address: '/user/applications/$id' },
  { as: 'candidate', from: '/user/score-cards', address: '/user/score-cards/$cardId' },
  {
    as: 'super_admin',
    from: '/user/simulations',
    address: '/user/simulations/$simulationId',
    below: ['candidates', 'play', 'try'],
  },
  { as: 'super_admin', from: '/user/admin/formulas', address: '/user/admin/formulas/$formulaId' },
  {
    as: 'super_admin',
    from: '/user/admin/organizations',
    address: '/user/admin/organizations/$id',
  },
  { as: 'super_admin', from: '/user/admin/norms', address: '/user/admin/norms/$normId' },
  { as: 'super_admin', from: '/user/admin/tasks', address: '/user/admin/tasks/$taskId', below: ['play'] },
];

/** Pages of one person that have nothing to tell apart, lead on at once, or need a secret or a state to be opened. */
const LEFT_OUT: readonly (typeof PAGE_ADDRESSES)[number][] = [
  '/apply/$id',
  '/apply/$id/adjustments',
  '/apply/$id/confirmation',
  '/apply/$id/confirmation/play',
  '/apply/$id/cv',
  '/apply/$id/done',
  '/apply/$id/play',
  '/apply/$id/practice',
  '/apply/$id/questions',
  '/apply/$id/ready',
  '/apply/$id/send',
  '/apply/$id/you',
  '/my-data/$token',
  '/shared-card/$token',
  '/survey/$token',
  '/user/admin/surveys/$surveyId',
  '/user/cvs/$cvId',
  '/book/$token',
  '/confirm-email/$token',
  '/contact/$token',
  '/user/admin/candidates/$id',
  '/email-change/$token',
  '/factor-reset/$token',
  '/u/$token',
  '/report-mails/$token',
  '/user/correct/$id',
  '/expert/$token',
  '/invite/$token',
  '/join/$token',
  '/public/signup/$step',
  '/user/admin/builds/$buildId',
  '/user/admin/expert-panels/$panelId',
  '/user/admin/formulas/conditions/$conditionId',
  '/user/admin/score-templates/$templateId',
  '/user/admin/tasks/$taskId/played',
  '/user/agency/positions/$shareId',
  '/user/corrections/$correctionId',
  '/user/events/$eventId',
  '/user/events/$eventId/kit',
  '/user/events/calendars/$provider',
  '/user/positions/$id/applicants/compare',
  '/user/score-templates/$templateId',
  '/user/submissions/$submissionId',
  '/user/simulations/$simulationId/build',
  '/user/simulations/$simulationId/build/$step',
  '/user/simulations/$simulationId/played',
];

const patternOf = (address: string) => new RegExp(`^${address.replace(/\$\w+/g, '[^/]+')}$`);

/** Whether a path is that of a page of its own, which an address with a subject would match as well. */
const isOther = (path: string, address: string) =>
  PAGE_ADDRESSES.some(
    (each) => each.split('$').length < address.split('$').length && patternOf(each).test(path),
  );

describe('the name of the browser tab', () => {
  let browser: Browser;
  let people: Map<Walk['as'], Promise<Visit>>;
  beforeAll(async () => {
    browser = await launchBrowser();
    people = new Map();
  });
  afterAll(() => browser.close());

  function visitOf(as: Walk['as']): Promise<Visit> {
    const known = people.get(as);
    if (known) return known;
    const made = newPerson(browser, { viewport: { width: 1280, height: 900 } }).then(async (person) => {
      const visit = new Visit(await (as ? signedInPage(person, ACCOUNTS[as]) : person.newPage()));
      await visit.open(as ? '/user' : '/');
      return visit;
    });
    people.set(as, made);
    return made;
  }

  /** Goes there within the app, as a link does, and hears what the tab is called then. */
  async function titleAt(visit: Visit, path: string): Promise<string> {
    const before = await visit.page.title();
    await visit.page.evaluate((to) => window.history.pushState({}, '', to), path);
    await expect.poll(() => visit.page.title(), { message: path }).not.toBe(before);
    await visit.settled();
    return visit.page.title();
  }

  async function subjectsOf(visit: Visit, { from, address }: Walk): Promise<readonly string[]> {
    if (typeof from !== 'string') return from;
    await titleAt(visit, from);
    const links = await visit.page
      .locator('main a[href]')
      .evaluateAll((found) =>
        found.map(
          (link) =>
            [
              (link as HTMLAnchorElement).innerText,
              new URL((link as HTMLAnchorElement).href).pathname,
            ] as const,
        ),
      );
    const isSubject = (path: string) => patternOf(address).test(path) && !isOther(path, address);
    // Two of one name are allowed, and journeys that run at the same time make some.
    const named = new Map(links.filter(([, path]) => isSubject(path)));
    return [...new Set(named.values())].slice(0, 2);
  }

  test.each(WALKS)('$address and below', async (walk) => {
    const visit = await visitOf(walk.as);
    const position = await findPosition(visit.page.context(), 'Quay operations planner');
    const from = typeof walk.from === 'string' ? walk.from.replace('{position}', position) : walk.from;
    const subjects = await subjectsOf(visit, { ...walk, from });
    // The demo's candidate has one score card.
    expect(subjects.length).toBeGreaterThanOrEqual(walk.address.includes('$cardId') ? 1 : 2);
    const titles = new Map<string, string>();
    for (const below of ['', ...(walk.below ?? []).map((part) => `/${part}`)]) {
      for (const subject of subjects) titles.set(subject + below, await titleAt(visit, subject + below));
    }
    for (const title of titles.values()) expect(title).toMatch(/^[^/]{3,} · Tryout$/);
    expect(
      [...titles].filter(([, title], at, all) => all.findIndex(([, other]) => other === title) < at),
    ).toEqual([]);
  });

  test('is looked at wherever an address names a subject', () => {
    const walked = WALKS.flatMap(({ address, below = [] }) => [
      address,
      ...PAGE_ADDRESSES.filter((each) => below.some((part) => patternOf(each).test(`${address}/${part}`))),
    ]);
    const subjects = PAGE_ADDRESSES.filter((address) => address.includes('$'));
    const same = (address: string) => address.replace(/\$\w+/g, '$');
    const seen = new Set([...walked, ...LEFT_OUT].map(same));
    expect(subjects.filter((address) => !seen.has(same(address)))).toEqual([]);
  });
});
