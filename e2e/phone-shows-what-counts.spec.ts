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
});
