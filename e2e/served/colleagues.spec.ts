import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { launchBrowser, newPerson } from '../setup/browser.ts';
import { lookAtAll, lookOnce } from './look-at-all.ts';
import { pagesOf } from './paths.ts';

describe('pages of colleagues are in order:', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('of staffing_agency_admin', async () => {
    const person = await newPerson(browser);
    const page = await signedInPage(person, ACCOUNTS.staffing_agency_admin);
    expect(await lookAtAll(page, await pagesOf('staffing_agency_admin', page))).toBe('');
    await person.close();
  });

  // They share their pages with other roles.
  test.each(['company_recruiter', 'independent_recruiter', 'staffing_agency_recruiter'] as const)(
    'of %s',
    async (role) => {
      const person = await newPerson(browser, { reducedMotion: 'reduce' });
      const page = await signedInPage(person, ACCOUNTS[role]);
      expect(await lookOnce(page, await pagesOf(role, page))).toBe('');
      await person.close();
    },
  );
});
