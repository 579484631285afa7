import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { explainer } from '../setup/explain.ts';

/** A test case of a formula with one value: what is given, and what has to come out. */
export interface GivenCase {
  /** The data point's name, as the page says it. */
  readonly data_point: string;
  readonly given: number;
  readonly value: number;
}

/** Where the super admin builds what is measured and how it counts. */
export class Workshop {
  readonly page: Page;
  private readonly explained: ReturnType<typeof explainer>;

  constructor(page: Page) {
    this.page = page;
    this.explained = explainer(page);
  }

  private get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  async open(place: string): Promise<void> {
    const main = this.page.getByRole('navigation', { name: 'Main' });
    await main.getByRole('link', { name: place, exact: true }).click();
    await this.page.getByRole('heading', { level: 1 }).first().waitFor();
  }

  /** Adds a category, or an entry below the one that is open. */
  async addEntry(kind: 'category' | 'trait' | 'subtrait', name: string): Promise<void> {
    await this.page
      .getByRole('button', { name: `Add ${kind}`, exact: true })
      .first()
      .click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await this.page.getByRole('heading', { name, level: 2 }).waitFor();
  }

  async chooseEntry(name: string): Promise<void> {
    await this.page.getByRole('treeitem', { name }).click();
    await this.page.getByRole('heading', { name, level: 2 }).waitFor();
  }

  private async write(text: string): Promise<void> {
    const editor = this.page.locator('.cm-content');
    await editor.click();
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.insertText(text);
    await this.page.getByText('No problems found.').waitFor();
  }

  /** Names a condition and puts it in force. */
  async condition(name: string, text: string): Promise<void> {
    await this.open('Formulas');
    await this.page.getByRole('link', { name: 'Conditions', exact: true }).click();
    await this.page.getByRole('button', { name: 'New condition' }).first().click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByRole('button', { name: 'Create' }).click();
    await this.page.getByRole('heading', { name, level: 1 }).waitFor();
    await this.write(text);
    await this.page.getByRole('button', { name: 'Save draft' }).click();
    await this.activate();
  }

  /** Begins a formula with a text of one's own. */
  async formula(subtrait: string, task: string, text: string): Promise<void> {
    await this.open('Formulas');
    await this.page.getByRole('button', { name: 'New formula' }).first().click();
    await this.dialog.getByLabel('Subtrait').selectOption({ label: subtrait });
    await this.dialog.getByLabel('Task').selectOption({ label: task });
    await this.dialog.getByRole('button', { name: 'Create' }).click();
    await this.page.getByRole('heading', { name: `${subtrait}: ${task}`, level: 1 }).waitFor();
    await this.write(text);
  }

  get failingCases(): Locator {
    return this.page.getByRole('cell', { name: 'Failed', exact: true });
  }

  /** Takes away the test cases of the worked example and puts others in. */
  async testCases(cases: readonly GivenCase[]): Promise<void> {
    const { page } = this;
    const menu = page.getByRole('button', { name: /^Actions for Test case/ });
    for (let left = await menu.count(); left > 0; left -= 1) {
      await menu.first().click();
      await page
        .getByRole('menuitem', { name: /^Remove/ })
        .or(page.getByRole('button', { name: 'Remove', exact: true }))
        .first()
        .click();
      await menu.nth(left - 1).waitFor({ state: 'detached' });
    }
    for (const { data_point, given, value } of cases) {
      await page.getByRole('spinbutton', { name: `${data_point}, value` }).fill(`${given}`);
      await page.getByRole('button', { name: 'Add from current values' }).click();
      await this.dialog.getByLabel('Expected value').fill(`${value}`);
      await this.dialog.getByRole('button', { name: 'Add test case', exact: true }).click();
      await this.dialog.waitFor({ state: 'hidden' });
    }
  }

  async activate(): Promise<void> {
    await this.page.getByRole('button', { name: 'Activate', exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Activate', exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
    await this.page.getByText('Active', { exact: true }).first().waitFor();
  }

  /** A published score template of a whole category, everything with equal weight. */
  async scoreTemplate(name: string, category: string): Promise<void> {
    await this.open('Score templates');
    await this.page.getByRole('button', { name: 'New template' }).first().click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByRole('button', { name: 'Create template' }).click();
    await this.page.getByRole('button', { name: 'Add category' }).click();
    await this.dialog.getByRole('treeitem', { name: category }).click();
    await this.page.getByText('Ready to publish.').waitFor();
    await this.page.getByRole('button', { name: 'Save draft' }).click();
    await this.page.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.page.getByText('This version is published and can’t be edited.').waitFor();
  }

  /** Begins a simulation; the steps follow. */
  async beginSimulation(name: string): Promise<void> {
    await this.open('Simulations');
    await this.page.getByRole('button', { name: 'Create simulation' }).first().click();
    await this.dialog.getByLabel('Name').fill(name);
    await this.dialog.getByRole('button', { name: 'Create simulation', exact: true }).click();
    await this.page.getByRole('heading', { name: `Build ${name}` }).waitFor();
  }

  /** Goes to a step of the builder; it is there when its mark says so. */
  async step(name: string): Promise<void> {
    const steps = this.page.getByRole('navigation', { name: 'Steps' });
    await steps.getByRole('button', { name: new RegExp(`^${name}`) }).click();
    await this.explained(steps.locator('[aria-current="step"]', { hasText: name }).waitFor());
  }

  async addTask(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add tasks' }).click();
    await this.dialog.getByRole('button', { name: `Add ${name}` }).click();
    await this.dialog.getByRole('button', { name: 'Done' }).click();
    await this.page.getByRole('listitem', { name, exact: true }).waitFor();
  }

  /** Lets simulated candidates play it, and publishes it. */
  async tryAndPublish(): Promise<void> {
    const { page } = this;
    await page.getByRole('button', { name: 'Run simulated candidates' }).click();
    const through = page.getByText(/candidates finished on/);
    const otherwise = page.getByText(/but the run failed/).or(page.getByRole('alert'));
    await this.explained(through.or(otherwise).or(this.dialog).first().waitFor({ timeout: 90_000 }));
    expect(await page.locator('body').innerText()).toMatch(/candidates finished on/);
    await page.getByText('Ready to publish.').first().waitFor();
    await page.getByRole('button', { name: 'Change status' }).click();
    await this.dialog.getByRole('button', { name: 'Publish', exact: true }).click();
    await this.dialog.waitFor({ state: 'hidden' });
    await page.getByText('Published', { exact: true }).first().waitFor();
  }
}
