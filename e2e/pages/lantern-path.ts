import type { Locator, Page } from 'playwright-core';
import { gone, seen, timePassesUntil } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tap } from './person.ts';

/** Nobody finds the next lantern faster than this. */
const BETWEEN_TAPS_MS = 260;

/** Which lantern burns, while a path is shown. */
async function litPlace(page: Page): Promise<number | null> {
  const lit = page.locator('[data-state="lit"]');
  const place = await lit.evaluateAll((found) => found[0]?.getAttribute('data-place') ?? null);
  return place === null ? null : Number(place);
}

/** Watches a path to its end. */
async function watch(page: Page, turn: Locator): Promise<readonly number[]> {
  const path: number[] = [];
  while (!(await turn.isVisible())) {
    const before = path.at(-1);
    let place = null as number | null;
    await timePassesUntil(page, async () => {
      place = await litPlace(page);
      return (place !== null && place !== before) || (await turn.isVisible());
    });
    if (place !== null && place !== before) path.push(place);
  }
  return path;
}

/**
 * Plays Lantern Path to its end: watches which lanterns burn and repeats them by number keys or by taps. `keeps` is the
 * longest path that this person keeps in mind; of a longer one the end is lost.
 */
export async function playLanternPath(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  keeps = 5,
): Promise<void> {
  const watching = page.getByText('Watch', { exact: true });
  const turn = page.getByText(/^Your turn/);
  const go = page.getByRole('button', { name: /^(Start|Start practice|Continue)$/ });
  const done = page.getByRole('button', { name: 'Done', exact: true });
  for (;;) {
    await seen(watching.or(turn).or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    const path = await watch(page, turn);
    const backward = (await turn.innerText()).includes('backward');
    // A path that was over before anybody looked is answered by a guess.
    const kept = path.length === 0 ? [1] : path.slice(0, keeps);
    for (const place of backward ? kept.toReversed() : kept) {
      await takeTime(page, BETWEEN_TAPS_MS);
      if (by === 'keys') await page.keyboard.press(`Digit${place}`);
      else await tap(page.getByRole('button', { name: `Lantern ${place}`, exact: true }));
    }
    await takeTime(page, BETWEEN_TAPS_MS);
    if (by === 'keys') await page.keyboard.press('Enter');
    else await tap(done);
    await gone(turn);
  }
}
