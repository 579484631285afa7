import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { sideways, violations } from './setup/look-at-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a recruiter tries a cut-off and a range, uses them, and goes back', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user/positions');
  await page.getByRole('link', { name: 'Quay operations planner' }).first().click();
  await page
    .getByRole('link', { name: /applicants/i })
    .first()
    .click();
  await page.getByRole('link', { name: 'What if', exact: true }).click();
  const both = page.getByRole('table', { name: 'Current and with changes' });
  const chosen = both.getByRole('row', { name: /^Chosen \d/ });
  await page.getByRole('slider', { name: 'How many' }).press('Home');
  await chosen.filter({ hasText: /1\s*1$/ }).waitFor();
  await page.getByRole('combobox', { name: 'Choose', exact: true }).selectOption('cut_off');
  await page.getByRole('slider', { name: 'Job fit of at least' }).press('Home');
  await chosen.waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page, 360)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  const use = page.getByRole('button', { name: 'Use these' });
  expect(await use.isDisabled()).toBe(true);
  await page.getByRole('checkbox', { name: /min$/ }).first().click();
  await page.getByRole('button', { name: 'Reset' }).click();
  await page.getByRole('checkbox', { name: /min$/ }).first().click();
  await use.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Use these' }).click();
  await page.getByText(/is used from here on/).waitFor();
  await page.getByRole('button', { name: 'Go back to the earlier version' }).click();
  await page.getByText(/is used from here on/).waitFor({ state: 'detached' });
  await person.close();
});
