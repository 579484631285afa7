/** A chosen number of coins; null before anything was chosen, so that no number suggests itself. */
export type Amount = number | null;

/** One coin more or fewer, held within 0 to `most`; the first step from nothing chosen gives 1 or 0. */
export function stepped(amount: Amount, by: 1 | -1, most: number): number {
  return Math.min(most, Math.max(0, (amount ?? 0) + by));
}

/** What an arrow key means for a slider in a language that runs `dir`; null for any other key. */
export function stepOfKey(key: string, dir: 'ltr' | 'rtl'): 1 | -1 | null {
  if (key === 'ArrowUp') return 1;
  if (key === 'ArrowDown') return -1;
  if (key === 'ArrowRight') return dir === 'rtl' ? -1 : 1;
  if (key === 'ArrowLeft') return dir === 'rtl' ? 1 : -1;
  return null;
}
