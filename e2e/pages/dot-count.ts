import type { FrameLocator, Locator, Page } from 'playwright-core';

/** Dot Count, a game from elsewhere, in its frame. */
export class DotCount {
  readonly page: Page;
  readonly frame: FrameLocator;

  constructor(page: Page) {
    this.page = page;
    this.frame = page.frameLocator('iframe');
  }

  button(name: string): Locator {
    return this.frame.getByRole('button', { name, exact: true });
  }

  step(number: number, of: number): Locator {
    return this.frame.getByText(`Pair ${number} of ${of}`);
  }

  /** A pair can be answered; it can be seen for a part of that time only. */
  private get pair(): Locator {
    return this.frame.locator('.pair.answerable');
  }

  /** The game has said its first words, and has taken the keyboard: from here on it takes it away from nobody. */
  async isReady(): Promise<void> {
    await this.frame.locator('button:focus').waitFor();
  }

  /** Presses Enter on a button once the keyboard is there; the game brings it there by itself. */
  private async enter(name: string): Promise<void> {
    await this.frame.locator('button:focus', { hasText: name }).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** The keyboard is in the game without a press of the Tab key; everything is done with it. */
  async beginByKeys(): Promise<void> {
    await this.enter('Practise first');
    for (let pair = 0; pair < 3; pair += 1) {
      await this.answerByKey();
      await this.enter('Go on');
    }
    await this.enter('Begin');
  }

  /** Presses: Chromium 150 brings the click of an emulated touch to another place of a frame from elsewhere. */
  async beginByPress(): Promise<void> {
    await this.seeAfter('Practise first');
    for (let pair = 0; pair < 3; pair += 1) {
      await this.answerByPress();
      await (pair < 2 ? this.seeAfter('Go on') : this.button('Go on').click());
    }
    await this.seeAfter('Begin');
  }

  /** A pair is shown for some seconds only: it is looked for before what brings it is pressed. */
  private async seeAfter(name: string): Promise<void> {
    await Promise.all([this.pair.waitFor(), this.button(name).click()]);
  }

  async answerByKey(side: 'ArrowLeft' | 'ArrowRight' = 'ArrowLeft'): Promise<void> {
    await this.pair.waitFor();
    await this.page.keyboard.press(side);
  }

  /** Takes the side with more dots, or the other one. */
  async answerRightly(isRight = true): Promise<void> {
    // Both are counted at once: a moment later they may be covered.
    const fields = this.frame.locator('.pair:has(svg)');
    const [left = 0, right = 0] = await fields.evaluate((pair) =>
      [...pair.querySelectorAll('.field')].map((field) => field.querySelectorAll('circle').length),
    );
    const more = left > right ? 'ArrowLeft' : 'ArrowRight';
    const less = more === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft';
    await this.page.keyboard.press(isRight ? more : less);
  }

  async answerByPress(): Promise<void> {
    await this.pair.waitFor();
    await this.button('More on the left').click();
  }
}
