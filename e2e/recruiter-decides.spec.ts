import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApplicantList } from './pages/applicant-list.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';

describe('a recruiter decides', () => {
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let position: string;
  beforeAll(async () => {
    browser = await launchBrowser();
    person = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    page = await signedInPage(person, ACCOUNTS.company_recruiter);
    position = await findPosition(person, 'Quay operations planner');
  });
  afterAll(() => browser.close());

  const summary = async () => {
    const answer = await person.request.get(`/api/applicants/summary?position_id=${position}`);
    const { data } = (await answer.json()) as {
      data: { statuses: readonly { status: string; count: number }[] };
    };
    return new Map(data.statuses.map(({ status, count }) => [status, count]));
  };

  test('reads the best first, and shares a filter by its address', async () => {
    const list = new ApplicantList(page);
    await list.open(position);
    const fits = (await list.fits()).map((fit) => fit ?? -1);
    expect(fits).toHaveLength(20);
    expect(fits).toEqual([...fits].sort((one, other) => other - one));

    await page.getByRole('button', { name: /^Status/ }).click();
    await page.getByRole('checkbox', { name: /^Applied/ }).check();
    await expect.poll(() => new URL(page.url()).search).toContain('applied');
    await page.keyboard.press('Escape');
    const applied = await summary();
    await expect.poll(() => list.rows.count()).toBe(applied.get('applied'));

    const colleague = await newPerson(browser);
    const same = new ApplicantList(await signedInPage(colleague, ACCOUNTS.company_admin));
    await same.open(position, new URL(page.url()).search);
    await expect.poll(() => same.rows.count()).toBe(applied.get('applied'));
    await colleague.close();
  });

  test('moves four by keyboard and takes it back', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    const before = await summary();
    await list.choose(4);
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Short listed' }).focus();
    await page.keyboard.press('Enter');
    await told(page, '4 moved to Short listed.');
    expect((await summary()).get('short_listed')).toBe((before.get('short_listed') ?? 0) + 4);
    await page.keyboard.press('u');
    await told(page, '4 moves taken back.');
    expect(await summary()).toEqual(before);
  });

  test('rejects with a reason and without a mail', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    const before = await summary();
    await list.rows.last().focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('alertdialog', { name: 'Reject this applicant' });
    await dialog.getByLabel('Reason').selectOption({ label: 'Others fit the position better' });
    await dialog.getByLabel('Tell the candidate by mail').uncheck();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await told(page, /moved to Rejected\.$/);
    expect((await summary()).get('rejected')).toBe((before.get('rejected') ?? 0) + 1);
  });

  test('mentions the manager in a comment and writes to the candidate', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=short_listed');
    await list.rows.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('tab', { name: 'Comments' }).waitFor();
    await page.keyboard.press('n');
    const comment = page.getByLabel('Comment', { exact: true });
    await comment.fill('Worth a talk, @Mat');
    await page.getByRole('button', { name: '@Mateo Vidal' }).click();
    await page.getByText('Will be told: Mateo Vidal').waitFor();
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('Worth a talk').first().waitFor();

    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByLabel('Message to the candidate').fill('Could you talk on Thursday?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Could you talk on Thursday?').last().waitFor();

    const manager = await newPerson(browser);
    const managerPage = await signedInPage(manager, ACCOUNTS.employee);
    await managerPage.goto('/user/notifications');
    await managerPage
      .getByText(/mentioned/i)
      .first()
      .waitFor();
    await manager.close();
  });

  test('is told when a colleague was faster', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=phone_screen');
    const name = (await list.rows.first().getByRole('rowheader').innerText()).trim();
    const colleague = await newPerson(browser, { viewport: { width: 1280, height: 900 } });
    // No live news reach the colleague, so that the list stands still while somebody is moved here.
    await colleague.route('**/live/events', (route) => route.abort());
    const other = new ApplicantList(await signedInPage(colleague, ACCOUNTS.company_admin));
    await other.open(position, '?status=phone_screen');
    await moveFirst(list, 'On hold');
    await told(page, `${name} moved to On hold.`);
    await moveFirst(other, 'Short listed');
    await told(other.page, /meanwhile/);
    await colleague.close();
  });

  test('sees the same numbers on the board', async () => {
    await page.goto(`/user/positions/${position}/applicants?view=board`);
    const counts = await summary();
    const column = page.getByRole('region', { name: /^Applied/ });
    await expect
      .poll(() => column.getByRole('heading').first().innerText())
      .toContain(String(counts.get('applied')));
  });

  test('and the hiring manager sees what the right gives, and no more', async () => {
    const manager = await newPerson(browser);
    const managerPage = await signedInPage(manager, ACCOUNTS.employee);
    await managerPage.goto('/user/positions');
    await managerPage.getByText('Quay operations planner').first().waitFor();
    expect(await managerPage.getByText('A day at the harbour').count()).toBe(0);
    const other = await findPosition(manager, 'Operations analyst');
    await managerPage.goto(`/user/positions/${other}/applicants`);
    await managerPage
      .getByText(/is not here|not find|no longer/i)
      .first()
      .waitFor();
    await manager.close();
  });
});

async function moveFirst(list: ApplicantList, status: string): Promise<void> {
  await list.choose(1);
  await list.page.keyboard.press('s');
  await list.page.getByRole('button', { name: status, exact: true }).click();
}

/** What stands in the messages at the foot of the page. */
async function told(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).getByText(words).waitFor();
}
