import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignUp } from './pages/sign-up.ts';
import { ACCOUNTS, signedInPage } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { findPosition } from './setup/find-position.ts';
import { mailTo } from './setup/mailbox.ts';

const INVITATION = /\/invite\/[\w-]+/;

describe('companies, recruiters, agencies and the people they know', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('a link is approved, worked under, and ended: sight is lost with the next request', async () => {
    const solo = await newPerson(browser);
    const owner = await newPerson(browser);
    const desk = await signedInPage(solo, ACCOUNTS.independent_recruiter);
    const office = await signedInPage(owner, ACCOUNTS.other_company_admin);

    await office.goto('/user/organization/recruiters?list=pending');
    const request = office.getByRole('listitem').filter({ hasText: 'I know two bakers who like nights.' });
    await request.getByRole('button', { name: 'Approve link' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Approve link' }).click();
    await office.getByRole('tab', { name: /Active/ }).click();
    await request.getByText('Active', { exact: true }).waitFor();

    await desk.goto('/user');
    await desk.getByRole('button', { name: /Working for/ }).waitFor();
    await desk.keyboard.press('g');
    await desk.keyboard.press('w');
    await desk
      .getByRole('dialog', { name: 'Switch organization' })
      .getByRole('button', { name: /^Meadow Foods/ })
      .click();
    await desk.getByRole('button', { name: /Working for\s*Meadow Foods/ }).waitFor();
    await desk.goto('/user/positions');
    await desk.getByRole('link', { name: 'Night baker' }).first().click();
    await desk.getByRole('heading', { level: 1, name: 'Night baker' }).waitFor();
    const address = desk.url();

    await request.getByRole('button', { name: 'End link' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'End link' }).click();
    await office.getByRole('tab', { name: /Ended/ }).click();
    await request.getByText('Ended', { exact: true }).waitFor();

    const lost = await solo.request.get('/api/positions?recordsPerPage=50');
    expect(await lost.text()).not.toContain('Night baker');
    // A tab of its own: the open one goes to its home page by itself as soon as it learns of the end.
    const anew = await solo.newPage();
    await anew.goto(address);
    await anew.getByRole('heading', { level: 1 }).waitFor();
    expect(await anew.getByText('Night baker').count()).toBe(0);
    await solo.close();
    await owner.close();
  });

  test('an agency submits a candidate with a proof of consent, and follows the application by its group alone', async () => {
    const agent = await newPerson(browser);
    const company = await newPerson(browser);
    const lead = await signedInPage(agent, ACCOUNTS.staffing_agency_admin);
    const office = await signedInPage(company, ACCOUNTS.company_admin);

    await lead.goto('/user/agency/positions');
    await lead.getByRole('link', { name: 'Quay operations planner' }).click();
    await lead.getByRole('button', { name: 'Submit a candidate' }).click();
    const submitting = lead.getByRole('dialog');
    await submitting.getByLabel('Search your candidates').fill('Owen');
    await submitting
      .getByLabel('Candidate', { exact: true })
      .selectOption({ label: 'Owen Pryce · owen.pryce@crew.test' });
    await submitting.getByLabel('How the person gave consent').fill('Agreed by email');
    await submitting.locator('input[type=file]').setInputFiles({
      name: 'signed.txt',
      mimeType: 'text/plain',
      buffer: Buffer.from('I agree. Owen Pryce'),
    });
    await submitting.getByText('Attached: signed.txt').waitFor();
    await submitting.getByRole('button', { name: 'Submit a candidate' }).click();
    await lead.getByText('Waiting for an answer').waitFor();

    await office.goto('/user/submissions');
    await office.getByRole('link', { name: 'Owen Pryce' }).click();
    const proof = await office.getByRole('link', { name: 'signed.txt' }).getAttribute('href');
    expect(await (await company.request.get(proof ?? '')).text()).toBe('I agree. Owen Pryce');
    await office.getByRole('button', { name: 'Accept submission' }).click();
    await office.getByRole('dialog').getByRole('button', { name: 'Accept submission' }).click();
    await office.getByText('Accepted', { exact: true }).first().waitFor();

    const candidate = await newPerson(browser);
    const page = await candidate.newPage();
    const mail = await mailTo(candidate, 'owen.pryce@crew.test', INVITATION);
    await page.goto(INVITATION.exec(mail)?.[0] ?? '');
    await page.getByRole('link', { name: 'View position and apply' }).click();
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByLabel('First name').fill('Owen');
    await page.getByLabel('Last name').fill('Pryce');
    await page.getByLabel('Email').fill('owen.pryce@crew.test');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: 'Start application' }).click();
    await page.getByRole('heading', { name: 'Your CV' }).waitFor();

    await lead.reload();
    await lead.getByText('In progress', { exact: true }).waitFor();
    const told = await agent.request.get(lead.url().replace(/.*\/user\//, '/api/'));
    expect((await told.json()) as object).toMatchObject({
      data: { application_id: null, position_id: null },
    });
    for (const one of [agent, company, candidate]) await one.close();
  });

  test('the link of a channel is remembered through signing up', async () => {
    const owner = await newPerson(browser);
    const position_id = await findPosition(owner, 'Night baker');
    const office = await signedInPage(owner, ACCOUNTS.other_company_admin);
    await office.goto('/user/candidates/sources');
    await office.getByRole('button', { name: 'Add a channel' }).click();
    await office.getByRole('textbox', { name: /^Channel/ }).fill('Bakers’ fair');
    await office.getByRole('button', { name: 'Create link' }).click();
    const row = office.getByRole('row').filter({ hasText: 'Bakers’ fair' });
    await row.waitFor();
    const listed = await owner.request.get('/api/company/sources');
    const { data } = (await listed.json()) as { data: { items: readonly { name: string; code: string }[] } };
    const code = data.items.find(({ name }) => name === 'Bakers’ fair')?.code ?? '';

    const person = await newPerson(browser);
    const page = await person.newPage();
    await page.goto(`/jobs?s=${code}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const signUp = new SignUp(page);
    const who = {
      role: 'Apply for positions',
      first_name: 'Odo',
      last_name: 'Rye',
      email: 'odo.rye@example.test',
      password: 'Quiet-Harbour-7',
    };
    await page.goto('/public/signup/1');
    await signUp.fillAccount(who);
    await signUp.goOn();
    await signUp.enterCode(person, who.email);
    await page.getByLabel('Headline: what you do, in one line').fill('Bakes at night');
    await signUp.goOn();
    await signUp.acceptTerms();
    await page.getByRole('heading', { name: /Odo/ }).waitFor();
    const begun = await person.request.post('/api/application/start', {
      headers: { 'x-tryout-client': 'journey' },
      data: { position_id, consent: true },
    });
    expect(begun.status(), await begun.text()).toBe(201);
    await office.reload();
    await row.getByRole('cell', { name: '1', exact: true }).first().waitFor();
    await owner.close();
    await person.close();
  });
});
