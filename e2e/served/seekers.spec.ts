import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from '../setup/accounts.ts';
import { launchBrowser, newPerson } from '../setup/browser.ts';
import { lookAtAll, lookAtPhone } from './look-at-all.ts';
import { pagesOf, pagesOfVisitors } from './paths.ts';

describe('pages of those who look for work are in order, on a phone in Arabic too:', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('of a visitor', async () => {
    const person = await newPerson(browser);
    const paths = await pagesOfVisitors(person);
    const page = await person.newPage();
    expect(await lookAtAll(page, paths)).toBe('');
    expect(await lookAtPhone(page, paths)).toBe('');
    await person.close();
  });

  test('of a candidate', async () => {
    const person = await newPerson(browser);
    const page = await signedInPage(person, ACCOUNTS.candidate);
    const paths = await pagesOf('candidate', page);
    expect(await lookAtAll(page, paths)).toBe('');
    expect(await lookAtPhone(page, paths)).toBe('');
    await person.close();
  });
});
