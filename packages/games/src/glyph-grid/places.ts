/** Sets of places in a 3 x 3 field as bits: bit 0 top left, in reading order, to bit 8 bottom right. */

/** Number of places in the field. */
export const PLACES = 9;

/** The eight outer places clockwise from the top left. */
const RING = [0, 1, 2, 5, 8, 7, 6, 3] as const;

/** The places of a set in reading order. */
export function placesOf(set: number): readonly number[] {
  return Array.from({ length: PLACES }, (_, place) => place).filter((place) => (set >> place) & 1);
}

/** How many places a set has. */
export function countOf(set: number): number {
  return placesOf(set).length;
}

/** The set with every outer place moved clockwise by `steps`; the middle stays. */
export function turnedRing(set: number, steps: number): number {
  const middle = set & (1 << 4);
  return RING.reduce<number>((turned, place, at) => {
    const to = RING[(at + steps + RING.length) % RING.length] as number;
    return (set >> place) & 1 ? turned | (1 << to) : turned;
  }, middle);
}

/** How 0 to 9 figures stand when only their number matters: like the pips of dice. */
const PIPS = [
  0, 0b000_010_000, 0b000_101_000, 0b101_000_010, 0b101_000_101, 0b101_010_101, 0b101_101_101, 0b101_111_101,
  0b111_101_111, 0b111_111_111,
] as const;

/** Most figures of a group. */
export const MOST_FIGURES = 9;

/** The places of a group of `count` figures. @throws RangeError outside 0 to 9 */
export function pips(count: number): number {
  const set = PIPS[count];
  if (set === undefined) throw new RangeError(`a group has 0 to ${MOST_FIGURES} figures, not ${count}`);
  return set;
}
