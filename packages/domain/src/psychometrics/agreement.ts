import { fQuantile } from '../statistics/f-distribution.ts';
import { chiSquareAbove } from './chi-square.ts';

/** Agreement of raters, or of a person with themselves. Complete tables only: one row a thing that is rated. */

/** An intraclass correlation with its 95 % interval. */
export interface Intraclass {
  /** How many things were rated. */
  readonly n: number;
  /** How many raters, or times. */
  readonly k: number;
  /** Absolute agreement of one rating, ICC(2,1). */
  readonly single: number;
  /** Of the mean of all raters, ICC(2,k). */
  readonly average: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Two-way random effects, absolute agreement: ICC(2,1) and ICC(2,k) of Shrout & Fleiss (1979), the interval of the
 * single rating by McGraw & Wong (1996).
 * @param ratings one row a thing, one column a rater
 * @returns null with fewer than two things or raters, or where nothing varies
 */
export function intraclass(ratings: readonly (readonly number[])[]): Intraclass | null {
  const n = ratings.length;
  const k = ratings[0]?.length ?? 0;
  if (n < 2 || k < 2) return null;
  const all = ratings.flat();
  const centre = all.reduce((total, value) => total + value, 0) / (n * k);
  const square = (values: readonly number[]) =>
    values.reduce((total, value) => total + (value - centre) ** 2, 0);
  const rows = ratings.map((row) => row.reduce((total, value) => total + value, 0) / k);
  const columns = Array.from(
    { length: k },
    (_, j) => ratings.reduce((total, row) => total + (row[j] ?? 0), 0) / n,
  );
  const between = (k * square(rows)) / (n - 1);
  const raters = (n * square(columns)) / (k - 1);
  const error = Math.max(0, square(all) - k * square(rows) - n * square(columns)) / ((n - 1) * (k - 1));
  const single = (between - error) / (between + (k - 1) * error + (k * (raters - error)) / n);
  const average = (between - error) / (between + (raters - error) / n);
  if (!Number.isFinite(single) || !Number.isFinite(average)) return null;
  const interval = intervalOf({ n, k, single, between, raters, error });
  return { n, k, single, average, ...interval };
}

function intervalOf(of: {
  readonly n: number;
  readonly k: number;
  readonly single: number;
  readonly between: number;
  readonly raters: number;
  readonly error: number;
}): { readonly low: number; readonly high: number } {
  const { n, k, single, between, raters, error } = of;
  if (error === 0) return { low: single, high: single };
  const a = (k * single) / (n * (1 - single));
  const b = 1 + (k * single * (n - 1)) / (n * (1 - single));
  const df =
    (a * raters + b * error) ** 2 / ((a * raters) ** 2 / (k - 1) + (b * error) ** 2 / ((n - 1) * (k - 1)));
  const bound = (f: number, upper: boolean) =>
    upper
      ? (n * (f * between - error)) / (k * raters + (k * n - k - n) * error + n * f * between)
      : (n * (between - f * error)) / (f * (k * raters + (k * n - k - n) * error) + n * between);
  return {
    low: bound(fQuantile(0.975, n - 1, df), false),
    high: bound(fQuantile(0.975, df, n - 1), true),
  };
}

/** How far raters order the same things alike. */
export interface Concordance {
  /** Kendall's W, 0 (no agreement) to 1 (the same order), corrected for ties. */
  readonly w: number;
  readonly chi_square: number;
  readonly df: number;
  /** Chance of a W as large when raters order at random; for few things an approximation. */
  readonly p: number;
}

/** Ranks from 1, the mean rank among equals, with the tie correction Σ(t³ − t). */
function ranked(values: readonly number[]): { readonly ranks: readonly number[]; readonly ties: number } {
  const order = values.map((_, i) => i).toSorted((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
  const ranks = Array<number>(values.length).fill(0);
  let ties = 0;
  for (let at = 0; at < order.length; ) {
    let end = at;
    while (end < order.length && values[order[end] ?? 0] === values[order[at] ?? 0]) end += 1;
    for (const i of order.slice(at, end)) ranks[i] = (at + 1 + end) / 2;
    ties += (end - at) ** 3 - (end - at);
    at = end;
  }
  return { ranks, ties };
}

/**
 * Kendall's coefficient of concordance (Kendall & Babington Smith 1939), corrected for ties.
 * @param ratings one row a rater, one column a thing
 * @returns null with fewer than two raters or things, or where no rater tells any two apart
 */
export function kendallW(ratings: readonly (readonly number[])[]): Concordance | null {
  const m = ratings.length;
  const n = ratings[0]?.length ?? 0;
  if (m < 2 || n < 2) return null;
  const each = ratings.map(ranked);
  const sums = Array.from({ length: n }, (_, i) =>
    each.reduce((total, { ranks }) => total + (ranks[i] ?? 0), 0),
  );
  const middle = (m * (n + 1)) / 2;
  const squares = sums.reduce((total, sum) => total + (sum - middle) ** 2, 0);
  const ties = each.reduce((total, rater) => total + rater.ties, 0);
  const most = m * m * (n ** 3 - n) - m * ties;
  if (most <= 0) return null;
  const w = (12 * squares) / most;
  const chi_square = m * (n - 1) * w;
  return { w, chi_square, df: n - 1, p: chiSquareAbove(chi_square, n - 1) };
}
