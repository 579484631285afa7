/** How far two names may lie apart for the one to be taken for a slip of the other. */
const FARTHEST = 2;

/** The known name that was most likely meant; null where none is near. Case does not count. */
export function nearestName(written: string, known: readonly string[]): string | null {
  let best: string | null = null;
  let least = Math.min(FARTHEST, Math.floor(written.length / 3)) + 1;
  for (const name of known) {
    const distance = distanceOf(written.toLowerCase(), name.toLowerCase(), least);
    if (distance < least) {
      best = name;
      least = distance;
    }
  }
  return best;
}

/** Letters to put in, take out or change, or two to swap (Damerau 1964); at `enough` it is not looked at further. */
function distanceOf(one: string, other: string, enough: number): number {
  if (Math.abs(one.length - other.length) >= enough) return enough;
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, j) => j);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + same,
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? enough;
}
