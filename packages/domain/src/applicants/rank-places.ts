/**
 * Ranks while a list is put in order by hand: 1 is the most important, equal ranks are allowed, and no number is left
 * out (1, 2, 2, 3).
 */

/** Ranks in the given order without gaps: the order and who is equal stay. 5, 9, 9, 12 -> 1, 2, 2, 3. */
export function denseRanks(ranks: readonly number[]): number[] {
  const distinct = [...new Set(ranks)].sort((a, b) => a - b);
  return ranks.map((rank) => distinct.indexOf(rank) + 1);
}

/**
 * The places of a list in order of rank, the earlier one first among equals.
 * @returns indexes into `ranks`
 */
export function placesByRank(ranks: readonly number[]): number[] {
  return ranks.map((_, place) => place).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b);
}

/**
 * Ranks of a list that stands in order of rank, after the row at `from` was moved to `to`: the moved row gets a rank of
 * its own there, rows that were equal and still stand together stay equal. The ranks come in the new order.
 * @throws RangeError when a place is outside the list
 */
export function ranksAfterMove(ranks: readonly number[], from: number, to: number): number[] {
  const last = ranks.length - 1;
  if (!(from >= 0 && from <= last && to >= 0 && to <= last)) {
    throw new RangeError(`places must be from 0 to ${last}, not ${from} and ${to}`);
  }
  const others = ranks.toSpliced(from, 1);
  const next: number[] = [];
  let rank = 0;
  for (let place = 0; place <= last; place++) {
    const other = place < to ? place : place - 1;
    const isTied = place !== to && place !== 0 && place - 1 !== to && others[other] === others[other - 1];
    if (!isTied) rank += 1;
    next.push(rank);
  }
  return next;
}
