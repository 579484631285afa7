import type { Page } from 'playwright-core';
import { seen, timePassesUntil } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tap } from './person.ts';

/** Reading a question takes a while; a journey need not take all of it. */
const READ_MS = 5500;

/**
 * Plays Market Stall to its end: reads each question, works something out now and then, chooses an answer by key or by
 * a tap, and confirms it. `choose` gives the option (1 to 5) for a question by its number.
 */
export async function playMarketStall(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
  choose: (question: number) => number = (question) => (question % 5) + 1,
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Continue|Next)$/ });
  const options = page.getByRole('group', { name: 'Choose the answer' }).getByRole('button');
  const open = options.and(page.locator(':not([aria-disabled])'));
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (let question = 0; ; ) {
    await seen(open.first().or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await takeTime(page, READ_MS);
    const asked = await heading(page);
    const option = choose(question);
    if (by === 'keys') {
      if (question % 3 === 0) await calculateByKeys(page);
      await page.keyboard.press(String(option));
      await page.keyboard.press('Enter');
    } else {
      await tap(options.nth(option - 1));
      await tap(confirm);
    }
    question += 1;
    await timePassesUntil(page, async () => (await heading(page)) !== asked);
  }
}

/** What the page asks; null while there is nothing. */
function heading(page: Page): Promise<string | null> {
  return page.evaluate(() => document.querySelector('h2')?.textContent ?? null);
}

async function calculateByKeys(page: Page): Promise<void> {
  const calculator = page.getByRole('group', { name: 'Calculator' });
  await page.keyboard.press('c');
  await timePassesUntil(page, () => calculator.evaluate((pad) => pad === document.activeElement));
  await page.keyboard.type('12*3=');
  await seen(calculator.getByText('36'));
  await page.keyboard.press('Escape');
}
