import { fQuantile } from '../statistics/f-distribution.ts';
import { mean, sum } from '../statistics/statistics.ts';
import { chiSquareAbove } from './chi-square.ts';

/**
 * Agreement of judges, or of people with themselves. Formulas: Shrout & Fleiss 1979, Psychological Bulletin 86:420; for
 * unequal numbers of judges per target the mean number of McGraw & Wong 1996, Psychological Methods 1:30 (after Snedecor
 * & Cochran). Words for sizes: Koo & Li 2016, Journal of Chiropractic Medicine 15:155, who judge by the interval, not the
 * point.
 */

/** A coefficient with its 95 % interval. */
export interface Icc {
  /**
   * The coefficient, at most 1; below 0 where judges differ more about one target than targets differ, and then without
   * meaning beyond that, so it is cut at -1.
   */
  readonly value: number;
  /** Ends of the 95 % interval. */
  readonly low: number;
  readonly high: number;
  /** How many targets it rests on. */
  readonly targets: number;
  /** Judges per target; a mean where they are unequally many. */
  readonly judges: number;
}

const ALPHA = 0.05;

/** A coefficient inside its interval, both cut at -1 and 1. */
function icc(base: { targets: number; judges: number }, value: number, low: number, high: number): Icc {
  const cut = (each: number) => Math.min(1, Math.max(-1, each));
  return { ...base, value: cut(value), low: cut(Math.min(low, value)), high: cut(Math.max(high, value)) };
}

/**
 * ICC(1): how alike two judges of one target are, where each target has judges of its own. With F0 = MSB/MSW,
 * FL = F0/F(.975; df1, df2), FU = F0·F(.975; df2, df1), the interval is (FL−1)/(FL+k−1) to (FU−1)/(FU+k−1).
 * @param ratings the judgements of each target; targets with fewer than two are left out
 * @returns null for fewer than two targets, or where nothing varies
 */
export function iccOneWay(ratings: readonly (readonly number[])[]): Icc | null {
  const groups = ratings.filter((each) => each.length > 1);
  const n = groups.length;
  if (n < 2) return null;
  const sizes = groups.map((each) => each.length);
  const total = sum(sizes);
  const grand = sum(groups.map((each) => sum(each))) / total;
  const means = groups.map((each) => mean(each) ?? 0);
  const between = sum(groups.map((each, at) => each.length * ((means[at] ?? 0) - grand) ** 2)) / (n - 1);
  const within =
    sum(groups.map((each, at) => sum(each.map((value) => (value - (means[at] ?? 0)) ** 2)))) / (total - n);
  const k = (total - sum(sizes.map((size) => size * size)) / total) / (n - 1);
  if (between + (k - 1) * within === 0) return null;
  const value = (between - within) / (between + (k - 1) * within);
  const base = { targets: n, judges: k };
  if (within === 0) return icc(base, value, 1, 1);
  const f = between / within;
  const [df1, df2] = [n - 1, total - n];
  const fl = f / fQuantile(1 - ALPHA / 2, df1, df2);
  const fu = f * fQuantile(1 - ALPHA / 2, df2, df1);
  return icc(base, value, (fl - 1) / (fl + k - 1), (fu - 1) / (fu + k - 1));
}

/** Mean squares of a complete table of targets × judges. */
function meanSquares(table: readonly (readonly number[])[]) {
  const n = table.length;
  const k = table[0]?.length ?? 0;
  const grand = sum(table.map((row) => sum(row))) / (n * k);
  const rows = table.map((row) => mean(row) ?? 0);
  const columns = Array.from({ length: k }, (_, j) => mean(table.map((row) => row[j] ?? 0)) ?? 0);
  const between = (k * sum(rows.map((each) => (each - grand) ** 2))) / (n - 1);
  const judges = (n * sum(columns.map((each) => (each - grand) ** 2))) / (k - 1);
  const error =
    sum(
      table.map((row, i) =>
        sum(row.map((value, j) => (value - (rows[i] ?? 0) - (columns[j] ?? 0) + grand) ** 2)),
      ),
    ) /
    ((n - 1) * (k - 1));
  return { n, k, between, judges, error };
}

/**
 * ICC(2,1) and ICC(2,k): how far judges agree in the very values, where the same judges rate every target; of one
 * judge, and of the mean of all. Intervals as Shrout & Fleiss give them (with the corrected v of McGraw & Wong).
 * @param table a row per target, a column per judge, complete
 * @returns null for fewer than two targets or judges, for an incomplete table, or where nothing varies
 */
export function iccTwoWay(table: readonly (readonly number[])[]): { single: Icc; average: Icc } | null {
  const width = table[0]?.length ?? 0;
  if (table.length < 2 || width < 2 || table.some((row) => row.length !== width)) return null;
  const { n, k, between, judges, error } = meanSquares(table);
  const singleDown = between + (k - 1) * error + (k * (judges - error)) / n;
  const averageDown = between + (judges - error) / n;
  if (singleDown <= 0 || averageDown <= 0) return null;
  const value = (between - error) / singleDown;
  const base = { targets: n, judges: k };
  const { low, high } = twoWayInterval({ n, k, between, judges, error, value });
  // Spearman-Brown; below its pole there is no mean to speak of.
  const stepped = (single: number) =>
    1 + single * (k - 1) <= 0 ? -1 : (single * k) / (1 + single * (k - 1));
  return {
    single: icc(base, value, low, high),
    average: icc(base, (between - error) / averageDown, stepped(low), stepped(high)),
  };
}

function twoWayInterval(of: {
  n: number;
  k: number;
  between: number;
  judges: number;
  error: number;
  value: number;
}): { low: number; high: number } {
  const { n, k, between, judges, error, value } = of;
  if (error === 0 && judges === 0) return { low: 1, high: 1 };
  const a = (k * value) / (n * (1 - value));
  const b = 1 + (k * value * (n - 1)) / (n * (1 - value));
  const v =
    (a * judges + b * error) ** 2 / ((a * judges) ** 2 / (k - 1) + (b * error) ** 2 / ((n - 1) * (k - 1)));
  const down = k * judges + (k * n - k - n) * error;
  const fl = fQuantile(1 - ALPHA / 2, n - 1, v);
  const fu = fQuantile(1 - ALPHA / 2, v, n - 1);
  return {
    low: (n * (between - fl * error)) / (fl * down + n * between),
    high: (n * (fu * between - error)) / (down + n * fu * between),
  };
}

/** Size of a coefficient in words: below .5, to .75, to .9, above (Koo & Li 2016). */
export type IccSize = 'poor' | 'moderate' | 'good' | 'excellent';

/** The word for a coefficient. */
export function sizeOfIcc(value: number): IccSize {
  if (value < 0.5) return 'poor';
  if (value < 0.75) return 'moderate';
  return value < 0.9 ? 'good' : 'excellent';
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
