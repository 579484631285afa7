import { inversePhi, median } from '../statistics/statistics.ts';
import type { Selection } from './two-by-two.ts';

const Z = inversePhi(0.975);

/** Somebody's score and group; null: the group is not known. */
export interface GroupedScore<Key extends string = string> {
  readonly group: Key | null;
  readonly score: number;
}

/**
 * How many of each group score above the median of the full sample, "selected" as the impact table has it (6 RCNY
 * § 5-300 "scoring rate", § 5-301(c)). The median is of everybody scored, also of those whose group is not known; a
 * score equal to it is not above.
 */
export function scoringRates<Key extends string>(
  scores: readonly GroupedScore<Key>[],
): {
  readonly median: number | null;
  readonly groups: ReadonlyMap<Key, Selection>;
  readonly unknown: number;
} {
  const middle = median(scores.map(({ score }) => score));
  const groups = new Map<Key, { applicants: number; selected: number }>();
  let unknown = 0;
  for (const { group, score } of scores) {
    if (group === null) {
      unknown += 1;
      continue;
    }
    const counted = groups.get(group) ?? { applicants: 0, selected: 0 };
    counted.applicants += 1;
    if (middle !== null && score > middle) counted.selected += 1;
    groups.set(group, counted);
  }
  return { median: middle, groups, unknown };
}

/** Number, mean and sample standard deviation of a group's scores. */
export interface ScoreSummary {
  readonly n: number;
  readonly mean: number;
  /** With divisor n - 1. */
  readonly sd: number;
}

/** Standardized difference of two groups' means. */
export interface StandardizedDifference {
  /** Cohen's d on the pooled standard deviation; below 0: the first group scores lower. */
  readonly d: number;
  /** 95 % interval. */
  readonly low: number;
  readonly high: number;
}

/**
 * Cohen's d of two groups with its large-sample interval, variance (n1 + n2) / (n1 n2) + d² / (2 (n1 + n2)) (Hedges &
 * Olkin 1985, eq. 5.14). Null for fewer than two people in a group, or where nobody differs.
 */
export function standardizedDifference(
  one: ScoreSummary,
  other: ScoreSummary,
): StandardizedDifference | null {
  if (one.n < 2 || other.n < 2) return null;
  const all = one.n + other.n;
  const pooled = Math.sqrt(((one.n - 1) * one.sd * one.sd + (other.n - 1) * other.sd * other.sd) / (all - 2));
  if (pooled === 0) return null;
  const d = (one.mean - other.mean) / pooled;
  const error = Math.sqrt(all / (one.n * other.n) + (d * d) / (2 * all));
  return { d, low: d - Z * error, high: d + Z * error };
}
