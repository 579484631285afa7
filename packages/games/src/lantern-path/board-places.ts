/** Where a lantern floats on the board, in its units, and how large it looks: the far row is smaller. */
export interface BoardPlace {
  readonly place: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Size of the board in its own units; where there is room it is drawn wider or taller, and the places move apart with it. */
export const BOARD = { width: 600, height: 500 } as const;

/** Nine lanterns as on a number pad, but not in straight rows: a place is to be remembered, not counted. */
export const BOARD_PLACES: readonly BoardPlace[] = [
  { place: 7, x: 128, y: 98, scale: 0.82 },
  { place: 8, x: 300, y: 80, scale: 0.8 },
  { place: 9, x: 480, y: 106, scale: 0.84 },
  { place: 4, x: 84, y: 240, scale: 0.98 },
  { place: 5, x: 320, y: 220, scale: 0.96 },
  { place: 6, x: 522, y: 254, scale: 1 },
  { place: 1, x: 136, y: 402, scale: 1.16 },
  { place: 2, x: 322, y: 384, scale: 1.12 },
  { place: 3, x: 486, y: 412, scale: 1.18 },
];

/** Where a lantern floats. @throws RangeError for anything but 1 to 9 */
export function boardPlace(place: number): BoardPlace {
  const found = BOARD_PLACES.find((each) => each.place === place);
  if (found === undefined) throw new RangeError(`there is no lantern ${place}`);
  return found;
}
