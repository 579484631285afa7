import type { Page } from 'playwright-core';

/** The time a person needs to see and to move. What is waited for on a screen is never waited for like this. */
export async function takeTime(page: Page, ms: number): Promise<void> {
  const began = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, began + ms);
}
