import type { Locator, Page } from 'playwright-core';
import { seen, timePassesUntil } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tapWhileThere } from './person.ts';

/** Nobody compares two signs faster than this. */
const REACTION_MS = 250;

/** How far back the round compares, read from its button. */
async function distance(same: Locator): Promise<number> {
  const words = await same.innerText();
  return words.includes('just before') ? 1 : Number(/(\d+) before/.exec(words)?.[1] ?? 1);
}

/** The sign in sight, if any. */
async function signShown(page: Page): Promise<string | null> {
  const signs = page.getByRole('img', { name: /^(Anchor|Star|Moon|Fish|Key|Leaf|Drop|Bell)$/ });
  return signs.evaluateAll((found) => found[0]?.getAttribute('aria-label') ?? null);
}

/** Plays one round at the belt: reads each sign and presses where it is the same as `back` parcels before. */
async function playRound(page: Page, by: 'keys' | 'touch', same: Locator, keeps: number): Promise<void> {
  const back = await distance(same);
  const seen: string[] = [];
  let open = false;
  while (await same.isVisible()) {
    const before = open;
    let sign = null as string | null;
    await timePassesUntil(page, async () => {
      sign = await signShown(page);
      return (sign !== null) !== before || !(await same.isVisible());
    });
    open = sign !== null;
    if (sign !== null && !before) {
      seen.push(sign);
      if (back <= keeps && seen.length > back && sign === seen.at(-1 - back)) {
        await takeTime(page, REACTION_MS);
        if (by === 'keys') await page.keyboard.press('Space');
        else await tapWhileThere(same);
      }
    }
  }
}

/**
 * Plays Parcel Belt to its end by key or by the big button. `keeps` is how far back this person can compare; in rounds
 * beyond it they press nothing.
 */
export async function playParcelBelt(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  keeps = 3,
): Promise<void> {
  const same = page.getByRole('button', { name: /^Same as/ });
  const go = page.getByRole('button', { name: /^(Start|Start practice|Start the round|Continue)$/ });
  for (;;) {
    await seen(same.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) await readThenPress(page, go);
    else await playRound(page, by, same, keeps);
  }
}
