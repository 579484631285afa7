/** Pieces of gold that lie on the counter at most. */
export const MOST_PIECES = 36;
/** What a round brings at most, nearly. */
const IN_A_ROUND = 15;

/** As how many pieces `coins` lie on the counter, so that a good harvest of `of` rounds has room there. */
export function piecesOf(coins: number, of: number): number {
  return Math.min(MOST_PIECES, Math.ceil((coins * MOST_PIECES) / (IN_A_ROUND * Math.max(1, of))));
}

/** Feet of the stacks, in the order in which they are begun. */
const FEET = [
  { x: 8, y: 86 },
  { x: 38, y: 89 },
  { x: -5, y: 74 },
  { x: 24, y: 76 },
] as const;
/** Pieces of a stack before the next one is begun. */
const FIRST = 5;
const THICK = 6.4;

/** Where piece number `at` lies beside the book, from 0 on: stacks are begun one after the other, then all grow. */
export function placeInStacks(at: number): {
  readonly x: number;
  readonly y: number;
  readonly stack: number;
} {
  const begun = at < FIRST * FEET.length;
  const stack = begun ? Math.floor(at / FIRST) : at % FEET.length;
  const level = begun ? at % FIRST : Math.floor(at / FEET.length);
  const { x, y } = FEET[stack] ?? FEET[0];
  return { x: x + (level % 2) * 1.6, y: y - level * THICK, stack };
}
