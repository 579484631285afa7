import { readFile } from 'node:fs/promises';
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

test('a recruiter reads a report, narrows it, takes it along, and has it sent', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  await page.getByRole('link', { name: 'Reports' }).first().click();
  await page.getByRole('heading', { name: 'Funnel' }).waitFor();
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last 365 days' });
  await page
    .getByRole('combobox', { name: 'Report', exact: true })
    .selectOption({ label: 'Quality of sources' });
  await page.getByRole('combobox', { name: 'Compare' }).selectOption({ label: 'Positions' });
  const table = page.getByRole('table', { name: 'Quality of sources' });
  await table.getByRole('rowheader', { name: 'Quay operations planner' }).waitFor();
  expect(page.url()).toContain('by=position');
  await page.getByText('What is counted').click();
  await page.getByText('the person now responsible for the position').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page, 320)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'CSV' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain('Quay operations planner');

  await page.getByRole('button', { name: 'Send by mail' }).click();
  const dialog = page.getByRole('dialog', { name: 'Send by mail' });
  await dialog.getByRole('button', { name: 'Send by mail' }).click();
  await dialog.getByText('Quality of sources, next on').waitFor();
  await dialog.getByRole('button', { name: 'Stop “Quality of sources”' }).click();
  await dialog.getByText('None yet.').waitFor();
  await person.close();
});
