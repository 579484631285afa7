import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { Visit } from './setup/visit.ts';

const PHONE = { viewport: { width: 360, height: 740 } };
/** What the bar at the bottom covers for those who are signed in. */
const BAR = 64;

describe('a list on a phone', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('shows its first entry at once, and filters behind one button', async () => {
    const anyone = await newPerson(browser, PHONE);
    const recruiter = await newPerson(browser, PHONE);
    const position = await findPosition(anyone, 'Quay operations planner');
    const lists = [
      [new Visit(await anyone.newPage()), '/jobs', /^\/jobs\/[^/]+\/[^/]+$/, 0],
      [
        new Visit(await signedInPage(recruiter, ACCOUNTS.company_recruiter)),
        `/user/positions/${position}/applicants`,
        /\/applicants\/[0-9a-f-]{36}$/,
        BAR,
      ],
    ] as const;
    for (const [visit, path, entry, covered] of lists) {
      await visit.open(path);
      const bottoms = await visit.page
        .locator('main a[href]')
        .evaluateAll(
          (links, pattern) =>
            links
              .filter((link) => new RegExp(pattern).test(new URL((link as HTMLAnchorElement).href).pathname))
              .map((link) => link.getBoundingClientRect().bottom),
          entry.source,
        );
      expect(bottoms[0], path).toBeLessThan(740 - covered);
      const toggle = visit.page.getByRole('button', { name: /^Filters/ });
      const hidden = visit.page.locator(`[id="${await toggle.getAttribute('aria-controls')}"]`);
      expect(await hidden.isVisible(), path).toBe(false);
      await toggle.press('Enter');
      await hidden.waitFor({ state: 'visible' });
      expect(await toggle.getAttribute('aria-expanded')).toBe('true');
    }
  });

  test('of what is wide nothing is out of sight: facts stack, the shown tab is scrolled to, the head keeps one line', async () => {
    const [recruiter, owner, anyone] = await Promise.all(
      [PHONE, PHONE, { ...PHONE, locale: 'ar' }].map((options) => newPerson(browser, options)),
    );
    if (!recruiter || !owner || !anyone) throw new Error('nobody came');
    const page = await signedInPage(recruiter, ACCOUNTS.company_recruiter);
    const position = await findPosition(recruiter, 'Quay operations planner');
    const answer = await recruiter.request.get(`/api/applicants?position_id=${position}&recordsPerPage=10`);
    const { data } = (await answer.json()) as { data: { items: readonly { application_id: string }[] } };
    await page.goto(`/user/positions/${position}/applicants/${data.items[0]?.application_id}/score-card`);
    await page.getByText(/^Show all \d+ facts$/).click();
    const facts = page.getByRole('region', { name: 'Facts of the play' });
    await facts.waitFor();
    expect(await facts.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(2);
    expect(await facts.getByRole('rowheader').count()).toBeGreaterThan(3);

    const settings = await signedInPage(owner, ACCOUNTS.company_admin);
    await settings.goto('/user/organization/emails');
    const shown = settings.getByRole('tab', { selected: true });
    await shown.waitFor();
    const tab = await shown.boundingBox();
    expect((tab?.x ?? 999) + (tab?.width ?? 0)).toBeLessThanOrEqual(360);

    const jobs = await anyone.newPage();
    const links = jobs.locator('header nav a');
    const opened = async () => {
      await jobs.goto('/jobs');
      await jobs.waitForFunction(() => document.documentElement.lang === 'ar');
      await links.nth(2).waitFor();
    };
    await jobs.route(/\.woff2$/, (route) => route.abort());
    await opened();
    expect(await jobs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await jobs.unroute(/\.woff2$/);
    await opened();
    await jobs.waitForFunction(() =>
      [...document.fonts].some(({ family, status }) => /Readex/.test(family) && status === 'loaded'),
    );
    const lines = await links.evaluateAll((all) =>
      all.map((link) => {
        const words = document.createTreeWalker(link, NodeFilter.SHOW_TEXT).nextNode();
        const range = document.createRange();
        if (words) range.selectNodeContents(words);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
    expect(lines).toEqual([1, 1, 1]);
    expect(await jobs.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (const person of [recruiter, owner, anyone]) await person.close();
  });

  test('and at a desk a row says in full why a play is worth a look', async () => {
    const person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
    const page = await signedInPage(person, ACCOUNTS.company_recruiter);
    const position = await findPosition(person, 'Quay operations planner');
    await page.route(/\/api\/applicants\?.*needs_look=true/, async (route) => {
      const answer = await route.fetch({ url: route.request().url().replace('needs_look=true', '') });
      const body = await answer.json();
      for (const row of body.data.items.slice(0, 2)) row.look_at = ['too_fast_answers', 'clock_drift_s'];
      await route.fulfill({ response: answer, json: body });
    });
    await page.goto(`/user/positions/${position}/applicants`);
    await page.getByText('Play to check').click();
    const chip = page.getByText('Answers came faster than is possible').first();
    await chip.waitFor();
    const table = page.getByRole('region', { name: 'Applicants', exact: true });
    expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThan(2);
    await person.close();
  });
});
