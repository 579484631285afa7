import type { Locator, Page } from 'playwright-core';
import { gone, seen } from '../setup/own-clock.ts';
import { readThenPress, tap } from './person.ts';

/** Plays Work Style to its end: answers every statement of each screen and goes on. */
export async function playWorkStyle(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  rating: (screen: number, statement: number) => number,
): Promise<void> {
  const start = page.getByRole('button', { name: /^(Start|Continue)$/ });
  const next = page.getByRole('button', { name: 'Next' });
  for (let screen = 0; ; screen += 1) {
    await seen(next.or(start).or(until));
    if (await until.isVisible()) return;
    if (await start.isVisible()) await readThenPress(page, start);
    const fresh = page.getByText(/^0 of \d answered$/);
    await seen(fresh);
    const statements = page.getByRole('group');
    const count = await statements.count();
    for (let statement = 0; statement < count; statement += 1) {
      const given = rating(screen, statement);
      if (by === 'keys') await page.keyboard.press(String(given));
      else
        await tap(
          statements
            .nth(statement)
            .getByRole('radio')
            .nth(given - 1),
        );
      await seen(page.getByText(`${statement + 1} of ${count} answered`));
    }
    if (by === 'keys') await page.keyboard.press('Enter');
    else await tap(next);
    await gone(page.getByText(`${count} of ${count} answered`));
  }
}
