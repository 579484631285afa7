import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a recruiter exports chosen applicants and downloads the file from another page', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  const position = await findPosition(person, 'Quay operations planner');
  await page.goto(`/user/positions/${position}/applicants`);
  await page.locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('button', { name: 'CSV file' }).click();
  await page.getByText('Export started. Find it in Background jobs.').waitFor();
  await page.goto('/user/positions');
  await page.getByRole('button', { name: 'Background jobs' }).click();
  const tray = page.getByRole('dialog', { name: 'Background jobs' });
  await tray.getByText('Done: 1 applicant').waitFor();
  const downloading = page.waitForEvent('download');
  await tray.getByRole('link', { name: 'Download' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(2);
  await tray.getByRole('button', { name: 'Dismiss: Export applicants (CSV)' }).click();
  await tray.waitFor({ state: 'detached' });

  await page.goto(`/user/positions/${position}/applicants?status=rejected&sort=name`);
  await page.getByRole('button', { name: 'Export list' }).click();
  await page.getByRole('button', { name: 'CSV file' }).click();
  await page.getByText('Export started. Find it in Background jobs.').waitFor();
  await person.close();
});
