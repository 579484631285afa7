import type { Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tapAt } from './person.ts';

/** Nobody answers faster than they see. */
const REACTION_MS = 260;

/**
 * Plays Reflex Check to its end: answers the single signal anywhere, then each of two by its key or its half of the
 * screen.
 */
export async function playReflexCheck(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
): Promise<void> {
  const bare = page.getByRole('img', { name: /^The mast is bare/ });
  const up = page.getByRole('img', { name: /^(Ball|Diamond)$/ });
  const go = page.getByRole('button', { name: /^(Start|Continue)$/ });
  for (;;) {
    await seen(bare.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await seen(up.or(go).or(until));
    // A signal that went by unseen on a busy machine is a miss, and the next one comes.
    const [words] = await up.evaluateAll((found) => found.map((each) => each.getAttribute('aria-label')));
    if (words === undefined) continue;
    const left = words === 'Ball';
    await takeTime(page, REACTION_MS);
    if (by === 'keys') await page.keyboard.press(left ? 'KeyF' : 'KeyJ');
    else await tapHalf(page, left);
  }
}

async function tapHalf(page: Page, left: boolean): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await tapAt(page, width * (left ? 0.25 : 0.75), height * 0.8);
}
