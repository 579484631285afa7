import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { beginInterview } from './setup/begin-interview.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { sideways, violations } from './setup/look-at-page.ts';

const DAY = 86_400_000;
const NEW_YORK = 'America/New_York';
/** Around both changes of clocks of 2027, in America and in Europe; the last two are the two 1:30s of New York. */
const CHANGES = [
  '2027-03-14T06:30:00.000Z',
  '2027-03-14T07:00:00.000Z',
  '2027-03-28T00:30:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-10-31T00:30:00.000Z',
  '2027-10-31T01:30:00.000Z',
  '2027-11-07T05:30:00.000Z',
  '2027-11-07T06:30:00.000Z',
] as const;

interface Applicant {
  application_id: string;
  status: string;
}
interface Made {
  id: string;
  starts_at: string;
  ends_at: string;
}

/** What the clocks of a zone show, by the platform's own formatter. */
const wall = (zone: string, at: string) =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  })
    .formatToParts(new Date(at))
    .reduce<Record<string, string>>((parts, { type, value }) => Object.assign(parts, { [type]: value }), {});

describe('the calendar of interviews', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let applicants: Applicant[];
  let people: string[];
  /** A Monday from next week on. */
  const monday = new Date(Date.now() + (7 + ((8 - new Date().getUTCDay()) % 7)) * DAY)
    .toISOString()
    .slice(0, 10);

  const arrange = async (applicant: Applicant, starts_at: string, rest: object = {}): Promise<Made> => {
    const answer = await person.request.post('/api/event', {
      headers: { 'X-Tryout-Client': 'web' },
      data: {
        application_id: applicant.application_id,
        kind: 'video',
        way: 'fixed',
        title: 'Quay talk',
        duration_min: 30,
        starts_at,
        participants: people.map((user_id) => ({ user_id })),
        ...rest,
      },
    });
    expect(answer.status(), await answer.text()).toBe(201);
    return ((await answer.json()) as { data: Made }).data;
  };

  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, {
      viewport: { width: 1280, height: 900 },
      timezoneId: 'Europe/Berlin',
    });
    page = await signedInPage(person, ACCOUNTS.company_admin);
    const position = await findPosition(person, 'Quay operations planner');
    const answer = await person.request.get(
      `/api/applicants?position_id=${position}&status=applied&status=short_listed&recordsPerPage=50`,
    );
    applicants = ((await answer.json()) as { data: { items: Applicant[] } }).data.items;
    const found = await person.request.get(
      `/api/events/people?application_id=${applicants[0]?.application_id}`,
    );
    const { items } = ((await found.json()) as { data: { items: { user_id: string; is_you: boolean }[] } })
      .data;
    people = items.filter((each) => each.is_you).map((each) => each.user_id);
  });
  afterAll(() => browser.close());

  test('is walked, moved in and called off by keyboard, and every view keeps its hours', async () => {
    const [first] = applicants as [Applicant];
    const { id } = await arrange(first, `${monday}T15:00:00.000Z`);
    await page.goto(`/user/events?view=week&day=${monday}`);
    const grid = page.getByRole('grid');
    const block = grid.locator(`[data-event="${id}"]`);
    await block.waitFor();
    // Ten in New York, in the column of its day; the row it begins in is that hour's.
    // The hours out of sight are drawn after those in sight.
    await grid.locator('[data-lane="0"][data-step="0"]').focus();
    await page.keyboard.press('Home');
    for (let step = 0; step < 20; step++) await page.keyboard.press('ArrowDown');
    const cell = page.locator('[role="gridcell"]:focus');
    expect(await cell.getAttribute('aria-label')).toMatch(/10:00 New York/);
    expect(await cell.locator(`[data-event="${id}"]`).count()).toBe(1);
    await page.keyboard.press('Enter');
    await expect.poll(() => block.evaluate((each) => each === document.activeElement)).toBe(true);
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Alt+ArrowRight');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: /^Move the interview/ });
    /** It is shown at once; here it is waited for what the server makes of it. */
    const undo = async () => {
      const [answered] = await Promise.all([
        page.waitForResponse((answer) => answer.url().endsWith(`/event/${id}/time`)),
        page.keyboard.press('u'),
      ]);
      expect(answered.status()).toBe(200);
    };
    await question.getByText(/Will be notified: /).waitFor();
    await question.getByText(/10:30–11:00 New York and 1[67]:30–1[67]:00 Berlin/).waitFor();
    await question.getByRole('button', { name: 'Change time' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Interview moved. Everyone was notified.').waitFor();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => block.first().innerText()).toMatch(/^10:30/);
    // It has the focus still, where it is now.
    await expect.poll(() => block.evaluate((each) => each === document.activeElement)).toBe(true);
    expect(await violations(page)).toEqual([]);
    await undo();
    await expect.poll(() => block.first().innerText()).toMatch(/^10:00/);

    // What somebody else changed while the question was open is put back and said.
    await block.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.keyboard.press('Enter');
    await question.getByText(/Will be notified: /).waitFor();
    const { data } = (await (await person.request.get(`/api/event/${id}`)).json()) as {
      data: { version: number };
    };
    const renamed = await person.request.put(`/api/event/${id}`, {
      headers: { 'X-Tryout-Client': 'web' },
      data: { version: data.version, title: 'Quay talk' },
    });
    expect(renamed.status(), await renamed.text()).toBe(200);
    await question.getByRole('button', { name: 'Change time' }).click();
    await page.getByText('Someone changed this in the meantime.', { exact: false }).first().waitFor();
    await question.waitFor({ state: 'hidden' });
    await expect.poll(() => block.first().innerText()).toMatch(/^10:00/);

    // Four weeks: one of its interviews is found by Tab, Alt with an arrow asks about the day after.
    await page.goto(`/user/events?view=people&span=weeks&day=${monday}`);
    await page.locator(`[data-event="${id}"]`).first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await question.getByText(/Will be notified: /).waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'hidden' });
    expect(await violations(page)).toEqual([]);
    // A mouse takes it to the day after, and back.
    const chip = page.locator(`[data-event="${id}"]`).first();
    const dayOf = () => chip.evaluate((each) => each.closest('td')?.cellIndex);
    const before = (await dayOf()) ?? 0;
    await chip.dragTo(chip.locator('xpath=ancestor::td/following-sibling::td[1]'));
    await question.getByRole('button', { name: 'Change time' }).click();
    await expect.poll(dayOf).toBe(before + 1);
    await page.getByText('Interview moved. Everyone was notified.').waitFor();
    await undo();
    await expect.poll(dayOf).toBe(before);

    expect(await sideways(page, 360)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 900 });

    await page.goto(`/user/events?view=week&day=${monday}`);
    await block.first().waitFor();
    await page.keyboard.press('3');
    await page.locator(`[data-event="${id}"]`).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.press('1');
    await page.getByRole('columnheader', { name: /New York/ }).waitFor();
    const inRow = grid.locator(`[data-event="${id}"]`).first();
    await inRow.focus();
    await page.keyboard.press('Enter');
    const card = page.getByRole('dialog', { name: /^Quay talk/ });
    await card.getByRole('button', { name: 'Cancel interview' }).focus();
    await page.keyboard.press('Enter');
    const why = page.getByRole('alertdialog');
    await why.getByLabel('Reason').fill('The quay is closed');
    await why.getByRole('button', { name: 'Cancel interview' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Interview cancelled. Everyone was notified.').waitFor();
    await expect.poll(() => grid.locator(`[data-event="${id}"]`).count()).toBe(0);
  });

  test('leads from people who are free to a new interview; nobody came is said on its page', async () => {
    await page.goto(`/user/events?day=${monday}`);
    const boxes = page.getByRole('grid').getByRole('checkbox');
    await boxes.first().waitFor();
    const [from, , to] = (await boxes.all()).slice(-3);
    const picked = () => page.getByRole('grid').getByRole('checkbox', { checked: true }).count();
    await from?.check();
    await to?.click({ modifiers: ['Shift'] });
    await expect.poll(picked).toBe(3);
    await from?.uncheck();
    await expect.poll(picked).toBe(2);
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

    await beginInterview(id);
    await page.reload();
    await page.getByRole('button', { name: 'Mark as no-show' }).click();
    await page.getByText('No-show').first().waitFor();
  });

  test('says the same minute in three zones, in the file and over the API, around both changes of clocks', async () => {
    const [, second, third] = applicants as [Applicant, Applicant, Applicant];
    const made: Made[] = [];
    for (const [n, at] of CHANGES.entries()) {
      const event = await arrange(n < 4 ? second : third, at, { title: `Change ${n}` });
      expect(event.starts_at).toBe(at);
      made.push(event);
      const file = await (await person.request.get(`/api/event/${event.id}/calendar`)).text();
      const [, zone, local] =
        /DTSTART(?:;TZID=([\w/]+))?:(\w+)/.exec(file.split('BEGIN:VEVENT')[1] ?? '') ?? [];
      const parts = wall(zone ?? 'UTC', at);
      // The hour that comes twice is written in UTC: by its local name only the first could be meant.
      expect(local).toMatch(new RegExp(`T${parts.hour}${parts.minute}00${zone ? '' : 'Z'}$`));
      expect(zone === undefined).toBe(at.startsWith('2027-11-07'));
    }
    for (const zone of ['Europe/Berlin', 'Asia/Kolkata', 'Pacific/Apia']) {
      const someone = await newPerson(browser, { viewport: { width: 360, height: 740 }, timezoneId: zone });
      const phone = await signedInPage(someone, ACCOUNTS.company_admin);
      await phone.goto('/user/events?view=list&q=Change');
      await phone.getByText('Change 7').first().waitFor();
      const text = await phone.locator('main').innerText();
      for (const { starts_at, ends_at } of made) {
        for (const each of [NEW_YORK, zone]) {
          const [from, until] = [wall(each, starts_at), wall(each, ends_at)];
          expect(text).toContain(
            `${from.weekday}, ${from.day} ${from.month} ${from.year}, ${from.hour}:${from.minute}–${until.hour}:${until.minute}`,
          );
        }
      }
      expect(text).toContain('01:30–01:00 New York (GMT-4 → GMT-5)');
      expect(text).toContain('01:30–02:00 New York (GMT-5)');
      await someone.close();
    }
    // Both 1:30s have a line of their own, and each interview is in its own.
    await page.goto('/user/events?view=week&day=2027-11-07');
    const grid = page.getByRole('grid');
    const cellOf = (n: number) =>
      grid.getByRole('gridcell').filter({ has: page.locator(`[data-event="${made[n]?.id}"]`) });
    await cellOf(6).waitFor();
    const rows = await Promise.all([6, 7].map((n) => cellOf(n).getAttribute('data-step')));
    expect(Number(rows[1]) - Number(rows[0])).toBe(2);
    await grid.getByRole('rowheader', { name: '01:30 GMT-5' }).waitFor();
    await grid.getByRole('rowheader', { name: '01:30 GMT-4' }).waitFor();

    // Right to left, on a phone: the day under each interview is its own.
    await page.evaluate(() => localStorage.setItem('tryout.locale', 'ar'));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/user/events?view=week&day=2027-03-28');
    const block = page.locator(`[data-event="${made[2]?.id}"]`);
    await block.scrollIntoViewIfNeeded();
    const day = page
      .locator('[role="columnheader"]')
      .nth(Number(await block.locator('..').getAttribute('data-lane')) + 1);
    const [box, head] = [await block.boundingBox(), await day.boundingBox()];
    expect(box && head && box.x >= head.x - 1 && box.x + box.width <= head.x + head.width + 1).toBe(true);
    expect(await violations(page)).toEqual([]);
    expect(await sideways(page, 360)).toBe(0);
  });
});
