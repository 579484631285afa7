import type { Page } from 'playwright-core';
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
  const go = page.getByRole('button', { name: /^(Start|Go on|Next)$/ });
  const options = page.getByRole('group', { name: 'Choose the answer' }).getByRole('button');
  const open = options.and(page.locator(':not([aria-disabled])'));
  const confirm = page.getByRole('button', { name: 'Confirm' });
  for (let question = 0; ; ) {
    await open.first().or(go).or(until).first().waitFor();
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    await takeTime(page, READ_MS);
    const asked = await page.getByRole('heading', { level: 2 }).textContent();
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
    await page.waitForFunction((before) => document.querySelector('h2')?.textContent !== before, asked);
  }
}

async function calculateByKeys(page: Page): Promise<void> {
  const calculator = page.getByRole('group', { name: 'Calculator' });
  await page.keyboard.press('c');
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'group');
  await page.keyboard.type('12*3=');
  await calculator.getByText('36').waitFor();
  await page.keyboard.press('Escape');
}
