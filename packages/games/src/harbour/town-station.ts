/** Where a game's station is in the drawn town, and what the town calls it. */
export interface TownStation {
  /** From the left edge of the map's box, percent. */
  readonly x: number;
  /** From its upper edge, percent. */
  readonly y: number;
  /** By language tag; English is shown to readers of languages that have no name for it. */
  readonly name: { readonly en: string } & Readonly<Record<string, string>>;
}
