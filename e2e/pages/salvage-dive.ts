import type { Locator, Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { pressUntilGone, readThenPress, takeTime, tap, tapWhileThere } from './person.ts';

/** A press right after the end of a dive was still meant for a crate, so the game does not take it. */
const READING_MS = 450;
/** Nobody looks at a crate and opens the next one faster. */
const LOOKING_MS = 260;

/** Plays Salvage Dive to its end: opens `crates(dive)` crates by keys or by taps, goes up, reads how it went. */
export async function playSalvageDive(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  crates: (dive: number) => number = (dive) => dive % 4,
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Start practice|Continue)$/ });
  const up = page.getByRole('button', { name: /^(Go up|Don’t dive)/ });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let dive = 0; ; ) {
    await seen(up.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    for (let opened = 1; opened <= crates(dive); opened += 1) {
      await takeTime(page, LOOKING_MS);
      if (by === 'keys') await page.keyboard.press('Space');
      else await tap(page.getByRole('button', { name: `Crate ${opened}`, exact: true }));
      const told = page.getByText(opened === 1 ? '1 crate opened' : `${opened} crates opened`);
      await seen(told.or(next));
      if (await next.isVisible()) break;
    }
    if (await up.isVisible()) {
      if (by === 'keys') await page.keyboard.press('Enter');
      else await tapWhileThere(up);
    }
    await seen(next);
    await takeTime(page, READING_MS);
    await pressUntilGone(page, next);
    dive += 1;
  }
}
