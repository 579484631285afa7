import type { Page } from 'playwright-core';

/** The wizard with which a position is made. */
export class PositionWizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins a draft from the list of positions. */
  async create(title: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Positions' }).first().click();
    await this.page.getByRole('button', { name: 'Create position' }).click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Job title').fill(title);
    await dialog.getByRole('button', { name: 'Create draft' }).click();
    await this.page.getByRole('heading', { name: `Edit “${title}”` }).waitFor();
  }

  async next(): Promise<void> {
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
  }

  async addQuestion(type: string, words: string, choices: readonly string[] = []): Promise<void> {
    const { page } = this;
    const sections = page.getByRole('region', { name: /^Question \d/ });
    const number = (await sections.count()) + 1;
    await page.getByLabel('Type of the new question').selectOption({ label: type });
    await page.getByRole('button', { name: 'Add question' }).click();
    const section = page.getByRole('region', { name: `Question ${number}`, exact: true });
    await section.getByRole('textbox', { name: 'Question', exact: true }).fill(words);
    for (const [index, choice] of choices.entries()) {
      const field = section.getByLabel(`Choice ${index + 1}`, { exact: true });
      if (!(await field.isVisible())) await section.getByRole('button', { name: 'Add choice' }).click();
      await field.fill(choice);
    }
  }

  async addSimulation(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add ${name}` }).click();
    await this.page.getByRole('button', { name: `Take ${name} off` }).waitFor();
  }

  async shareWith(email: string): Promise<void> {
    await this.page.getByLabel('E-mail address').fill(email);
    await this.page.getByLabel('Right', { exact: true }).selectOption({ label: 'Decider' });
    await this.page.getByRole('button', { name: 'Share', exact: true }).click();
    await this.page.getByRole('listitem').filter({ hasText: email }).waitFor();
  }

  async publish(): Promise<void> {
    await this.page.getByText('Everything is there.').waitFor();
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByText('This position is published.').waitFor();
  }
}
