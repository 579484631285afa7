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

  // A town by its plain letters and the keyboard alone; then a name that no town has.
  const locations = page.getByRole('combobox', { name: 'Locations' });
  await locations.focus();
  await page.keyboard.type('tromso');
  await page.getByRole('option', { name: 'Tromsø' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Tromsø' }).waitFor();
  await page.getByRole('img', { name: 'Map of Tromsø' }).waitFor();
  await locations.focus();
  await page.keyboard.type('Our own pier');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Remove Our own pier' }).waitFor();
  expect(await locations.inputValue()).toBe('');
});
