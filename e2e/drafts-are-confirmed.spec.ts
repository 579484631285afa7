import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';

describe('a draft', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('is made of notes, says what it saw, is changed and taken over by a person, and stands in the log', async () => {
    const person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    const page = await signedInPage(person, ACCOUNTS.company_admin);
    const made = await person.request.post('/api/position', {
      data: { title: 'Lighthouse keeper' },
      headers: { 'x-tryout-client': 'web', 'idempotency-key': crypto.randomUUID() },
    });
    const { id } = (await made.json()).data;
    const stored = async () =>
      JSON.stringify((await (await person.request.get(`/api/position/${id}`)).json()).data.description);
    await page.goto(`/user/positions/${id}/edit/description`);
    await page.getByText('Draft or translate').click();
    await page
      .getByRole('textbox', { name: 'Notes' })
      .fill(
        'maintain the lamp\ntwo years of experience at sea\n<img src=x onerror=alert(1)> https://evil.example',
      );
    await page.getByRole('button', { name: 'Draft from notes' }).click();
    const draft = page.getByRole('textbox', { name: 'Draft for you to check' });
    await draft.waitFor();
    expect(await draft.inputValue()).toContain('What you will do\n- Maintain the lamp.');
    await page.getByText('What it was made from').click();
    await page.getByText('Lighthouse keeper', { exact: true }).last().waitFor();
    expect(await stored()).not.toContain('lamp');
    await draft.fill(`${await draft.inputValue()}\n\nCome and see the sea.`);
    await page.getByRole('button', { name: 'Use this text' }).click();
    await expect.poll(stored).toContain('Come and see the sea.');
    expect(await page.locator('main img[src="x"], main a[href*="evil"]').count()).toBe(0);
    await page.goto('/user/ai/log');
    await page
      .getByRole('row', { name: /Job description/ })
      .first()
      .getByText('Confirmed')
      .waitFor();
    await person.close();
  });
});
