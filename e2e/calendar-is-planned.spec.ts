import pg from 'pg';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

const DAY = 86_400_000;
describe('the calendar of interviews', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  /** A Monday from next week on. */
  const monday = new Date(Date.now() + (7 + ((8 - new Date().getUTCDay()) % 7)) * DAY)
    .toISOString()
    .slice(0, 10);

  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, {
      viewport: { width: 1280, height: 900 },
      timezoneId: 'Europe/Berlin',
    });
    page = await signedInPage(person, ACCOUNTS.company_admin);
  });
  afterAll(() => browser.close());

  test('leads from people who are free to a new interview; nobody came is said on its page', async () => {
    await page.goto(`/user/events?day=${monday}`);
    const boxes = page.getByRole('grid').getByRole('checkbox');
    await boxes.first().waitFor();
    for (const box of (await boxes.all()).slice(-2)) await box.check();
    await page
      .getByRole('button', { name: /works for all 2/ })
      .first()
      .click();
    const choice = page.getByRole('dialog', { name: 'New interview' });
    await choice.getByLabel('Position').selectOption({ label: 'Quay operations planner' });
    await expect.poll(() => choice.getByLabel('Applicant', { exact: true }).inputValue()).not.toBe('');
    await choice.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Fixed time', checked: true }).waitFor();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.waitForURL(/\/user\/events\/[0-9a-f-]{36}$/);
    const id = page.url().split('/').at(-1) ?? '';

    const address = new URL(inject('demo').databases);
    address.pathname = '/journeys';
    const client = new pg.Client({ connectionString: address.href });
    await client.connect();
    await client.query('delete from event_times where event_id = $1', [id]);
    await client.query(
      "update events set starts_at = now() - interval '9 minutes', ends_at = now() + interval '21 minutes' where id = $1",
      [id],
    );
    await client.end();
    await page.reload();
    await page.getByRole('button', { name: 'Mark as no-show' }).click();
    await page.getByText('No-show').first().waitFor();
  });
});
