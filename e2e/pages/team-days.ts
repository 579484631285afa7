import type { Locator, Page } from 'playwright-core';
import { gone, seen } from '../setup/own-clock.ts';
import { readThenPress, tap } from './person.ts';

/** Plays Team Days to its end: rates the four responses of each situation and confirms. */
export async function playTeamDays(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  rating: (scenario: number, response: number) => number,
): Promise<void> {
  const start = page.getByRole('button', { name: /^(Start|Continue)$/ });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (let scenario = 0; ; scenario += 1) {
    await seen(confirm.or(start).or(until));
    if (await until.isVisible()) return;
    if (await start.isVisible()) await readThenPress(page, start);
    await seen(page.getByText('0 of 4 rated'));
    const responses = page.getByRole('group');
    for (let response = 0; response < 4; response += 1) {
      const given = String(rating(scenario, response));
      if (by === 'keys') {
        await page.keyboard.press(given);
        await page.keyboard.press('Tab');
      } else {
        const weighed = responses.nth(response);
        await seen(weighed.and(page.locator('[data-active]')));
        await tap(weighed.getByRole('radio').nth(Number(given) - 1));
      }
      await seen(page.getByText(`${response + 1} of 4 rated`));
    }
    if (by === 'keys') await page.keyboard.press('Enter');
    else await tap(confirm);
    await gone(page.getByText('4 of 4 rated'));
  }
}
