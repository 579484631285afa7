import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicantList } from './pages/applicant-list.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';

describe('the keyboard finds its way', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let position: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, { viewport: { width: 1280, height: 800 } });
    page = await signedInPage(person, ACCOUNTS.company_recruiter);
    position = await findPosition(person, 'Quay operations planner');
  });
  afterAll(() => browser.close());

  const dialog = () => page.locator('dialog[open]');

  test('a dialog begins at its first field, the palette at its search', async () => {
    await page.goto('/user/positions');
    await page.getByRole('button', { name: 'Create position' }).first().press('Enter');
    await dialog().waitFor();
    await page.keyboard.type('Night planner');
    expect(await dialog().getByRole('combobox').first().inputValue()).toBe('Night planner');
    // What was typed is not thrown away by one key: Escape asks, and again takes the question back.
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await page.keyboard.press('Escape');
    await question.waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    expect(await dialog().getByRole('combobox').first().inputValue()).toBe('Night planner');
    await page.keyboard.press('Escape');
    await question.getByRole('button', { name: 'Discard changes' }).press('Enter');
    await dialog().waitFor({ state: 'detached' });

    await page.keyboard.press('Control+k');
    await dialog().waitFor();
    await page.keyboard.type('not');
    expect(await dialog().getByRole('combobox').inputValue()).toBe('not');
    await page.keyboard.press('Escape');

    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    await list.rows.first().focus();
    await page.keyboard.press('r');
    await dialog().waitFor();
    await expect
      .poll(() =>
        dialog().evaluate(
          (element) => element.contains(document.activeElement) && document.activeElement?.tagName,
        ),
      )
      .toBe('SELECT');
    await page.keyboard.press('Escape');
  });

  test('Shift and a press select everything in between', async () => {
    const list = new ApplicantList(page);
    // Applicants whom somebody else moves meanwhile are no matter of this test.
    await page.route('**/live/events', (route) => route.abort());
    await list.open(position);
    const box = (row: number) => list.rows.nth(row).getByRole('checkbox');
    await box(1).click();
    await page.getByText('1 selected').waitFor();
    await box(4).click({ modifiers: ['Shift'] });
    await page.getByText('4 selected').waitFor();
    await list.rows.nth(6).click({ modifiers: ['Shift'], position: { x: 400, y: 10 } });
    await page.getByText('6 selected').waitFor();
    expect(new URL(page.url()).pathname).toContain('/applicants');
    expect(await page.evaluate(() => window.getSelection()?.toString() ?? '')).toBe('');
    await page.unroute('**/live/events');
  });

  test('after a way within the app its page is said, once', async () => {
    await page.goto('/user/positions');
    const said = page.locator('p[aria-live="polite"].visually-hidden');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await said.textContent()).toBe('');
    await page.getByRole('link', { name: 'Notifications' }).first().press('Enter');
    await expect.poll(() => said.textContent()).toBe('Notifications');
  });

  const FORMS = [
    ['the basics of a position', () => `/user/positions/${position}/edit/basics`],
    ['the own account', () => '/user/settings'],
  ] as const;
  const SCREENS = [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ];

  test.each(FORMS)('nothing that has the focus is under a bar: %s', async (_, path) => {
    for (const screen of SCREENS) {
      await page.setViewportSize(screen);
      await page.goto(path());
      await page.getByRole('heading', { level: 1 }).waitFor();
      const covered: string[] = [];
      let reached = 0;
      for (let i = 0; i < 70; i += 1) {
        await page.keyboard.press('Tab');
        const found = await page.evaluate(coveredFocus);
        if (found === 'end') break;
        reached += 1;
        if (found) covered.push(found);
      }
      expect(reached).toBeGreaterThan(8);
      expect(covered, `${screen.width} x ${screen.height}`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
  });
});

/** Runs in the page: what has the focus and cannot be seen at its middle, null where it can, `end` after the last. */
function coveredFocus(): string | null {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body) return 'end';
  const { left, top, width, height } = element.getBoundingClientRect();
  // A field that only stands for the label around it is looked at there.
  if (width < 4 || height < 4) return null;
  // A tall text may reach under a bar; what is written in it may not.
  const y = top + Math.min(height / 2, 24);
  const at = document.elementFromPoint(left + width / 2, y);
  if (at && (element.contains(at) || at.contains(element) || at.closest('label')?.contains(element)))
    return null;
  return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 30)} under ${at?.tagName}.${at?.className}`;
}
