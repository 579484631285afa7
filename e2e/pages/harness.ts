import type { FrameLocator, Page } from 'playwright-core';

/** The author's harness, with a game in its frame. */
export class Harness {
  readonly page: Page;
  readonly game: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.game = page.frameLocator('iframe');
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  /** What the host makes of the play in the frame. */
  report() {
    return this.page.evaluate(() => {
      if (!window.harness) throw new Error('The harness is not there yet.');
      return { ...window.harness.report(), errors: window.harness.errors() };
    });
  }

  async reaches(state: 'ready' | 'running' | 'completed'): Promise<void> {
    await this.page.waitForFunction((wanted) => window.harness?.report().state === wanted, state);
  }

  /** What the page says of one fact of the session. */
  fact(term: string) {
    return this.page.locator(`dt:text-is("${term}") + dd`);
  }
}
