import type { Locator, Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { pressUntilGone, readThenPress } from './person.ts';

/** The player around the games: the map between tasks and the bar above them. */
export class Player {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** The map says which game comes next. */
  next(game: string): Locator {
    return this.page.getByRole('heading', { name: `Next: ${game}` });
  }

  /** The last game is done and handed over. */
  get over(): Locator {
    return this.page.getByRole('heading', { name: /^Thank you/ });
  }

  get lineIsLost(): Locator {
    return this.page.getByText('You’re offline. Keep playing');
  }

  get allKept(): Locator {
    return this.page.getByText('All saved');
  }

  /** Goes on to the instructions of the game that comes next. */
  async skipPractice(game: string): Promise<void> {
    await seen(this.next(game));
    await pressUntilGone(this.page, this.page.getByRole('button', { name: 'Start without practice' }));
  }

  /** Starts the game that comes next without practice: two presses. */
  async start(game: string): Promise<void> {
    await this.skipPractice(game);
    await readThenPress(this.page, this.page.getByRole('button', { name: 'Start', exact: true }));
  }
}
