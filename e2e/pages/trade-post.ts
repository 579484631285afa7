import type { Locator, Page } from 'playwright-core';
import { gone, seen } from '../setup/own-clock.ts';
import { readThenPress, tap } from './person.ts';

/** Plays Trade Post to its end: gives `coins(round)` where coins are given, and accepts every offer. */
export async function playTradePost(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  coins: (round: number) => number = (round) => 2 + (round % 3),
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Continue|Next)$/ });
  const slider = page.getByRole('slider');
  const accept = page.getByRole('button', { name: 'Accept' });
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (let round = 0; ; ) {
    await seen(slider.or(accept).or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      const label = (await go.textContent()) ?? '';
      await readThenPress(page, go);
      await gone(page.getByRole('button', { name: label, exact: true }));
      continue;
    }
    if (await accept.isVisible()) {
      if (by === 'keys') await accept.press('Enter');
      else await tap(accept);
    } else {
      for (let given = 0; given < coins(round); given += 1) {
        if (by === 'keys') await page.keyboard.press('ArrowUp');
        else await tap(page.getByRole('button', { name: 'One coin more' }));
      }
      if (by === 'keys') await page.keyboard.press('Enter');
      else await tap(confirm);
    }
    await seen(go.or(until));
    round += 1;
  }
}
