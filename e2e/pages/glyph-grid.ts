import type { Page } from 'playwright-core';
import { seen, timePassesUntil } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tap } from './person.ts';

/** Somebody who looks for a rule takes a few seconds; a journey need not take them all. */
const LOOK_MS = 2600;

/**
 * Plays Glyph Grid to its end: looks at each grid and chooses a tile by key or by a tap. `choose` gives the option
 * (1 to 4) for a grid by its number; a person who guesses always takes the same one unless told otherwise.
 */
export async function playGlyphGrid(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
  choose: (grid: number) => number = (grid) => (grid % 4) + 1,
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Continue|Next)$/ });
  const options = page.getByRole('group', { name: 'Which tile belongs in the gap?' }).getByRole('button');
  const open = options.and(page.locator(':enabled:not([aria-disabled])'));
  for (let grid = 0; ; ) {
    await seen(open.first().or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await takeTime(page, LOOK_MS);
    const option = choose(grid);
    if (by === 'keys') await page.keyboard.press(String(option));
    else await tap(options.nth(option - 1));
    await seen(
      options
        .nth(option - 1)
        .and(page.locator('[data-chosen]'))
        .or(go)
        .or(until),
    );
    grid += 1;
    if (await go.isVisible()) continue;
    await timePassesUntil(page, async () => (await page.locator('button[data-chosen]').count()) === 0);
  }
}
