import type { Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tapAt } from './person.ts';

/** Nobody answers faster than they see. */
const REACTION_MS = 320;

/**
 * Plays Signal Tower to its end: reads what the middle lamp shows and answers by key or by a tap on that half of the
 * screen. `answer` lets a person be less sure than the lamps.
 */
export async function playSignalTower(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
  answer: (shown: 'left' | 'right', row: number) => 'left' | 'right' = (shown) => shown,
): Promise<void> {
  const dark = page.getByRole('img', { name: /^The lamps are dark/ });
  const lit = page.getByRole('img', { name: /Which way does the middle one point/ });
  const go = page.getByRole('button', { name: /^(Start|Continue)$/ });
  for (let row = 0; ; ) {
    await seen(dark.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await seen(lit.or(go).or(until));
    // A row that went by unseen on a busy machine is a miss, and the next one comes.
    const [words] = await lit.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')));
    if (!words) continue;
    const middle = words.match(/: (?:\w+, ){2}(left|right)/)?.[1] === 'left' ? 'left' : 'right';
    await takeTime(page, REACTION_MS);
    const side = answer(middle, row);
    if (by === 'keys') await page.keyboard.press(side === 'left' ? 'ArrowLeft' : 'ArrowRight');
    else await tapHalf(page, side);
    row += 1;
  }
}

async function tapHalf(page: Page, side: 'left' | 'right'): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await tapAt(page, side === 'left' ? width * 0.25 : width * 0.75, height * 0.8);
}
