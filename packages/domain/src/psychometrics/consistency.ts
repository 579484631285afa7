import { pearson } from '../statistics/statistics.ts';

/**
 * How far the items of a scale agree with each other. All functions are unrounded; null means that the statistic does
 * not exist for the given values. A table has one row a person and one column an item; null: that person was not
 * given the item.
 */

/** What people scored on items, person by person. */
export type ItemTable = readonly (readonly (number | null)[])[];

/** Fewest people that two items need in common for their covariance to count. */
export const FEWEST_IN_COMMON = 20;

interface Moments {
  readonly n: number;
  readonly covariance: number;
}

function covarianceOf(table: ItemTable, a: number, b: number): Moments {
  let [n, x, y, xy] = [0, 0, 0, 0];
  for (const row of table) {
    const [left, right] = [row[a] ?? null, row[b] ?? null];
    if (left === null || right === null) continue;
    n += 1;
    const [dx, dy] = [left - x, right - y];
    x += dx / n;
    y += dy / n;
    xy += dx * (right - y);
  }
  return { n, covariance: n < 2 ? 0 : xy / (n - 1) };
}

/** Variances of items and covariances of pairs, over the people whom they have in common; null where those are too few. */
export function itemCovariances(
  table: ItemTable,
  fewest = FEWEST_IN_COMMON,
): readonly (readonly (number | null)[])[] {
  const items = table[0]?.length ?? 0;
  const rows = Array.from({ length: items }, () => Array<number | null>(items).fill(null));
  for (let a = 0; a < items; a += 1) {
    for (let b = a; b < items; b += 1) {
      const { n, covariance } = covarianceOf(table, a, b);
      if (n < Math.max(2, fewest)) continue;
      (rows[a] as (number | null)[])[b] = covariance;
      (rows[b] as (number | null)[])[a] = covariance;
    }
  }
  return rows;
}

function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0) / values.length;
}

/**
 * Coefficient alpha (Cronbach 1951) of a score over `met` items, from mean variance and mean covariance:
 * `m c / (v + (m − 1) c)`. With a complete table and all items met it is the usual one.
 * @param met how many items one person is given; left out: all
 * @returns 1 at most; below 0 where items contradict each other; null with fewer than two items or nothing in common
 */
export function cronbachAlpha(
  table: ItemTable,
  { met, fewest }: { readonly met?: number; readonly fewest?: number } = {},
): number | null {
  const covariances = itemCovariances(table, fewest);
  const variances = covariances.flatMap((row, item) => row[item] ?? []);
  const pairs = covariances.flatMap((row, a) => row.slice(a + 1).flatMap((each) => each ?? []));
  const [variance, covariance, items] = [mean(variances), mean(pairs), met ?? covariances.length];
  if (variance === null || covariance === null || items < 2) return null;
  const total = variance + (items - 1) * covariance;
  return total <= 0 ? null : (items * covariance) / total;
}

/** Loadings on one factor, by iterated principal axes (minimum residuals); null where it does not settle or exist. */
function oneFactor(correlations: readonly (readonly number[])[]): readonly number[] | null {
  const items = correlations.length;
  let communalities = correlations.map((row, i) =>
    Math.max(0.05, ...row.map((r, j) => (i === j ? 0 : Math.abs(r)))),
  );
  let loadings: readonly number[] = communalities.map(Math.sqrt);
  for (let round = 0; round < 3000; round += 1) {
    let vector = loadings;
    let length = 0;
    for (let turn = 0; turn < 40; turn += 1) {
      const next = correlations.map((row, i) =>
        row.reduce((total, r, j) => total + (i === j ? (communalities[i] ?? 0) : r) * (vector[j] ?? 0), 0),
      );
      length = Math.sqrt(next.reduce((total, value) => total + value * value, 0));
      if (length === 0) return null;
      vector = next.map((value) => value / length);
    }
    const found = vector.map((value) => value * Math.sqrt(length));
    const shared = found.map((value) => Math.min(0.999, value * value));
    const change = Math.max(...shared.map((value, i) => Math.abs(value - (communalities[i] ?? 0))));
    communalities = shared;
    loadings = found;
    if (change < 1e-10) return items < 3 ? null : loadings;
  }
  return null;
}

/**
 * Omega total of one factor (McDonald 1999) over standardised items: `(Σλ)² / ((Σλ)² + Σ(1 − λ²))`.
 * @param met how many items one person is given; left out: all
 * @returns 0 to 1; null with fewer than three items, or where one factor does not fit at all
 */
export function mcdonaldOmega(
  table: ItemTable,
  { met, fewest }: { readonly met?: number; readonly fewest?: number } = {},
): number | null {
  const covariances = itemCovariances(table, fewest);
  const kept = covariances.flatMap((row, item) => ((row[item] ?? 0) > 0 ? [item] : []));
  const correlations = kept.map((a) =>
    kept.map((b) => {
      const [ab, aa, bb] = [covariances[a]?.[b] ?? null, covariances[a]?.[a] ?? 0, covariances[b]?.[b] ?? 0];
      return ab === null ? null : ab / Math.sqrt((aa ?? 0) * (bb ?? 0));
    }),
  );
  if (correlations.some((row) => row.includes(null))) return null;
  const loadings = oneFactor(correlations as number[][]);
  if (loadings === null) return null;
  const items = loadings.length;
  const share = (met ?? items) / items;
  const common = (share * loadings.reduce((total, value) => total + value, 0)) ** 2;
  const unique = share * loadings.reduce((total, value) => total + 1 - Math.min(1, value * value), 0);
  return common / (common + unique);
}

/**
 * Reliability of a test `times` as long, from that of the test as it is (Spearman 1910; Brown 1910).
 * @returns null below 0, where halves that contradict each other cannot be stepped up
 */
export function spearmanBrown(r: number, times: number): number | null {
  return r < 0 ? null : (times * r) / (1 + (times - 1) * r);
}

/** Reliability of a whole from the correlation of its halves, stepped up; null where the halves do not vary. */
export function splitHalf(odd: readonly number[], even: readonly number[]): number | null {
  const r = pearson(odd, even);
  return r === null ? null : spearmanBrown(r, 2);
}

/** What answers say of one item. */
export interface ItemStatistics {
  /** How many people answered it. */
  readonly n: number;
  /** Mean score; for right or wrong the share of right answers. Null without answers. */
  readonly mean: number | null;
  /** Correlation with the mean of the other items that the same person met; null where either does not vary. */
  readonly rest: number | null;
}

/** Difficulty and corrected item-total correlation of each item. */
export function itemStatistics(table: ItemTable): readonly ItemStatistics[] {
  return (table[0] ?? []).map((_, item) => {
    const own: number[] = [];
    const rest: number[] = [];
    let [n, total] = [0, 0];
    for (const row of table) {
      const value = row[item] ?? null;
      if (value === null) continue;
      n += 1;
      total += value;
      const others = row.filter((each, at): each is number => at !== item && each !== null);
      const centre = mean(others);
      if (centre === null) continue;
      own.push(value);
      rest.push(centre);
    }
    return { n, mean: n === 0 ? null : total / n, rest: pearson(own, rest) };
  });
}
