import type { BrowserContext, Page } from 'playwright-core';

/** The demo's accounts, as printed at start. */
export const ACCOUNTS = {
  super_admin: 'super@tryout.test',
  independent_recruiter: 'solo@tryout.test',
  company_admin: 'owner@harbour.test',
  company_recruiter: 'recruiter@harbour.test',
  employee: 'manager@harbour.test',
  candidate: 'candidate@tryout.test',
  staffing_agency_admin: 'lead@northstar.test',
  staffing_agency_recruiter: 'agent@northstar.test',
  /** Whose password a journey changes; nothing else signs in with it. */
  other_company: 'recruiter@meadow.test',
  other_company_admin: 'owner@meadow.test',
} as const;

export const DEMO_PASSWORD = 'Tryout-Demo-1!';

/** Signs in through the sign-in page. */
export async function signIn(page: Page, email: string, password = DEMO_PASSWORD): Promise<void> {
  await page.goto('/public/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/user/);
}

/** A page of a person whose session was made over the API, where signing in is not what is looked at. */
export async function signedInPage(person: BrowserContext, email: string): Promise<Page> {
  const answer = await person.request.post('/api/auth/login', { data: { email, password: DEMO_PASSWORD } });
  if (!answer.ok()) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  return person.newPage();
}
