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

test('a recruiter sorts, narrows and compares, and who comes next follows', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  const position = await findPosition(person, 'Quay operations planner');
  await page.goto(`/user/positions/${position}/applicants`);
  // Flags of a row may be links as well; the name is the row's header.
  const names = () => page.locator('tbody').getByRole('rowheader').getByRole('link').allTextContents();
  const header = (name: string) => page.getByRole('columnheader', { name });
  await header('Job fit').and(page.locator('[aria-sort="descending"]')).waitFor();
  await expect.poll(names).toHaveLength(20);
  const byFit = await names();
  await header('Name').getByRole('button').click();
  await header('Name').and(page.locator('[aria-sort="ascending"]')).waitFor();
  await expect.poll(names).not.toEqual(byFit);
  await expect.poll(names).toHaveLength(20);
  const byName = await names();
  expect(byName).toEqual(byName.toSorted(new Intl.Collator('und', { numeric: true }).compare));
  // Beside the list, which stays as it is; the keys go on to the next, and back to the row.
  const beside = (name = '') => page.getByRole('complementary', { name, exact: true });
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: byName[0] ?? '', exact: true }) });
  await row.focus();
  await page.keyboard.press('Enter');
  await beside(byName[0]).getByRole('tab', { name: 'CV' }).waitFor();
  await page.keyboard.press(']');
  await beside(byName[1]).getByRole('tab', { name: 'CV' }).waitFor();
  expect(await names()).toEqual(byName);
  await page.keyboard.press('Escape');
  await beside(byName[1]).waitFor({ state: 'detached' });
  await expect.poll(() => row.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.getByRole('link', { name: byName[1] ?? '', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: byName[1] ?? '' }).waitFor();
  await page.keyboard.press(']');
  await page.getByRole('heading', { level: 1, name: byName[2] ?? '' }).waitFor();
  await page.goto(`/user/positions/${position}/applicants?sort=name`);
  await page.getByRole('button', { name: 'Sort by job fit' }).click();
  await expect.poll(names).toEqual(byFit);

  await page.getByRole('button', { name: 'More filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'More filters' });
  await dialog.getByLabel('Applied from').fill('2020-02-02');
  await dialog.getByLabel('Applied until').fill('2020-02-01');
  await dialog.getByRole('button', { name: 'Add a trait' }).click();
  await dialog.getByLabel('Trait', { exact: true }).selectOption({ index: 1 });
  await dialog.getByLabel('Minimum score').fill('101');
  await dialog.getByRole('button', { name: 'Apply filters' }).click();
  await dialog.getByText('Choose an end date on or after the start date.').waitFor();
  await dialog.getByText('Enter a whole number from 0 to 100.').waitFor();
  await dialog.getByLabel('Applied until').fill('');
  await dialog.getByLabel('Minimum score').fill('60');
  await dialog.getByRole('button', { name: 'Apply filters' }).click();
  await dialog.waitFor({ state: 'detached' });
  const chip = page.getByRole('listitem').filter({ hasText: ': 60 or higher' });
  await chip.waitFor();
  await expect.poll(async () => (await names()).length).toBeLessThan(byFit.length);
  await page.reload();
  await chip.waitFor();
  await page.getByText('Applied from 2 Feb 2020').waitFor();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(names).toEqual(byFit);

  for (const name of byFit.slice(0, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  // What is done with the chosen ones loads once somebody is chosen, its keys as well.
  await page.getByRole('button', { name: 'Compare', exact: true }).waitFor();
  await page.keyboard.press('o');
  await page.getByRole('heading', { name: 'Compare applicants', level: 1 }).waitFor();
  const table = page.getByRole('region', { name: 'Compare applicants' });
  const heads = table.getByRole('columnheader').getByRole('link');
  await expect.poll(() => heads.allTextContents()).toEqual(byFit.slice(0, 3));
  const fits = await table
    .getByRole('row')
    .filter({ hasText: 'Job fit' })
    .first()
    .getByRole('cell')
    .allInnerTexts();
  expect(fits.map((text) => Number.parseInt(text, 10))).toEqual(
    fits.map((text) => Number.parseInt(text, 10)).toSorted((a, b) => b - a),
  );
  const traits = page.getByRole('region', { name: 'Traits' });
  const all = await traits.getByRole('listitem').count();
  await page.getByRole('checkbox', { name: 'Only differences' }).check();
  await page.waitForURL(/differences=true/);
  expect(await traits.getByRole('listitem').count()).toBeLessThanOrEqual(all);
  await page.getByRole('checkbox', { name: 'Hide names' }).check();
  await expect.poll(async () => (await heads.allTextContents()).join()).not.toContain(byFit[0]);
  await page.getByRole('checkbox', { name: 'Hide names' }).uncheck();
  await table.getByRole('button', { name: `Remove ${byFit[1]} from the comparison` }).click();
  await expect.poll(() => heads.allTextContents()).toEqual([byFit[0], byFit[2]]);
  await table.getByRole('button', { name: `Remove ${byFit[2]} from the comparison` }).click();
  await page.getByRole('heading', { name: 'Choose 2 to 5 applicants to compare' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill((byFit[4] ?? '').split(' ').toReversed().join(' ').slice(0, -1));
  await page.getByRole('option', { name: `${byFit[4]} · Quay operations planner` }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: byFit[4] ?? '' }).waitFor();
  await person.close();
});
