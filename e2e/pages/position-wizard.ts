import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

/** The wizard with which a position is made. */
export class PositionWizard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Begins a draft from the list of positions. */
  async create(title: string): Promise<void> {
    await this.page.getByRole('link', { name: 'Positions' }).first().click();
    await this.page.getByRole('button', { name: 'Create position' }).first().click();
    const dialog = this.page.getByRole('dialog');
    await dialog.getByLabel('Job title').fill(title);
    await dialog.getByRole('button', { name: 'Create draft' }).click();
    await this.page.getByRole('heading', { name: `Edit “${title}”` }).waitFor();
  }

  /** Goes to the next step and waits until it is there: a second press before leads to the same one. */
  async next(): Promise<void> {
    const place = this.page.getByRole('navigation', { name: 'Steps' }).getByText(/^Step \d/);
    const before = await place.textContent();
    await this.page.getByRole('button', { name: 'Next', exact: true }).click();
    await expect.poll(() => place.textContent()).not.toBe(before);
  }

  async addQuestion(type: string, words: string, choices: readonly string[] = []): Promise<void> {
    const { page } = this;
    const sections = page.getByRole('region', { name: /^Question \d/ });
    const number = (await sections.count()) + 1;
    await page.getByLabel('Type of new question').selectOption({ label: type });
    await page.getByRole('button', { name: 'Add question' }).click();
    const section = page.getByRole('region', { name: `Question ${number}`, exact: true });
    await section.getByRole('textbox', { name: 'Question', exact: true }).fill(words);
    for (const [index, choice] of choices.entries()) {
      const field = section.getByLabel(`Choice ${index + 1}`, { exact: true });
      if (!(await field.isVisible())) await section.getByRole('button', { name: 'Add choice' }).click();
      await field.fill(choice);
    }
  }

  /** Drags a question by its handle to just before another one. */
  async dragQuestion(number: number, before: number): Promise<void> {
    const region = (n: number) => this.page.getByRole('region', { name: `Question ${n}`, exact: true });
    await this.drag(region(number), region(before));
  }

  /** Puts an available simulation on the position. */
  async addSimulation(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Add ${name}`, exact: true }).click();
    await this.page.getByRole('button', { name: `Remove ${name}` }).waitFor();
  }

  /** By hand, since the browser begins a drag only after the pointer has moved a little. */
  private async drag(row: Locator, to: Locator): Promise<void> {
    const { mouse } = this.page;
    // A window that shows the whole step: nothing has to be scrolled to, and no bar lies over the target.
    const usual = this.page.viewportSize();
    if (!usual) throw new Error('a window without a size');
    await this.page.setViewportSize({ width: usual.width, height: 3000 });
    const handle = row.locator('[data-drag-handle]');
    await handle.scrollIntoViewIfNeeded();
    const [from, target] = [await handle.boundingBox(), await to.boundingBox()];
    if (!from || !target) throw new Error('nothing to drag, or nowhere to drag it');
    await mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await mouse.down();
    await mouse.move(from.x + from.width / 2 + 8, from.y + from.height / 2, { steps: 4 });
    const [x, y] = [target.x + target.width / 2, target.y + target.height / 4];
    await mouse.move(x, y, { steps: 8 });
    // A hand trembles: over the same part the browser says once more where the pointer is, and the page shows where the
    // question would go. Let go earlier, it goes nowhere.
    await mouse.move(x + 6, y, { steps: 6 });
    await this.page.locator('[data-edge="before"]').waitFor();
    await mouse.up();
    await this.page.setViewportSize(usual);
  }

  async shareWith(email: string): Promise<void> {
    await this.page.getByLabel('Email').fill(email);
    await this.page.getByLabel('Access', { exact: true }).selectOption({ label: 'Decider' });
    await this.page.getByRole('button', { name: 'Share', exact: true }).click();
    await this.page.getByRole('listitem').filter({ hasText: email }).waitFor();
  }

  async publish(): Promise<void> {
    await this.page.getByText('Ready to publish.').waitFor();
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByRole('heading', { level: 1, name: /^Share / }).waitFor();
  }
}
