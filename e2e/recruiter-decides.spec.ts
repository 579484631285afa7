import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { ApplicantList } from './pages/applicant-list.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { copyDemo, type Demo } from './setup/demo.ts';
import { findPosition } from './setup/find-position.ts';
import { type RunningServer, startServer } from './setup/start-server.ts';

// It moves everybody and counts them: on a server of its own, where nobody else applies meanwhile.
describe('a recruiter decides', () => {
  let demo: Demo;
  let server: RunningServer;
  let browser: Browser;
  let person: BrowserContext;
  let page: Page;
  let position: string;
  const personHere = (options: BrowserContextOptions = {}) =>
    newPerson(browser, { baseURL: server.baseUrl, ...options });
  beforeAll(async () => {
    demo = await copyDemo(inject('demo'), 'recruiter-decides');
    server = await startServer(demo);
    browser = await launchBrowser();
    person = await personHere({ viewport: { width: 1280, height: 900 } });
    page = await signedInPage(person, ACCOUNTS.company_recruiter);
    position = await findPosition(person, 'Quay operations planner');
  });
  afterAll(async () => {
    await browser.close();
    await server.stop();
    rmSync(demo.dataDir, { recursive: true, force: true });
  });

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
    // The rows in sight are drawn first, the others a moment later.
    await expect.poll(() => list.rows.count()).toBe(20);
    const fits = (await list.fits()).map((fit) => fit ?? -1);
    expect(fits).toEqual([...fits].sort((one, other) => other - one));

    await page
      .getByRole('button', { name: /^Status/ })
      .first()
      .click();
    await page.getByRole('checkbox', { name: /^Applied/ }).check();
    await expect.poll(() => new URL(page.url()).search).toContain('applied');
    await page.keyboard.press('Escape');
    const applied = await summary();
    await expect.poll(() => list.rows.count()).toBe(applied.get('applied'));

    const colleague = await personHere();
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
    await page.getByRole('button', { name: 'Shortlisted' }).focus();
    await page.keyboard.press('Enter');
    // The mail is shown before anybody moves, with what is filled in for each.
    const shown = page.getByRole('dialog', { name: 'Move to Shortlisted' });
    await expect
      .poll(() => shown.getByLabel('Email text').inputValue())
      .toContain('Hello {{candidate_first_name}}');
    await page.keyboard.press('Enter');
    await told(page, '4 applicants moved to Shortlisted.');
    expect((await summary()).get('short_listed')).toBe((before.get('short_listed') ?? 0) + 4);
    await page.keyboard.press('u');
    await told(page, 'Undid 4 moves.');
    expect(await summary()).toEqual(before);
  });

  test('rejects with a reason and without a mail', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    const before = await summary();
    await list.rows.last().focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('alertdialog', { name: 'Reject this applicant' });
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await dialog.getByText('Choose a reason or add a note for the team.').waitFor();
    await dialog.getByLabel('Reason').selectOption({ label: 'Other applicants are a better match' });
    await dialog.getByLabel('Email the candidate').uncheck();
    await dialog.getByText('No email is sent.').waitFor();
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await told(page, /moved to Rejected\.$/);
    expect((await summary()).get('rejected')).toBe((before.get('rejected') ?? 0) + 1);
  });

  test('mentions the manager in a comment and writes to the candidate', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=short_listed');
    await list.rows.first().getByRole('link').first().click();
    await page.getByRole('tab', { name: 'Comments' }).waitFor();
    const mail = page.locator('main header').getByRole('link', { name: /@/ });
    expect(await mail.getAttribute('href')).toBe(`mailto:${await mail.innerText()}`);
    await page.locator('main header').getByRole('button', { name: 'Copy email address' }).waitFor();
    await page.keyboard.press('n');
    const comment = page.getByLabel('Comment', { exact: true });
    await comment.fill('Worth a talk, @Mat');
    await page.getByRole('button', { name: '@Mateo Vidal' }).click();
    await page.getByText('Will be notified: Mateo Vidal').waitFor();
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('Worth a talk').first().waitFor();

    await page.getByRole('tab', { name: 'Messages' }).click();
    await page.getByLabel('Message to the candidate').fill('Could you talk on Thursday?');
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('Could you talk on Thursday?').last().waitFor();

    const manager = await personHere();
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
    const colleague = await personHere({ viewport: { width: 1280, height: 900 } });
    // No live news reach the colleague, so that the list stands still while somebody is moved here.
    await colleague.route('**/live/events', (route) => route.abort());
    const other = new ApplicantList(await signedInPage(colleague, ACCOUNTS.company_admin));
    await other.open(position, '?status=phone_screen');
    await moveFirst(list, 'On hold');
    await told(page, `${name} moved to On hold.`);
    await moveFirst(other, 'Shortlisted');
    await confirmMove(other.page);
    await told(other.page, /in the meantime/);
    await colleague.close();
  });

  test('reviews one by one by keyboard, and takes a decision back', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    const before = await summary();
    const all = before.get('applied') ?? 0;
    await page.getByRole('link', { name: 'Review one by one' }).click();
    await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
    await page.getByRole('heading', { name: 'Traits', exact: true }).waitFor();
    const parts = await page.getByRole('heading', { name: /^(?:Score card|CV|Answers)$/ }).allTextContents();
    expect(parts).toEqual(['Score card', 'CV', 'Answers']);
    await page.keyboard.press('a');
    await confirmMove(page);
    await page.getByText(`2 of ${all}`, { exact: true }).waitFor();
    await told(page, /moved to Shortlisted/);
    await page.getByLabel('Comment', { exact: true }).waitFor();
    await page.keyboard.press('n');
    await page.keyboard.type('Seen in the review');
    await page.getByRole('button', { name: 'Add comment' }).click();
    await page.getByText('Seen in the review').first().waitFor();
    await page.reload();
    await page.getByText(`2 of ${all}`, { exact: true }).waitFor();
    for (let at = 2; at <= all; at += 1) {
      await page.getByText(`${at} of ${all}`, { exact: true }).waitFor();
      await page.keyboard.press('ArrowRight');
    }
    await page.getByRole('heading', { name: 'All reviewed' }).waitFor();
    await page.getByText('Shortlisted: 1').waitFor();
    await page.getByText(`Skipped: ${all - 1}`).waitFor();
    await page.getByRole('button', { name: /^Undo the decision on/ }).click();
    await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
    expect(await summary()).toEqual(before);
  });

  test('reviews only those who wait for a decision', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=rejected');
    await page.getByRole('link', { name: 'Review one by one' }).click();
    await page.getByText('All applicants have been reviewed.', { exact: false }).waitFor();

    const counts = await summary();
    const waiting = ['applied', 'short_listed', 'phone_screen', 'in_person'];
    const all = waiting.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
    await page.goto(`/user/positions/${position}/applicants/review`);
    await page.getByText(`1 of ${all}`, { exact: true }).waitFor();
    const rejected = await person.request.get(`/api/applicants?position_id=${position}&status=rejected`);
    const { data } = (await rejected.json()) as { data: { items: readonly { application_id: string }[] } };
    await page.goto(`/user/positions/${position}/applicants/review?at=${data.items[0]?.application_id}`);
    await page.getByText('No decision needed for this applicant').waitFor();
  });

  test('acts on everybody who matches, and undoes it', async () => {
    const list = new ApplicantList(page);
    await list.open(position);
    const before = await summary();
    const everybody = [...before.values()].reduce((sum, count) => sum + count, 0);
    await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
    await page.getByRole('button', { name: `Select all ${everybody} matching applicants` }).click();
    await page.getByRole('button', { name: 'Move', exact: true }).click();
    await page.getByRole('button', { name: 'On hold…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Move to On hold' });
    await dialog.getByText(`${everybody} applicants`).waitFor();
    await dialog.getByRole('button', { name: 'Move', exact: true }).click();
    const outcome = page.getByRole('region', { name: 'Bulk actions' });
    await outcome.getByText(/moved to On hold\..*can’t be moved there/).waitFor();
    expect((await summary()).get('applied')).toBe(0);
    await outcome.getByRole('button', { name: 'Undo' }).click();
    await outcome.getByText(/Undid \d+ moves\./).waitFor();
    expect(await summary()).toEqual(before);
    await outcome.getByRole('button', { name: 'Dismiss message' }).click();
  });

  test('reminds somebody who has not finished, once', async () => {
    const list = new ApplicantList(page);
    await list.open(position, '?status=questions_answered');
    await list.rows.first().focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Send reminder' }).click();
    await told(page, 'Reminder sent.');
    await page.getByText('Last reminder:').waitFor();
    expect(await page.getByRole('button', { name: 'Send reminder' }).count()).toBe(0);
  });

  test('rejects for a reason of the organization, and finds who was', async () => {
    const admin = await personHere({ viewport: { width: 1280, height: 900 } });
    const settings = await signedInPage(admin, ACCOUNTS.company_admin);
    await settings.goto('/user/organization/reasons');
    await settings.getByRole('button', { name: 'Add reason' }).click();
    const form = settings.getByRole('dialog', { name: 'Add reason' });
    await form.getByLabel('Reason').fill('No night shifts');
    await form.getByRole('button', { name: 'Save Change' }).click();
    await settings.getByText('No night shifts').waitFor();
    await admin.close();

    const list = new ApplicantList(page);
    await list.open(position, '?status=applied');
    const name = (await list.rows.last().getByRole('rowheader').innerText()).trim();
    await list.rows.last().focus();
    await page.keyboard.press('r');
    const dialog = page.getByRole('alertdialog', { name: 'Reject this applicant' });
    await dialog.getByLabel('Reason').selectOption({ label: 'No night shifts' });
    await dialog.getByRole('button', { name: 'Reject', exact: true }).click();
    await told(page, /moved to Rejected/);
    await list.open(position);
    await page.getByRole('button', { name: 'Reason', exact: true }).click();
    await page.getByRole('checkbox', { name: /^No night shifts/ }).check();
    await expect.poll(() => list.rows.count()).toBe(1);
    expect(await list.rows.first().getByRole('rowheader').innerText()).toContain(name);
  });

  test('moves without a mail once an admin has switched it off for the stage', async () => {
    const admin = await personHere({ viewport: { width: 1280, height: 900 } });
    const settings = await signedInPage(admin, ACCOUNTS.company_admin);
    await settings.goto('/user/organization/emails');
    await settings.getByRole('button', { name: 'Edit the email for Phone screen' }).click();
    const form = settings.getByRole('dialog', { name: 'Email for Phone screen' });
    await form.getByLabel('Email text').fill('Call us about {{salary}}');
    await form.getByRole('button', { name: 'Save email' }).click();
    await form.getByRole('alert').getByText('There’s no merge field “salary”').waitFor();
    await form.getByLabel('Email text').fill('Call us about ');
    await form.getByRole('button', { name: 'Position', exact: true }).click();
    await form.getByText('Call us about Quay planner').waitFor();
    await form.getByRole('button', { name: 'Send me a test' }).click();
    await told(settings, /Test email sent to owner@/);
    await form.getByLabel('Sent when a candidate is moved to this stage').uncheck();
    await form.getByRole('button', { name: 'Save email' }).click();
    await told(settings, 'Email saved.');
    await settings.getByText(/^Edited by/).waitFor();

    const list = new ApplicantList(page);
    await list.open(position, '?status=short_listed');
    const name = (await list.rows.first().getByRole('rowheader').innerText()).trim();
    await moveFirst(list, 'Phone screen');
    await told(page, `${name} moved to Phone screen.`);
    await told(page, `Schedule the interview with ${name}?`);
    await page.getByRole('button', { name: 'Schedule interview', exact: true }).waitFor();
    await page.keyboard.press('u');

    await settings.getByRole('button', { name: 'Edit the email for Phone screen' }).click();
    await form.getByRole('button', { name: 'Reset to default' }).click();
    await told(settings, 'Default email restored.');
    await admin.close();
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
    const manager = await personHere();
    const managerPage = await signedInPage(manager, ACCOUNTS.employee);
    await managerPage.goto('/user/positions');
    await managerPage.getByText('Quay operations planner').first().waitFor();
    expect(await managerPage.getByText('A day at the harbour').count()).toBe(0);
    const other = await findPosition(manager, 'Operations analyst');
    await managerPage.goto(`/user/positions/${other}/applicants`);
    await managerPage
      .getByText(/couldn’t find|no longer/i)
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

/** The mail of a move is shown before: read, and sent with Enter. */
async function confirmMove(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: /^Move to/ });
  await expect.poll(() => dialog.getByLabel('Email text').inputValue()).toContain('Hello');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** What stands in the messages at the foot of the page. */
async function told(page: Page, words: string | RegExp): Promise<void> {
  await page.getByRole('region', { name: 'Messages' }).getByText(words).waitFor();
}
