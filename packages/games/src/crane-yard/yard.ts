import { CAPACITIES, type CraneMove, type Crate, type StackIndex, type Yard } from './core.ts';

/** The three places, from the left. */
export const STACKS: readonly StackIndex[] = [0, 1, 2];

/** The crate on top of a stack; undefined when it is empty. */
export function topOf(yard: Yard, stack: StackIndex): Crate | undefined {
  return yard[stack].at(-1);
}

/** Whether a stack has room for another crate. */
export function hasRoom(yard: Yard, stack: StackIndex): boolean {
  return yard[stack].length < CAPACITIES[stack];
}

/** The yard after a move; null where there is nothing to lift or no room. Back on the same stack changes nothing. */
export function moved(yard: Yard, from: StackIndex, to: StackIndex): Yard | null {
  const crate = topOf(yard, from);
  if (crate === undefined) return null;
  if (from === to) return yard;
  if (!hasRoom(yard, to)) return null;
  const next = STACKS.map((stack) => {
    if (stack === from) return yard[stack].slice(0, -1);
    return stack === to ? [...yard[stack], crate] : yard[stack];
  });
  return next as unknown as Yard;
}

/** Whether two yards are alike. */
export function isSame(one: Yard, other: Yard): boolean {
  return keyOf(one) === keyOf(other);
}

/** A yard in a few letters, such as `ct|s|`. */
export function keyOf(yard: Yard): string {
  return yard.map((stack) => stack.map((crate) => crate[0]).join('')).join('|');
}

/** How many of the lifts are moves: a crate put back where it was is none. */
export function countMoves(moves: readonly Pick<CraneMove, 'from' | 'to'>[]): number {
  return moves.filter((move) => move.from !== move.to).length;
}
