import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { launchBrowser, newPerson } from '../setup/browser.ts';
import { lookAtAll } from './look-at-all.ts';
import { pagesOf } from './paths.ts';

describe('pages of a company are in order:', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test.each(['company_admin', 'employee'] as const)('of %s', async (role) => {
    const person = await newPerson(browser);
    const page = await signedInPage(person, ACCOUNTS[role]);
    expect(await lookAtAll(page, await pagesOf(role, page))).toBe('');
    await person.close();
  });
});
