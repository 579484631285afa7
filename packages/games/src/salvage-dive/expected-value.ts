import { CRATES } from './core.ts';
import type { DiveFacts } from './plan.ts';

/**
 * Expected points when somebody opens crates up to `count` and then goes up, unless a snag ends the dive: each next
 * crate is reached only past the ones before it, and is a snag with chance snags / crates still closed.
 * @param count 0 to 32
 */
export function expectedPoints({ gain, loss, snags }: DiveFacts, count: number): number {
  let expected = 0;
  let reached = 1;
  for (let opened = 0; opened < count; opened++) {
    const risk = Math.min(1, snags / (CRATES - opened));
    expected += reached * (gain * (1 - risk) - loss * risk);
    reached *= 1 - risk;
  }
  return expected;
}

/** Expected points that differ by less differ by rounding alone. */
const EQUAL = 1e-9;

/** Expected points of every number of crates, 0 to 32. */
function allExpectedPoints(facts: DiveFacts): readonly number[] {
  return Array.from({ length: CRATES + 1 }, (_, count) => expectedPoints(facts, count));
}

/** The number of crates with the most expected points; the smallest where several are equal. */
export function bestCount(facts: DiveFacts): number {
  const all = allExpectedPoints(facts);
  const most = Math.max(...all);
  return all.findIndex((points) => most - points < EQUAL);
}

/** Expected points of the best rule, which is to stop at `bestCount`: the next crate never pays less than a later one. */
export function bestPoints(facts: DiveFacts): number {
  return Math.max(...allExpectedPoints(facts));
}

/** Expected points of stopping anywhere from 0 to 32 with equal chance. */
export function randomPoints(facts: DiveFacts): number {
  const all = allExpectedPoints(facts);
  return all.reduce((sum, each) => sum + each, 0) / all.length;
}
