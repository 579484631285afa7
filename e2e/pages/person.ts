import type { Locator, Page } from 'playwright-core';

/** The time a person needs to see and to move. What is waited for on a screen is never waited for like this. */
export async function takeTime(page: Page, ms: number): Promise<void> {
  const began = await page.evaluate(() => performance.now());
  await page.waitForFunction((until) => performance.now() >= until, began + ms);
}

/** A card is read before its button is pressed; the games take no press that was meant for what stood there before. */
export async function readThenPress(page: Page, button: Locator): Promise<void> {
  await button.waitFor();
  await takeTime(page, READING_MS);
  await button.click();
}

const READING_MS = 450;
