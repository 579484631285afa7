import type { Locator, Page } from 'playwright-core';

/** The applicants of a position, as table and as board. */
export class ApplicantList {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(positionId: string, search = ''): Promise<void> {
    await this.page.goto(`/user/positions/${positionId}/applicants${search}`);
    await this.page.getByRole('grid', { name: 'Applicants' }).waitFor();
  }

  /** The rows of people, best first. */
  get rows(): Locator {
    return this.page.getByRole('row').filter({ has: this.page.getByRole('rowheader') });
  }

  /** Job fits as shown, top to bottom; null where none could be calculated. */
  async fits(): Promise<readonly (number | null)[]> {
    const texts = await this.rows.allInnerTexts();
    return texts.map((text) => {
      const fit = text.match(/Job fit (\d+) of 100/)?.[1];
      return fit === undefined ? null : Number(fit);
    });
  }

  /** Chooses the first rows from the keyboard: Space, then Shift with the arrow key. */
  async choose(count: number): Promise<void> {
    const { page } = this;
    await this.rows.first().focus();
    await page.keyboard.press('Space');
    for (let more = 1; more < count; more += 1) await page.keyboard.press('Shift+ArrowDown');
    await page.getByText(`${count} selected`).waitFor();
  }
}
