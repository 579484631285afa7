import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { sideways, violations } from './setup/look-at-page.ts';
import { signUpQuickly } from './setup/sign-up-quickly.ts';

const PASSWORD = 'Quiet-Harbour-7';
const HEADERS = { 'x-tryout-client': 'web' };

async function isFit(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page, 360)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
}

async function candidate(browser: Browser, email: string): Promise<{ person: BrowserContext; page: Page }> {
  const person = await newPerson(browser);
  await signUpQuickly(person, email, PASSWORD);
  return { person, page: await person.newPage() };
}

describe('what a candidate keeps', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('a position is saved and shared; who it is, is asked before an account is changed', async () => {
    const { person, page } = await candidate(browser, 'rosa.saves@example.test');
    const answer = await person.request.get('/api/jobs?q=Night%20baker');
    const { data } = (await answer.json()) as {
      data: { items: readonly { slug: string; organization: { slug: string } }[] };
    };
    const job = data.items[0];
    await page.goto(`/jobs/${job?.organization.slug}/${job?.slug}`);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByRole('button', { name: 'Saved', exact: true }).waitFor();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Copy link' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.goto('/user/saved-jobs');
    await page.getByRole('link', { name: 'Night baker' }).waitFor();
    await isFit(page);

    // As it is once some minutes have passed since the sign-in.
    let asked = 0;
    await page.route('**/api/user/authenticator', async (route) => {
      asked += 1;
      if (asked > 1) return route.continue();
      const body = { code: 'confirm_first', message: 'Confirm that it’s you.', fields: [] };
      await route.fulfill({ status: 403, json: body });
    });
    await page.goto('/user/settings/security');
    await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
    const who = page.getByRole('dialog', { name: 'Confirm that it’s you' });
    await who.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await isFit(page);
    await who.getByRole('button', { name: 'Confirm', exact: true }).click();
    await page.getByText('Scan this picture with your authenticator app.').waitFor();

    // As it is once the organization asks for a second step.
    await page.route('**/api/auth/user', async (route) => {
      const real = await route.fetch({ headers: { ...route.request().headers(), ...HEADERS } });
      const body = (await real.json()) as { data: object };
      await route.fulfill({ json: { ...body, data: { ...body.data, must_add_factor: true } } });
    });
    await page.goto('/user/settings/mail');
    await page.getByRole('heading', { name: 'Protect your account first' }).waitFor();
    await isFit(page);
    await page.getByRole('button', { name: 'Continue to Tryout' }).click();
    await page
      .getByRole('alert')
      .getByText('Set up a passkey or an authenticator app to continue.')
      .waitFor();
    await person.close();
  });
});
