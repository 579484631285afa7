import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { launchBrowser, newPerson } from './setup/browser.ts';
import { holdTime, ownTheClock, passTime } from './setup/own-clock.ts';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

test('held time goes by evenly for all timers, rare and frequent ones', async () => {
  const person = await newPerson(browser);
  await ownTheClock(person);
  const page = await person.newPage();
  await page.goto('/terms/privacy');
  await holdTime(page);
  await page.evaluate(() => {
    const seen: number[] = [performance.now()];
    Object.assign(window, { seen });
    setInterval(() => undefined, 1500);
    setInterval(() => seen.push(performance.now()), 200);
  });
  await passTime(page, 5000);
  const seen = await page.evaluate(() => (window as unknown as { seen: number[] }).seen);
  const gaps = seen.slice(1).map((at, i) => at - (seen[i] ?? 0));
  expect(gaps.length).toBeGreaterThanOrEqual(24);
  expect(Math.max(...gaps)).toBeLessThan(220);
  expect(Math.min(...gaps)).toBeGreaterThan(180);
  await person.close();
});
