/** Points of the scale, from very ineffective to very effective. */
export const RATINGS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Ratings given so far, by response key. */
export type Ratings = Readonly<Record<string, number>>;

/** The rating that a digit key gives; null for any other key. Digits of every script are understood. */
export function ratingOfKey(event: { readonly key: string; readonly code: string }): number | null {
  const digit = /^(?:Digit|Numpad)([1-7])$/.exec(event.code)?.[1] ?? /^[1-7]$/.exec(event.key)?.[0];
  return digit === undefined ? null : Number(digit);
}

/** How many of these responses are rated. */
export function ratedCount(ratings: Ratings, options: readonly string[]): number {
  return options.filter((option) => ratings[option] !== undefined).length;
}

/** The first response in the shown order that is not rated yet; null when all are. */
export function firstUnrated(ratings: Ratings, options: readonly string[]): string | null {
  return options.find((option) => ratings[option] === undefined) ?? null;
}
