import { CAPACITIES, hasRoom, lifted, setDown, topCrate, type Yard } from './core.ts';

/** Every yard that can be reached in one move: the top crate of one peg set down on another that has room. */
export function movesFrom(yard: Yard): readonly Yard[] {
  return CAPACITIES.flatMap((_, from) => {
    const crate = topCrate(yard, from);
    if (crate === null) return [];
    return CAPACITIES.flatMap((_, to) =>
      to === from || !hasRoom(yard, to) ? [] : [setDown(lifted(yard, from), to, crate)],
    );
  });
}

/** A yard as a key: crates from the lowest, pegs apart. */
export function yardKey(yard: Yard): string {
  return yard.map((crates) => crates.join('')).join('|');
}

/** How far a yard is from another one. */
export interface Distance {
  readonly yard: Yard;
  /** Fewest moves that lead there. */
  readonly moves: number;
  /** How many ways of so few moves there are. */
  readonly ways: number;
}

/** Fewest moves from a yard to every yard, itself included, in order of distance (breadth first). */
export function distancesFrom(start: Yard): ReadonlyMap<string, Distance> {
  const found = new Map<string, Distance>([[yardKey(start), { yard: start, moves: 0, ways: 1 }]]);
  // A map hands out what is added while it is walked, so it is its own queue.
  for (const [, { yard, moves, ways }] of found) {
    for (const next of movesFrom(yard)) {
      const key = yardKey(next);
      const known = found.get(key);
      if (known === undefined) found.set(key, { yard: next, moves: moves + 1, ways });
      else if (known.moves === moves + 1) found.set(key, { ...known, ways: known.ways + ways });
    }
  }
  return found;
}

/**
 * Fewest moves from one yard to another.
 * @throws RangeError when the second does not hold the crates of the first
 */
export function fewestMoves(start: Yard, goal: Yard): number {
  const distance = distancesFrom(start).get(yardKey(goal));
  if (distance === undefined) throw new RangeError('the goal cannot be reached from this yard');
  return distance.moves;
}

/** A yard one move nearer to the goal; the first one in peg order where there are several. The goal itself at the goal. */
export function nextOnShortestWay(yard: Yard, goal: Yard): Yard {
  const fromGoal = distancesFrom(goal);
  const here = fromGoal.get(yardKey(yard));
  const next = movesFrom(yard).find((each) => fromGoal.get(yardKey(each))?.moves === (here?.moves ?? 0) - 1);
  return next ?? yard;
}
