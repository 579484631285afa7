/** Ends of the rating scale, from very inaccurate to very accurate. */
export const RATING = { min: 1, max: 5 } as const;

/** Points of the scale. */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** The rating that a digit key gives; null for any other key. Digits of every script are understood. */
export function ratingOfKey(event: { readonly key: string; readonly code: string }): number | null {
  const digit = /^(?:Digit|Numpad)([1-5])$/.exec(event.code)?.[1] ?? /^[1-5]$/.exec(event.key)?.[0];
  return digit === undefined ? null : Number(digit);
}
