import type { Locator, Page } from 'playwright-core';
import { gone, seen, timePassesUntil } from '../setup/own-clock.ts';
import { readThenPress, tap } from './person.ts';

/** The dials' numbers from the names of their buttons ("Dial 2: 38 + 27"), lowest total first. */
async function lowestFirst(dials: Locator): Promise<readonly number[]> {
  const names = await dials.locator('span:first-of-type').allTextContents();
  const totals = names.map((name) =>
    (name.split(':')[1] ?? '').split('+').reduce((total, part) => total + Number(part), 0),
  );
  return totals.map((_, dial) => dial).toSorted((a, b) => (totals[a] ?? 0) - (totals[b] ?? 0));
}

/** A dial that was touched shows its place by then, ms. */
const PLACED_MS = 500;

/** Plays Power Plant to its end: takes the shift that `takes` names for each round and puts its dials in order. */
export async function playPowerPlant(
  page: Page,
  by: 'keys' | 'touch',
  until: Locator,
  takes: (round: number) => 'easy' | 'hard' = (round) => (round % 3 === 0 ? 'hard' : 'easy'),
): Promise<void> {
  const go = page.getByRole('button', { name: /^(Start|Continue|Next)$/ });
  const choice = page.getByRole('region', { name: 'Choose a shift' });
  const desk = page.getByRole('region', { name: 'Control desk' });
  const dials = desk.getByRole('group', { name: 'Dials' }).getByRole('button');
  for (let round = 0; ; ) {
    await seen(choice.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      const label = (await go.textContent()) ?? '';
      await readThenPress(page, go);
      await gone(page.getByRole('button', { name: label, exact: true }));
      continue;
    }
    const shift = choice.getByRole('button', {
      name: takes(round) === 'hard' ? /^Hard shift/ : /^Easy shift/,
    });
    if (by === 'touch') await tap(shift);
    else {
      const buttons = choice.getByRole('button');
      const first = (await buttons.first().getAttribute('data-demand')) === takes(round);
      await page.keyboard.press(first ? 'ArrowLeft' : 'ArrowRight');
    }
    await seen(desk);
    for (const dial of await lowestFirst(dials)) {
      const isPlaced = async () => (await dials.nth(dial).getAttribute('aria-disabled')) === 'true';
      // As a person does who sees that a touch was not taken.
      do {
        if (by === 'keys') await page.keyboard.press(String(dial + 1));
        else await tap(dials.nth(dial));
      } while (!(await timePassesUntil(page, isPlaced, PLACED_MS)));
    }
    if (by === 'keys') await page.keyboard.press('Enter');
    else await tap(desk.getByRole('button', { name: 'Submit' }));
    await gone(desk);
    round += 1;
  }
}
