import type { CraneState } from './use-crane.ts';
import { pegX, placeY, SCENE } from './yard-places.ts';

/** The yard as the last plan has left it. */
export type LastYard = Pick<CraneState, 'yard' | 'hook' | 'over'>;

/** A crate on its way from the yard to the barge. Middle and top of it, in the yard's units. */
export interface Stowed {
  readonly crate: number;
  /** Where it is fetched. */
  readonly x: number;
  readonly y: number;
  /** Where it is set down. */
  readonly toX: number;
  readonly toY: number;
}

/** The barge's deck, where it lies alongside. */
export const DECK = 394;

/** Two crates side by side, and one on them. */
const BERTHS = [
  { x: 184, row: 0 },
  { x: 356, row: 0 },
  { x: 270, row: 1 },
] as const;

interface Standing {
  readonly crate: number;
  readonly x: number;
  readonly y: number;
  /** Crates under it. */
  readonly row: number;
}

function standing({ yard, hook, over }: LastYard): readonly Standing[] {
  const stacked = yard.flatMap((crates, peg) =>
    crates.map((crate, row) => ({ crate, x: pegX(peg), y: placeY(row), row })),
  );
  const hangs =
    hook === null ? [] : [{ crate: hook.crate, x: pegX(over), y: SCENE.hanging as number, row: 9 }];
  return [...hangs, ...stacked];
}

/** Orders in which no crate is taken from under another, and what hangs is the first. */
function orders(crates: readonly Standing[]): readonly (readonly Standing[])[] {
  if (crates.length === 0) return [[]];
  const free = crates.filter((one) => !crates.some((other) => other.x === one.x && other.row > one.row));
  const hangs = free.filter(({ row }) => row === 9);
  return (hangs.length > 0 ? hangs : free).flatMap((one) =>
    orders(crates.filter((other) => other !== one)).map((rest) => [one, ...rest]),
  );
}

/** How much of what is aboard already is behind what still stands on the quay, added up over the loading. */
function covered(order: readonly Standing[], berths: readonly (typeof BERTHS)[number][]) {
  let sum = 0;
  for (let done = 1; done < order.length; done += 1) {
    for (const { x, row } of berths.slice(0, done)) {
      for (const left of order.slice(done)) {
        if (left.row === row) sum += Math.max(0, SCENE.crateWidth - Math.abs(left.x - x));
      }
    }
  }
  return sum;
}

/**
 * The crates in the order in which they come aboard, and where: whichever leaves most of those aboard in sight. Where
 * nobody saw the last yard (null), they are aboard already.
 */
export function stowage(last: LastYard | null): readonly Stowed[] {
  const [port, starboard, top] = BERTHS;
  const ways = orders(
    last === null
      ? [0, 1, 2].map((crate) => ({ crate, x: pegX(crate), y: placeY(0), row: 0 }))
      : standing(last),
  ).flatMap((order) =>
    [
      [starboard, port, top],
      [port, starboard, top],
    ].map((berths) => ({ order, berths, covered: covered(order, berths) })),
  );
  const best = ways.reduce((one, other) => (other.covered < one.covered ? other : one));
  return best.order.map(({ crate, x, y }, at) => {
    const { x: toX, row } = best.berths[at] ?? top;
    return { crate, x, y, toX, toY: DECK - (row + 1) * SCENE.crateHeight - row * 2 };
  });
}
