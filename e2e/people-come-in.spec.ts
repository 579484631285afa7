import { ownLink } from '@tryout/domain/text/own-link';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SignUp } from './pages/sign-up.ts';
import { ACCOUNTS, DEMO_PASSWORD, signedInPage, signIn } from './setup/accounts.ts';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { codeFor, mailTo } from './setup/mailbox.ts';

const PASSWORD = 'Quiet-Harbour-7';

async function signOut(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `${name}’s account` }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/public\/login$/);
  await page.getByLabel('Email').waitFor();
}

describe('people come in', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser.close());

  test('as a candidate, one step back included, and again after signing out', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    const signUp = new SignUp(page);
    const who = {
      role: 'Apply for positions',
      first_name: 'Rosa',
      last_name: 'Delta',
      email: 'rosa.delta@example.test',
      password: 'quiet',
    };
    await page.goto('/');
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByRole('link', { name: 'No account yet? Sign up' }).click();
    await signUp.fillAccount(who);
    for (const rule of [
      'must contain caps',
      'must contain number',
      'must contain symbol',
      'must be at least 10 characters',
    ])
      await page.getByText(rule).first().waitFor();
    await signUp.goOn();
    await page.getByRole('alert').filter({ hasText: 'must contain caps' }).waitFor();
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await signUp.goOn();

    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await expect.poll(() => page.getByLabel('First name').inputValue()).toBe('Rosa');
    await page.getByLabel('Last name').fill('Estuary');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await signUp.goOn();
    await signUp.enterCode(person, who.email);

    await page.getByRole('heading', { name: 'Tell us about yourself' }).waitFor();
    await page.reload();
    await page.getByLabel('Headline: what you do, in one line').fill('Steers small boats');
    await signUp.goOn();
    await signUp.acceptTerms();
    await page.getByRole('heading', { name: /Rosa/ }).waitFor();

    await signOut(page, 'Rosa Estuary');
    await signIn(page, who.email, PASSWORD);
    await page.getByRole('heading', { name: /Rosa/ }).waitFor();
    await page.goto('/public/reset');
    await page.getByText('You Need To Be Logged Out First').waitFor();
    expect(new URL(page.url()).pathname).toBe('/user');
    await person.close();
  });

  test('as a company, which needs a work e-mail', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    const signUp = new SignUp(page);
    const who = {
      role: 'Hire for a company',
      first_name: 'Tomas',
      last_name: 'Keel',
      email: 'tomas.keel@gmail.com',
      password: PASSWORD,
    };
    await page.goto('/public/signup/1');
    await signUp.fillAccount(who);
    await signUp.goOn();
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('textbox', { name: /email/i }).fill('tomas@keel-works.test');
    await signUp.goOn();
    await signUp.enterCode(person, 'tomas@keel-works.test');
    await page.getByRole('heading', { name: 'Your organization' }).waitFor();
    await page.getByLabel('Organization name').fill('Keel Works');
    await signUp.goOn();
    await signUp.acceptTerms();
    await page.waitForURL(/\/user$/);
    await page.getByRole('link', { name: 'Positions' }).first().click();
    await page.getByRole('button', { name: 'Create position' }).first().waitFor();
    await person.close();
  });

  test('with a new password by code, from two devices, and sign out everywhere else', async () => {
    const desk = await newPerson(browser);
    const phone = await newPerson(browser);
    const page = await desk.newPage();
    const email = ACCOUNTS.other_company;
    await page.goto('/public/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Not-My-Password-1');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('link', { name: 'Forgot your password?' }).click();
    await page.getByRole('heading', { name: 'Set a new password' }).waitFor();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();
    await page.getByLabel('Code from the email').fill(await codeFor(desk, email));
    await page.getByRole('textbox', { name: 'New password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Set password' }).click();
    await page.getByText('Your new password is set.').waitFor();
    await signIn(page, email, PASSWORD);

    const phonePage = await phone.newPage();
    await signIn(phonePage, email, PASSWORD);
    await phonePage.getByRole('heading', { level: 1 }).first().waitFor();
    await page.goto('/user/settings/security');
    const table = page.getByRole('table', { name: 'Sessions' });
    const sessions = table.getByRole('row');
    await expect.poll(() => sessions.count()).toBe(3);
    const addresses = await table.getByText(/^10\.\d+\.\d+\.\d+$/).allTextContents();
    expect(new Set(addresses).size).toBe(2);
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect.poll(() => sessions.count()).toBe(2);
    await phonePage.goto('/user/settings/account');
    await phonePage.getByText('Sign in to open').waitFor();
    await desk.close();
    await phone.close();
  });

  test('by the invitation of a colleague', async () => {
    const owner = await newPerson(browser);
    const ownerPage = await signedInPage(owner, ACCOUNTS.company_admin);
    await ownerPage.goto('/user/organization/people');
    await ownerPage.getByRole('button', { name: 'Invite a colleague' }).click();
    const dialog = ownerPage.getByRole('dialog');
    await dialog.getByLabel('Email').fill('greta@harbour-crew.test');
    await dialog.getByLabel('Role').selectOption({ label: 'Company recruiter' });
    await dialog.getByRole('button', { name: 'Send invitation' }).click();
    await ownerPage.getByText('greta@harbour-crew.test').first().waitFor();
    const mail = await mailTo(owner, 'greta@harbour-crew.test', /\/invite\/\S+/);
    await owner.close();

    const colleague = await newPerson(browser);
    const page = await colleague.newPage();
    await page.goto(new URL(mail.match(/https?:\/\/\S+\/invite\/\S+/)?.[0] ?? '').pathname);
    await page.getByRole('heading', { name: 'Harbour Logistics has invited you' }).waitFor();
    await page.getByLabel('First name').fill('Greta');
    await page.getByLabel('Last name').fill('Hull');
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Accept invitation' }).click();
    await page.getByText('Welcome to Harbour Logistics.').waitFor();
    await new SignUp(page).acceptTerms();
    await page.getByRole('link', { name: 'Positions' }).first().click();
    await page.getByText('Quay operations planner').first().waitFor();
    await colleague.close();
  });

  test('only where their account may, and land on the page they asked for', async () => {
    const person = await newPerson(browser);
    const page = await person.newPage();
    await page.goto('/user/positions');
    await page.getByText('Sign in to open “Positions”.').waitFor();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill(ACCOUNTS.company_recruiter);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/user\/positions$/);
    await page.goto('/user/events/cut-o');
    await page.getByRole('heading', { name: 'We couldn’t find this page' }).waitFor();

    await page.goto(ownLink('/user/admin/accounts'));
    await page.getByRole('heading', { name: 'This account can’t open this page' }).waitFor();
    await page.getByRole('link', { name: 'Go to home page' }).click();
    await page.waitForURL(/\/user$/);
    await page.goBack();
    await page.getByRole('heading', { name: 'This account can’t open this page' }).waitFor();

    await page.goto('/user/admin/accounts');
    await page
      .getByText(
        `You’ve been signed out: ${ACCOUNTS.company_recruiter} (Company recruiter) can’t open “Accounts”.`,
      )
      .waitFor();
    await page.getByRole('link', { name: 'Sign in' }).first().click();
    await page.getByLabel('Email').fill(ACCOUNTS.super_admin);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL(/\/user\/admin\/accounts/);

    await page.goto('/there/is/nothing/here');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    await person.close();
  });
});
