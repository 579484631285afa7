import type { Page } from 'playwright-core';
import { seen } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tapAt } from './person.ts';

/** Nobody answers faster than they see. */
const REACTION_MS = 240;

/** Plays Mail Scanner in time to its end: stamps each letter by key or by a tap, and lets those with a cross pass. */
export async function playMailScanner(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
): Promise<void> {
  const dark = page.getByRole('img', { name: /^The light is off/ });
  const plain = page.getByRole('img', { name: 'Letter without a cross' });
  const marked = page.getByRole('img', { name: 'Letter with a cross' });
  const go = page.getByRole('button', { name: /^(Start|Continue)$/ });
  for (;;) {
    await seen(dark.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await seen(plain.or(marked).or(go).or(until));
    if (!(await plain.isVisible())) continue;
    await takeTime(page, REACTION_MS);
    if (by === 'keys') await page.keyboard.press('Space');
    else await tapStage(page);
  }
}

async function tapStage(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 360, height: 740 };
  await tapAt(page, width / 2, height * 0.8);
}
