import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signIn } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { mailTo } from './setup/mailbox.ts';

/** The demo's candidate has no application for it: other journeys tell this candidate's applications apart by their position. */
const POSITION = 'Night baker';
const LINK = /\/confirm-email\/\S+/;

describe('applying with the address of an account, signed out', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('goes on at once as for anybody; the mailed link adds the application to the account', async () => {
    const person = await newPerson(browser, { viewport: { width: 360, height: 740 } });
    const page = await person.newPage();
    await page.goto(`/apply/new?position=${await findPosition(person, POSITION)}`);
    await page.getByLabel('First name').fill('Noor');
    await page.getByLabel('Last name').fill('Halim');
    await page.getByLabel('Email').fill(ACCOUNTS.candidate);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByRole('heading', { name: 'Your CV' }).waitFor();
    await page.goto('/user/applications');
    await expect.poll(() => page.getByRole('article').count()).toBe(1);

    const mail = await mailTo(person, ACCOUNTS.candidate, LINK);
    await page.goto(LINK.exec(mail)?.[0] ?? '');
    await page.getByRole('button', { name: 'Confirm email address' }).click();
    await page.getByRole('heading', { name: 'Application added to your account' }).waitFor();
    await page.getByRole('link', { name: 'See your applications' }).click();
    await page.getByRole('heading', { name: POSITION }).first().waitFor();
    await person.close();
  });

  test('is told in Arabic that a hiring account keeps apart, and in another browser to sign in', async () => {
    const person = await newPerson(browser, { locale: 'ar', viewport: { width: 360, height: 740 } });
    const position = await findPosition(person, 'Quay operations planner');
    const started = await person.request.post('/api/application/start', {
      headers: { 'x-tryout-client': 'journey', 'accept-language': 'ar' },
      data: {
        position_id: position,
        first_name: 'نور',
        last_name: 'حليم',
        email: ACCOUNTS.staffing_agency_recruiter,
        consent: true,
      },
    });
    expect(started.status()).toBe(201);
    const page = await person.newPage();
    await page.goto(LINK.exec(await mailTo(person, ACCOUNTS.staffing_agency_recruiter, LINK))?.[0] ?? '');
    await page.getByRole('button', { name: 'تأكيد البريد الإلكتروني' }).click();
    await page.getByText('حسابك الخاص بالتوظيف').waitFor();
    await page.getByRole('link', { name: 'عرض طلباتك' }).waitFor();
    await person.close();
    const hiring = await newPerson(browser);
    await signIn(await hiring.newPage(), ACCOUNTS.staffing_agency_recruiter);
    await hiring.close();
  });
});
