import type { Locator, Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { pressUntilGone, readThenPress, takeTime, tapWhileThere } from './person.ts';

/** A press right after the end of a flight was still meant for loading, so the game does not take it. */
const READING_MS = 450;

/** Plays Cargo Drone to its end: loads `crates(flight)`, sends the drone off, reads how it went, goes on. */
export async function playCargoDrone(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  crates: (flight: number) => number,
): Promise<void> {
  const start = page.getByRole('button', { name: /^(Start|Continue)$/ });
  const load = page.getByRole('button', { name: 'Load a crate' });
  const send = page.getByRole('button', { name: 'Send it off' });
  const drone = (load: string) =>
    page.getByRole('img', { name: `The drone hovers over the quay with ${load}.` });
  const next = page.getByRole('button', { name: 'Next', exact: true });
  for (let flight = 0; ; flight += 1) {
    await seen(load.or(start).or(until));
    if (await until.isVisible()) return;
    if (await start.isVisible()) await readThenPress(page, start);
    await seen(drone('no crates'));
    for (let loaded = 1; loaded <= crates(flight); loaded += 1) {
      if (by === 'keys') await page.keyboard.press('Space');
      else await tapWhileThere(load);
      await seen(drone(loaded === 1 ? '1 crate' : `${loaded} crates`).or(next));
      if (await next.isVisible()) break;
    }
    if (await send.isVisible()) {
      if (by === 'keys') await page.keyboard.press('Enter');
      else await tapWhileThere(send);
    }
    await seen(next);
    await takeTime(page, READING_MS);
    await pressUntilGone(page, next);
  }
}
