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
  /** It hangs on the hook already. */
  readonly hangs: boolean;
  /** Where the barge lies when it comes aboard, as far as its drawing is moved to the right. */
  readonly bow: number;
  /** Its place aboard, in the barge's own units. */
  readonly toX: number;
  readonly toY: number;
}

/** The barge's deck, where it lies alongside. */
export const DECK = 394;

/** Where the barge lies: beside a stack on the first post, and beside one on the second. */
export const BOW = { near: 178, far: 376 } as const;

const PORT = { x: 136, row: 0 };
const STARBOARD = { x: 306, row: 0 };
/** Two crates side by side, and one on both; or on the first one, where there is no room beside it yet. */
const PYRAMID = [PORT, STARBOARD, { x: 221, row: 1 }] as const;
const TOWER = [PORT, { x: 136, row: 1 }, STARBOARD] as const;

interface Standing {
  readonly crate: number;
  readonly x: number;
  readonly y: number;
  readonly hangs: boolean;
}

/** In the order in which they are fetched: what hangs, then the stacks, the one nearest to the barge first, from their tops. */
function standing({ yard, hook, over }: LastYard): readonly Standing[] {
  const stacked = yard.flatMap((crates, peg) =>
    crates.map((crate, row) => ({ crate, x: pegX(peg), y: placeY(row), hangs: false })),
  );
  const hangs =
    hook === null ? [] : [{ crate: hook.crate, x: pegX(over), y: SCENE.hanging as number, hangs: true }];
  return [...hangs, ...stacked.reverse()];
}

/**
 * The crates in the order in which they come aboard, and where. The barge comes only as near as nothing that still
 * stands on the quay is before it. Where nobody saw the last yard (null), they are aboard already.
 */
export function stowage(last: LastYard | null): readonly Stowed[] {
  const order =
    last === null
      ? [0, 1, 2].map((crate) => ({ crate, x: pegX(crate), y: placeY(0), hangs: false }))
      : standing(last);
  const bows = order.map((_, at) => (order.slice(at + 1).some(({ x }) => x > pegX(0)) ? BOW.far : BOW.near));
  const berths = last !== null && bows[1] === BOW.far ? TOWER : PYRAMID;
  return order.map((one, at) => {
    const { x: toX, row } = berths[at] ?? PORT;
    return {
      ...one,
      bow: bows[at] ?? BOW.near,
      toX,
      toY: DECK - (row + 1) * SCENE.crateHeight - row * 2,
    };
  });
}
