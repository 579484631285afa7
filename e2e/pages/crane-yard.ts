import { sameYard, type Yard } from '@tryout/games/crane-yard/core';
import { nextOnShortestWay } from '@tryout/games/crane-yard/solver';
import type { Locator, Page } from 'playwright-core';
import { gone, seen } from '../setup/own-clock.ts';
import { readThenPress, takeTime, tap } from './person.ts';

/** Nobody lifts and sets down faster than this. */
const BETWEEN_PRESSES_MS = 320;

/** The crates that are named in a text, from below. */
function cratesIn(words: string): readonly number[] {
  return [...words.matchAll(/\b([ABC]), (?:circle|triangle|square)/g)].map(([, letter = '']) =>
    'ABC'.indexOf(letter),
  );
}

/** Fails where the plan is not drawn within its board: nobody could follow it. */
async function goalOf(page: Page): Promise<Yard> {
  const plan = page.getByRole('img', { name: /^The plan/ });
  const words = await plan.getAttribute('aria-label');
  const cut = await plan.evaluate((drawn) => {
    const [board, at] = [drawn.closest('figure'), drawn].map((each) => each?.getBoundingClientRect());
    if (!board || !at || at.width < 100 || at.height < 60) return true;
    return at.top < board.top || at.bottom > board.bottom || at.left < board.left || at.right > board.right;
  });
  if (cut) throw new Error('the plan is not in sight');
  return (words ?? '').split('Post ').slice(1).map(cratesIn);
}

function post(page: Page, peg: number): Locator {
  return page.getByRole('button', { name: new RegExp(`^Post ${peg + 1}, room`) });
}

async function yardOf(page: Page): Promise<Yard> {
  const words = [0, 1, 2].map((peg) => post(page, peg).getAttribute('aria-label'));
  return (await Promise.all(words)).map((each) => cratesIn(each ?? ''));
}

/** Which post loses a crate and which gets one. */
function change(before: Yard, after: Yard): readonly number[] {
  const grown = (peg: number) => (after[peg]?.length ?? 0) - (before[peg]?.length ?? 0);
  return [-1, 1].map((by) => [0, 1, 2].findIndex((peg) => grown(peg) === by));
}

/**
 * Plays Crane Yard to its end: reads the plan and the posts, thinks, and moves crate by crate with number keys or by
 * taps.
 */
export async function playCraneYard(page: Page, by: 'keys' | 'touch', until: Locator): Promise<void> {
  const fresh = page.getByText('No move yet', { exact: true });
  const go = page.getByRole('button', { name: /^(Start|Start practice|Continue)$/ });
  for (;;) {
    await seen(fresh.or(go).or(until));
    if (await until.isVisible()) return;
    if (await go.isVisible()) {
      await readThenPress(page, go);
      continue;
    }
    const goal = await goalOf(page);
    let yard = await yardOf(page);
    while (!sameYard(yard, goal)) {
      const next = nextOnShortestWay(yard, goal);
      for (const peg of change(yard, next)) {
        await takeTime(page, BETWEEN_PRESSES_MS);
        if (by === 'keys') await page.keyboard.press(`Digit${peg + 1}`);
        else await tap(post(page, peg));
      }
      yard = next;
    }
    await gone(fresh);
  }
}
