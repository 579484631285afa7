/** Where a game's station is in the drawn town; what the town calls it is the game's `<key>.title`. */
export interface TownStation {
  /** From the left edge of the map's box, percent. */
  readonly x: number;
  /** From its upper edge, percent. */
  readonly y: number;
}
