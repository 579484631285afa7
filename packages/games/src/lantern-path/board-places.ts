/** Where a lantern floats on the board, in its units, and how large it looks: the far row is smaller. */
export interface BoardPlace {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the board in its own units. */
export const BOARD = { width: 600, height: 500 } as const;

/** Nine lanterns as on a number pad, but not in straight rows: a place is to be remembered, not counted. */
export const BOARD_PLACES: readonly BoardPlace[] = [
  { place: 7, x: 132, y: 92, scale: 0.84 },
  { place: 8, x: 296, y: 58, scale: 0.82 },
  { place: 9, x: 476, y: 104, scale: 0.86 },
  { place: 4, x: 84, y: 250, scale: 0.98 },
  { place: 5, x: 330, y: 222, scale: 0.96 },
  { place: 6, x: 524, y: 268, scale: 1 },
  { place: 1, x: 142, y: 410, scale: 1.14 },
  { place: 2, x: 326, y: 384, scale: 1.1 },
  { place: 3, x: 480, y: 424, scale: 1.14 },
];

/** Where a lantern floats. @throws RangeError for anything but 1 to 9 */
export function boardPlace(place: number): BoardPlace {
  const found = BOARD_PLACES.find((each) => each.place === place);
  if (found === undefined) throw new RangeError(`there is no lantern ${place}`);
  return found;
}
