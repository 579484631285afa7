import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { sideways, violations } from './setup/look-at-page.ts';
import { mailTo } from './setup/mailbox.ts';

const TITLE = 'Day on the quay';
const CALENDAR = [
  'BEGIN:VCALENDAR',
  'VERSION:2.0',
  'PRODID:-//journey//EN',
  'BEGIN:VEVENT',
  'UID:dentist',
  'DTSTART:20380112T150000Z',
  'DTEND:20380112T160000Z',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

describe('an interview day', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let applicant: { application_id: string; email: string; email_confirmed: boolean };
  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    page = await signedInPage(person, ACCOUNTS.company_recruiter);
    const position = await findPosition(person, 'Quay operations planner');
    const answer = await person.request.get(
      `/api/applicants?position_id=${position}&status=phone_screen&status=short_listed&recordsPerPage=50`,
    );
    const { data } = (await answer.json()) as { data: { items: (typeof applicant)[] } };
    applicant = data.items.findLast((each) => each.email_confirmed) as typeof applicant;
  });
  afterAll(() => browser.close());

  test('is put together of parts, one of them in turn, and booked as a whole from the mail', async () => {
    await page.goto(`/user/events/new?application=${applicant.application_id}`);
    await page.getByRole('button', { name: 'Make it an interview day' }).click();
    await page
      .getByRole('textbox', { name: /^Title/ })
      .first()
      .fill(TITLE);
    const [first, second] = [1, 2].map((n) => page.getByRole('region', { name: `Part ${n}` })) as [
      ReturnType<Page['getByRole']>,
      ReturnType<Page['getByRole']>,
    ];
    await first.getByRole('textbox', { name: /^Title/ }).fill('Meet the team');
    if ((await first.getByRole('checkbox', { checked: true }).count()) === 0)
      await first.getByRole('checkbox').first().check();
    await second.getByRole('textbox', { name: /^Title/ }).fill('Plan a quay');
    const unchecked = second.getByRole('checkbox', { checked: false });
    while ((await unchecked.count()) > 0) await unchecked.first().check();
    for (const how of await second.getByRole('combobox', { name: /^How .* takes part$/ }).all())
      await how.selectOption('in_turn');
    await second.getByText(/One of these \d people takes the interview/).waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page, 360)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('button', { name: 'Send to candidate' }).click();
    await page.waitForURL(/\/user\/events\/[0-9a-f-]{36}$/);

    const link = /\/book\/[\w.-]+/;
    const mail = await mailTo(person, applicant.email, link);
    const someone = await newPerson(browser, { viewport: { width: 360, height: 740 } });
    const phone = await someone.newPage();
    await phone.goto(link.exec(mail)?.[0] ?? '');
    await phone.getByRole('radio').first().waitFor();
    // In the middle: the same people's first and last times are booked by other journeys, maybe at this moment.
    const times = await phone.getByRole('radio').all();
    await times[Math.floor(times.length / 2)]?.check();
    await phone.getByRole('status').filter({ hasText: 'held for you' }).waitFor();
    await phone.getByRole('button', { name: 'Book this time' }).click();
    await phone.getByRole('heading', { level: 1, name: 'Your interview' }).waitFor();
    for (const part of ['Meet the team', 'Plan a quay']) await phone.getByText(part).first().waitFor();
    expect(await violations(phone)).toEqual([]);
    await someone.close();

    await page.reload();
    await page
      .getByRole('link', { name: /Plan a quay/ })
      .first()
      .click();
    await page
      .getByText(/had (no turns|\d+ turns?) in the last 30 days/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('leaves out when a calendar of one’s own says busy: a file is read, and forgotten again', async () => {
    await page.goto('/user/events/availability');
    await page.getByRole('button', { name: 'Import a calendar file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import a calendar file' });
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from('hello') });
    await dialog
      .getByText(/isn’t a calendar/)
      .first()
      .waitFor();
    expect(await violations(page)).toEqual([]);
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'mine.ics', mimeType: 'text/calendar', buffer: Buffer.from(CALENDAR) });
    await dialog.waitFor({ state: 'hidden' });
    await page.getByText('mine.ics').first().waitFor();
    await page.getByRole('button', { name: 'Actions for mine.ics' }).click();
    await page.getByRole('button', { name: 'Disconnect calendar' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Disconnect calendar' }).click();
    await page.getByText('mine.ics').first().waitFor({ state: 'hidden' });
  });
});
