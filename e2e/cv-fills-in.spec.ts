import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { samplePdf } from '../apps/server/src/features/cvs/sample-documents.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { sideways, violations } from './setup/look-at-page.ts';

// One whose applicants no journey counts.
const POSITION = 'Night baker';
const LINES = [
  'Mara Feld',
  'mara.feld@post.example.org · +49 40 5551234 · 20457 Hamburg · linkedin.com/in/mara-feld',
  'Experience',
  'Shift planner, Elbe Logistics GmbH, 03/2019 - 04/2024',
  'Crane driver, North Port Ltd, 2015 - 2018',
  'Education',
  'BSc Logistics, University of Hamburg, 2012 - 2015',
  'Skills',
  'Forecasting, Excel, Route planning',
  'Languages',
  'German (C1), English (B2)',
];

async function isFit(page: Page): Promise<void> {
  expect(await violations(page)).toEqual([]);
  expect(await sideways(page, 360)).toBe(0);
}

describe('a CV fills in what a candidate would type', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('on a phone: contact details when applying, then the profile, each part taken or left', async () => {
    const person = await newPerson(browser, { viewport: { width: 360, height: 740 } });
    const page = await person.newPage();
    await page.goto(`/apply/new?position=${await findPosition(person, POSITION)}`);
    await page.getByLabel('First name').fill('Mara');
    await page.getByLabel('Last name').fill('Feldt');
    await page.getByLabel('Email').fill('mara@example.test');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Start application' }).click();

    await page.getByRole('heading', { name: 'Your CV' }).waitFor();
    const file = { name: 'mara.pdf', mimeType: 'application/pdf', buffer: await samplePdf(LINES) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('radio', { name: 'mara.pdf' }).waitFor();
    await page.getByRole('button', { name: 'Continue', exact: true }).click();

    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await expect.poll(() => page.getByLabel(/^Phone/).inputValue()).toBe('+49 40 5551234');
    expect(await page.getByRole('combobox', { name: /^Location/ }).inputValue()).toBe('20457 Hamburg');
    // What was typed stays until its owner says otherwise.
    expect(await page.getByLabel('Last name', { exact: true }).inputValue()).toBe('Feldt');
    await isFit(page);
    await page.getByRole('button', { name: /^Last name in your CV: .*Feld/ }).click();
    expect(await page.getByLabel('Last name', { exact: true }).inputValue()).toBe('Feld');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: 'Questions', exact: true }).waitFor();

    await page.goto('/user/cvs');
    await page.getByRole('link', { name: /^Fill in my profile/ }).click();
    await page.getByRole('heading', { name: 'mara.pdf' }).waitFor();
    const planner = page.getByRole('checkbox', { name: /Shift planner, Elbe Logistics GmbH/ });
    await planner.waitFor();
    expect(await planner.isChecked()).toBe(true);
    // A job without months waits for them.
    expect(await page.getByRole('checkbox', { name: /Crane driver/ }).isDisabled()).toBe(true);
    await page.getByRole('checkbox', { name: 'Excel' }).uncheck();
    await page.getByRole('checkbox', { name: 'English (B2)' }).uncheck();
    await isFit(page);
    await page.getByRole('button', { name: /^Add \d+ items to my profile/ }).click();
    await page.getByRole('heading', { name: 'Profile', exact: true }).waitFor();
    await page.getByText('Shift planner').first().waitFor();
    expect(await page.getByText('Crane driver').count()).toBe(0);
    await page.getByText('German (C1 – advanced)').waitFor();
    expect(await page.getByText('English (B2').count()).toBe(0);

    // Without a line a change waits in the browser; it goes out by itself.
    await person.setOffline(true);
    await page.getByRole('button', { name: 'Edit Headline' }).click();
    await page.getByRole('textbox', { name: 'Headline' }).fill('Shift planner on the quay');
    await page.keyboard.press('Enter');
    await page.getByText('Saved on this device').waitFor();
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
      'Edit Headline',
    );
    await person.setOffline(false);
    await page.getByText('Saved on this device').waitFor({ state: 'detached' });
    await isFit(page);
    await page.getByRole('link', { name: 'Preview as a recruiter' }).click();
    await page.getByText('Shift planner on the quay').waitFor();
    await person.close();
  });

  test('in Arabic', async () => {
    const person = await newPerson(browser, { locale: 'ar', viewport: { width: 360, height: 740 } });
    const started = await person.request.post('/api/application/start', {
      headers: { 'x-tryout-client': 'journey', 'accept-language': 'ar' },
      data: {
        position_id: await findPosition(person, POSITION),
        first_name: 'مارا',
        last_name: 'حداد',
        email: 'mara.haddad@example.test',
        consent: true,
      },
    });
    expect(started.status()).toBe(201);
    const page = await person.newPage();
    await page.goto('/user/cvs');
    const file = { name: 'mara.pdf', mimeType: 'application/pdf', buffer: await samplePdf(LINES) };
    await page.locator('input[type=file]').setInputFiles(file);
    await page.getByRole('link', { name: /^املأ ملفي الشخصي/ }).click();
    await page.getByRole('checkbox', { name: /Shift planner/ }).waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    await isFit(page);
    await page.getByRole('button', { name: /^أضف/ }).waitFor();
    await person.close();
  });
});
