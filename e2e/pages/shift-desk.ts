import type { Locator, Page } from 'playwright-core';
import { gone, seen } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tap } from './person.ts';

/** Reading a message takes a while; a journey need not take all of it. */
const READ_MS = 1200;

const DECISIONS = ['Now', 'Later', 'Hand over', 'Leave'] as const;

/**
 * Plays Shift Desk to its end: decides on each message, moves some, deals with what comes in between, and finishes.
 * By keys a message is moved with the arrows on its handle, by touch it is opened and moved with the buttons in it.
 */
export async function playShiftDesk(
  page: Page,
  by: 'keys' | 'touch',
  until: ReturnType<Page['locator']>,
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Continue|Next)$/ });
  const take = page.getByRole('button', { name: 'Put it on the desk' });
  const pier = page.getByRole('button', { name: /^Pier \d$/ });
  const open = page
    .locator('li:not(:has([aria-pressed="true"]))')
    .filter({ has: page.locator('[data-handle]') });
  const finish = page.locator('button:not([aria-disabled])', { hasText: /^Finish$/ });
  const press = (button: Locator) => (by === 'touch' ? tap(button) : button.press('Enter'));
  for (let decided = 0; ; ) {
    await seen(open.first().or(go).or(take).or(pier).or(finish).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) await readThenPress(page, go);
    else if (await take.isVisible()) {
      await press(take);
      await gone(take);
    } else if (await pier.first().isVisible()) {
      await press(pier.first());
      await gone(pier.first());
    } else if (await finish.isVisible()) {
      await press(finish);
      await seen(go.or(until));
    } else {
      await takeTime(page, READ_MS);
      await decide(page, open.first(), by, decided);
      decided += 1;
    }
  }
}

async function decide(page: Page, row: Locator, by: 'keys' | 'touch', decided: number): Promise<void> {
  // Something may have come in between since the row was found.
  const [id] = await row.evaluateAll((found) => found.map((each) => each.getAttribute('data-id')));
  if (!id) return;
  const message = page.locator(`[data-id="${id}"]`);
  const handle = message.locator('[data-handle]');
  const between = page.locator('h2[tabindex]');
  // On a phone only the subject is seen until the message is opened.
  const opener = message.getByRole('button', { name: /^Read: / });
  if (by === 'touch' && (await opener.getAttribute('aria-expanded')) === 'false') {
    await tap(opener);
    await seen(message.getByRole('button', { name: 'Now', exact: true }).or(between));
    if (await between.isVisible()) return;
  }
  if (decided % 3 === 1) {
    const before = await handle.textContent();
    if (by === 'keys') await handle.press('ArrowUp');
    else await tap(message.getByRole('button', { name: /^Move up/ }));
    await seen(handle.filter({ hasNotText: before ?? '' }).or(between));
    if (await between.isVisible()) return;
  }
  const name = DECISIONS[decided % DECISIONS.length] ?? 'Now';
  if (by === 'keys') await handle.press(String((decided % DECISIONS.length) + 1));
  else await tap(message.getByRole('button', { name, exact: true }));
  // The sheet is stamped, and folds where room is scarce; or something has come in between.
  await seen(message.locator('[data-stamp]').or(between));
}
