import type { BrowserContext, Page } from 'playwright-core';
import { codeFor } from '../setup/mailbox.ts';

/** Somebody who signs up. */
export interface NewAccount {
  readonly role: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly password: string;
}

/** The steps of signing up. */
export class SignUp {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fillAccount(who: NewAccount): Promise<void> {
    const { page } = this;
    await page.getByRole('radio', { name: who.role }).check();
    await page.getByLabel('First name').fill(who.first_name);
    await page.getByLabel('Last name').fill(who.last_name);
    await page.getByRole('textbox', { name: /email/i }).fill(who.email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill(who.password);
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }

  async enterCode(person: BrowserContext, email: string): Promise<void> {
    await this.page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    await this.page.getByLabel('Code from the email').fill(await codeFor(person, email));
    await this.goOn();
  }

  async acceptTerms(): Promise<void> {
    await this.page.getByRole('heading', { name: 'Terms and notices' }).waitFor();
    const boxes = this.page.getByRole('checkbox', { name: /^I have read and accept/ });
    await boxes.first().waitFor();
    for (const box of await boxes.all()) await box.check();
    await this.page.getByRole('button', { name: 'Finish' }).click();
  }
}
