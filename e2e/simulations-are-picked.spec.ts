import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PositionWizard } from './pages/position-wizard.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { sideways, violations } from './setup/look-at-page.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('a simulation is found by trait and name, added, removed and undone to its place', async () => {
  const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
  const page = await signedInPage(person, ACCOUNTS.company_recruiter);
  await page.goto('/user');
  const wizard = new PositionWizard(page);
  await wizard.create('Picker of games');
  await page.goto(page.url().replace(/basics.*/, 'simulations'));
  const available = page.getByRole('region', { name: 'Available', exact: true });
  const added = page.getByRole('region', { name: 'Added', exact: true });
  const rows = available.getByRole('button', { name: /^Add / });
  await rows.first().waitFor();
  const all = await rows.count();

  const trait = available.getByRole('group', { name: 'Traits' }).getByRole('button').last();
  const count = Number(/\((\d+)\)$/.exec((await trait.textContent()) ?? '')?.[1]);
  await trait.click();
  await expect.poll(() => rows.count()).toBe(count);
  await page.reload();
  await expect.poll(() => rows.count()).toBe(count);
  await wizard.next();
  await page.goBack();
  await expect.poll(() => rows.count()).toBe(count);
  await available.getByRole('button', { name: 'Clear filters' }).click();
  await expect.poll(() => rows.count()).toBe(all);

  const names = (await rows.evaluateAll((each) => each.map((row) => row.getAttribute('aria-label')))).map(
    (label) => label?.replace('Add ', '') ?? '',
  );
  const [one = '', two = ''] = names;
  await available.getByRole('textbox', { name: 'Search simulations' }).fill(one);
  await expect.poll(() => rows.count()).toBeLessThan(all);
  const practice = available.getByRole('link', { name: `Try it: ${one} (opens in a new tab)` });
  expect(await practice.getAttribute('target')).toBe('_blank');
  await available.getByRole('button', { name: 'Clear filters' }).click();

  await wizard.addSimulation(one);
  await wizard.addSimulation(two);
  const order = () =>
    added
      .getByRole('button', { name: /^Remove / })
      .evaluateAll((each) => each.map((row) => row.getAttribute('aria-label')?.replace('Remove ', '')));
  await expect.poll(order).toEqual([one, two]);
  await page.getByText(`${two} added`).first().waitFor();
  await added.getByRole('button', { name: `Remove ${one}`, exact: true }).click();
  await page.getByText(`${one} removed`).first().waitFor();
  await expect.poll(order).toEqual([two]);
  // A change made before the one before it is answered stays as it was made, and so does the focus.
  const letGo = Promise.withResolvers<void>();
  await page.route(
    '**/simulations',
    async (route) => {
      await letGo.promise;
      await route.fallback();
    },
    { times: 1 },
  );
  await page.keyboard.press('u');
  await expect.poll(order).toEqual([one, two]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  await expect.poll(focused).toBe(`Remove ${one}`);
  await added.getByRole('button', { name: `Move ${one} down`, exact: true }).click();
  await expect.poll(order).toEqual([two, one]);
  await expect.poll(focused).toBe(`Move ${one} up`);
  letGo.resolve();
  await page.getByText(`${one} is now number 2 of 2`).first().waitFor();
  await expect.poll(order).toEqual([two, one]);
  await expect.poll(focused).toBe(`Move ${one} up`);
  await page.keyboard.press('u');
  await expect.poll(order).toEqual([one, two]);
  await expect.poll(focused).toBe(`Move ${one} down`);
  expect(await violations(page)).toEqual([]);

  expect(await sideways(page, 320)).toBe(0);
  await page.getByRole('button', { name: 'View added (2)' }).click();
  await expect.poll(() => added.getByRole('button', { name: 'Back to search' }).isVisible()).toBe(true);
  const top = () => added.evaluate((panel) => panel.getBoundingClientRect().top);
  await expect.poll(top).toBeLessThan(740 / 2);
  expect(await violations(page)).toEqual([]);
  await person.close();
});
