import { pearson } from './statistics.ts';

/**
 * Spearman's rank correlation (Spearman 1904): the correlation of places, equals sharing the mean of theirs.
 * @param xs finite numbers
 * @param ys as many finite numbers, in the same order of people
 * @returns from -1 to 1, unrounded; null for fewer than two people or when a side does not vary
 * @throws RangeError when the lists differ in length
 */
export function spearmanRho(xs: ArrayLike<number>, ys: ArrayLike<number>): number | null {
  return pearson(midRanks(xs) as unknown as number[], midRanks(ys) as unknown as number[]);
}

/** The place of each value among all of them from 1, equals sharing the mean of their places. */
function midRanks(values: ArrayLike<number>): Float64Array {
  const sorted = Float64Array.from(values).sort();
  const ranks = new Map<number, number>();
  for (let from = 0; from < sorted.length; ) {
    let to = from + 1;
    while (to < sorted.length && sorted[to] === sorted[from]) to += 1;
    ranks.set(sorted[from] as number, (from + 1 + to) / 2);
    from = to;
  }
  return Float64Array.from(values, (value) => ranks.get(value) as number);
}
