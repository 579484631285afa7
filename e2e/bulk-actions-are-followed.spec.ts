import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PositionWizard } from './pages/position-wizard.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { violations } from './setup/look-at-page.ts';
import { addApplicants } from './setup/many-applicants.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a recruiter tags a long list, follows it from another page and undoes it there', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.other_company_admin);
  await page.goto('/user');
  await new PositionWizard(page).create('Long list');
  const position = /positions\/([^/]+)/.exec(page.url())?.[1] ?? '';
  await addApplicants(position, 130);

  await page.goto(`/user/positions/${position}/applicants`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 130 matching applicants' }).click();
  await page.getByRole('button', { name: 'Tag', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Tag 130 applicants' });
  await dialog.getByLabel('Add tag').fill('autumn');
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await page.getByText('Started. Find it in Background jobs.').waitFor();

  await page.locator('tbody').getByText('autumn').first().waitFor();

  await page.goto('/user/positions');
  await page.getByRole('button', { name: 'Background jobs' }).click();
  const tray = page.getByRole('dialog', { name: 'Background jobs' });
  await tray.getByText('130 tagged', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await tray.getByRole('button', { name: 'Undo', exact: true }).click();
  await tray.getByText('Undone for 130 applicants').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Background jobs' }).click();
  await tray.getByText('Undone for 130 applicants').waitFor();
  await tray.getByRole('link', { name: 'View applicants' }).click();
  await page
    .getByRole('region', { name: 'Bulk actions' })
    .getByText('Tags of 130 applicants restored.')
    .waitFor();
  await person.close();
});
