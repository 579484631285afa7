import type { Page } from 'playwright-core';

/** Somebody who applies. */
export interface Applicant {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly phone: string;
  readonly cv: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
}

/** The way from a job's page to the game. */
export class ApplicationFlow {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async begin(jobPath: string, who: Applicant): Promise<void> {
    const { page } = this;
    await page.goto(jobPath);
    await page.getByRole('link', { name: 'Apply', exact: true }).click();
    await page.getByLabel('First name').fill(who.first_name);
    await page.getByLabel('Last name').fill(who.last_name);
    await page.getByLabel('Email').fill(who.email);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Start application' }).click();
  }

  async sayWho(who: Applicant): Promise<void> {
    const { page } = this;
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await page.getByLabel(/^Phone/).fill(who.phone);
    await this.goOn();
  }

  async giveCv(who: Applicant): Promise<void> {
    const { page } = this;
    await page.getByRole('heading', { name: 'Your CV' }).waitFor();
    await page.locator('input[type=file]').setInputFiles(who.cv);
    await page.getByRole('radio', { name: who.cv.name }).waitFor();
    await this.goOn();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
  }

  async startPlaying(): Promise<void> {
    const { page } = this;
    await page.getByRole('heading', { name: 'Before you play' }).waitFor();
    await page.getByLabel('I understand what is measured and how it’s used').check();
    await page.getByRole('button', { name: 'Start playing' }).click();
  }

  async goOn(): Promise<void> {
    await this.page.getByRole('button', { name: 'Continue', exact: true }).click();
  }
}
