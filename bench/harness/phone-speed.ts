import type { CDPSession, Page } from 'playwright-core';

/**
 * What phones score in Lighthouse's benchmark of browsers, as Chrome's developer tools calibrate their throttling by it
 * (devtools-frontend, panels/mobile_throttling/CalibrationController.ts): a Moto G Power of 2022, and a Pixel 5.
 */
export const PHONE_SCORES = { low_tier: 264, mid_tier: 1_000 } as const;

/** So long one score is taken, ms. */
const SCORED_MS = 200;
const TURNS = 3;
const STEPS = 6;
/** Of the score that is wanted; closer is within the noise. */
const CLOSE_ENOUGH = 0.03;

/**
 * By how much a page has to be slowed down on this machine as it is now, to be as fast as a phone of that score; the
 * page is left at that speed. At least 1: a machine that is slower than the phone is taken as it is.
 */
export async function slowToScore(page: Page, session: CDPSession, wanted: number): Promise<number> {
  // The best of some, which is least disturbed by others: a phone that is too fast would flatter us.
  const scoreAt = async (rate: number) => {
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    let best = 0;
    for (let turn = 0; turn < TURNS; turn += 1) best = Math.max(best, await page.evaluate(score, SCORED_MS));
    return best;
  };
  await scoreAt(1);
  let rate = 1;
  for (let step = 0; step < STEPS; step += 1) {
    const ratio = (await scoreAt(rate)) / wanted;
    if (Math.abs(ratio - 1) < CLOSE_ENOUGH) break;
    rate = Math.max(1, rate * ratio);
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  return rate;
}

/**
 * Runs in the page: a tenth of how often a second a text of 10,000 signs can be put together sign by sign, and 100,000
 * numbers copied one by one; the mean of both.
 */
function score(duration: number): number {
  const timesPerSecond = (once: (turn: number) => void): number => {
    const began = performance.now();
    let turns = 0;
    while (performance.now() - began < duration / 2) {
      once(turns);
      turns += 1;
    }
    return (turns * 1_000) / (performance.now() - began);
  };
  const texts = timesPerSecond(() => {
    let text = '';
    for (let sign = 0; sign < 10_000; sign += 1) text += 'a';
    if (text.length !== 10_000) throw new Error('the text was not put together');
  });
  const rows = [0, 1].map(() => Array.from({ length: 100_000 }, (_, index) => index));
  const copies = timesPerSecond((turn) => {
    const from = rows[turn % 2] ?? [];
    const to = rows[(turn + 1) % 2] ?? [];
    for (let at = 0; at < from.length; at += 1) to[at] = from[at] as number;
  });
  return (texts + copies) / 20;
}
