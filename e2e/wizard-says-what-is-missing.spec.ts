import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PositionWizard } from './pages/position-wizard.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a position is created from home, warns of nothing at first, and then names the field', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  const create = page.getByRole('main').getByText('Create position', { exact: true });
  await create.waitFor();
  expect(await create.count()).toBe(1);
  await create.click();
  await page.getByRole('dialog', { name: 'Create position' }).waitFor();
  await page.goto('/user');
  await new PositionWizard(page).create('Nothing is missing');
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByText('needs attention').count()).toBe(0);
  const title = page.getByRole('textbox', { name: 'Job title' });
  await title.fill('');
  await title.blur();
  await page.getByRole('alert').getByRole('link', { name: 'Job title is required.' }).click();
  expect(await title.evaluate((each) => each === document.activeElement)).toBe(true);
});
