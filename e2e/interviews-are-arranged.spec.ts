import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { countPresses } from './setup/count-presses.ts';
import { findPosition } from './setup/find-position.ts';
import { sideways, violations } from './setup/look-at-page.ts';
import { mailTo } from './setup/mailbox.ts';

/** The page of one interview. */
const EVENT = /\/user\/events\/[0-9a-f-]{36}$/;
const BOOK = /\/book\/[\w.-]+/;

describe('an interview', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let applicant: { application_id: string; email: string; email_confirmed: boolean };
  let record: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    page = await signedInPage(person, ACCOUNTS.company_recruiter);
    const position = await findPosition(person, 'Quay operations planner');
    const answer = await person.request.get(`/api/applicants?position_id=${position}&status=in_person`);
    const { data } = (await answer.json()) as { data: { items: (typeof applicant)[] } };
    applicant = data.items.findLast((each) => each.email_confirmed) as typeof applicant;
    record = `/user/positions/${position}/applicants/${applicant.application_id}`;
  });
  afterAll(() => browser.close());

  test('is scheduled in under eight presses, booked from the mail on a phone, moved and called off', async () => {
    const presses = await countPresses(person);
    const planning = await person.newPage();
    await planning.goto(record);
    const before = presses().length;
    await planning.getByRole('link', { name: 'Schedule interview' }).click();
    const send = planning.getByRole('button', { name: 'Send to candidate' });
    await send.waitFor();
    // Each that is chosen is one less to choose.
    const colleagues = planning.getByRole('checkbox', { checked: false });
    while ((await colleagues.count()) > 0) await colleagues.first().check();
    await send.click();
    await planning.getByText('The candidate was asked to choose a time.').waitFor();
    expect(presses().length - before).toBeLessThan(8);
    await planning.waitForURL(EVENT);
    const event = planning.url();

    const mail = await mailTo(person, applicant.email, BOOK);
    const someone = await newPerson(browser, {
      viewport: { width: 360, height: 740 },
      timezoneId: 'Asia/Kolkata',
    });
    const phone = await someone.newPage();
    await phone.goto(BOOK.exec(mail)?.[0] ?? '');
    await phone.getByRole('heading', { level: 1, name: /^Choose a time/ }).waitFor();
    expect(await violations(phone)).toEqual([]);
    expect(await sideways(phone, 360)).toBe(0);
    await phone.getByRole('radio').first().check();
    await phone.getByRole('status').filter({ hasText: 'held for you' }).waitFor();
    await phone.getByRole('button', { name: 'Book this time' }).click();
    await phone.getByRole('heading', { level: 1, name: 'Your interview' }).waitFor();
    const booked = await phone.getByRole('time').first().innerText();
    expect(booked).toContain('New York (GMT-');
    await planning.goto(event);
    await planning.getByText('Confirmed').first().waitFor();
    expect(await planning.getByRole('time').first().innerText()).toBe(booked);
    const set = await mailTo(person, applicant.email, /New York \(GMT-/);
    expect(set).toContain(booked.split(', ').slice(-1)[0]);

    await phone.getByRole('button', { name: 'Choose another time' }).click();
    await phone.getByRole('radio').last().check();
    await phone.getByRole('status').filter({ hasText: 'held for you' }).waitFor();
    await phone.getByRole('button', { name: 'Book this time' }).click();
    await expect.poll(() => phone.getByRole('time').first().innerText()).not.toBe(booked);
    await phone.getByRole('button', { name: 'Cancel interview' }).click();
    await phone.getByRole('alertdialog').getByLabel('Reason').fill('I found another job');
    await phone.getByRole('alertdialog').getByRole('button', { name: 'Cancel interview' }).click();
    await phone.getByRole('heading', { level: 1, name: 'This interview was cancelled' }).waitFor();
    await planning.reload();
    await planning.getByText('Reason: I found another job').waitFor();
    await someone.close();
  });

  test('at a fixed time is moved by those who arrange it, and its link of old opens kindly', async () => {
    await page.goto(`/user/events/new?application=${applicant.application_id}`);
    await page.getByRole('radio', { name: 'Fixed time' }).check();
    const times = page.getByRole('group', { name: /^Works for/ });
    await times.getByRole('radio').first().waitFor();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.getByText('Choose a time.').first().waitFor();
    // Everyone works from nine to five in New York, whatever this browser's clock shows.
    const shown = await times.locator('label').allInnerTexts();
    for (const text of shown) expect(Number(text.trim().slice(0, 2))).toBeGreaterThanOrEqual(9);
    for (const text of shown) expect(Number(text.trim().slice(0, 2))).toBeLessThan(17);
    await times.getByRole('radio').first().check();
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await page.waitForURL(EVENT);
    await page.getByRole('heading', { level: 1, name: 'Video interview' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Change time' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change time' });
    await dialog.getByLabel('Or another time').fill('2027-03-14T02:30');
    await dialog.getByText('The clocks change then, so this time doesn’t exist.', { exact: false }).waitFor();
    await dialog.getByRole('radio').last().check();
    await dialog.getByRole('button', { name: 'Change time' }).click();
    await page.getByText('Interview moved. Everyone was notified.').waitFor();
    await page.goto('/book/not-a-link');
    await page.getByRole('heading', { level: 1, name: 'This link can’t be opened' }).waitFor();
  });

  test('is found in the lists, and own hours are kept', async () => {
    await page.goto('/user/events?view=list');
    await page.getByRole('link', { name: 'Video interview' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Past' }).click();
    await expect.poll(() => new URL(page.url()).search).toContain('list=past');
    await page.getByRole('link', { name: 'My availability' }).click();
    await page.getByRole('textbox', { name: 'Maximum per day' }).fill('3');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await page.getByText('Hours saved.').waitFor();
    expect(await violations(page)).toEqual([]);
    await page.reload();
    await expect.poll(() => page.getByRole('textbox', { name: 'Maximum per day' }).inputValue()).toBe('3');
  });
});
