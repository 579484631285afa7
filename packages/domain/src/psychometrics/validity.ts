import { exponential, logarithm } from '../statistics/elementary.ts';
import { pearson, sd } from '../statistics/statistics.ts';

/** How far a score tells what people came to later. */

/** A correlation with its 95 % interval, both from −1 to 1. */
export interface ToldCorrelation {
  readonly n: number;
  readonly r: number;
  readonly low: number;
  readonly high: number;
}

const tanh = (x: number) => 1 - 2 / (exponential(2 * x) + 1);
const atanh = (r: number) => logarithm((1 + r) / (1 - r)) / 2;

/** The 95 % interval of a correlation by Fisher's transformation (1921); null with fewer than four pairs. */
export function correlationInterval(
  r: number,
  n: number,
): { readonly low: number; readonly high: number } | null {
  if (n < 4) return null;
  if (Math.abs(r) >= 1) return { low: r, high: r };
  const half = 1.959963984540054 / Math.sqrt(n - 3);
  return { low: tanh(atanh(r) - half), high: tanh(atanh(r) + half) };
}

/** Correlation of two lists with its interval; null with fewer than four pairs or where a side does not vary. */
export function toldCorrelation(xs: readonly number[], ys: readonly number[]): ToldCorrelation | null {
  const r = pearson(xs, ys);
  const interval = r === null ? null : correlationInterval(r, xs.length);
  return r === null || interval === null ? null : { n: xs.length, r, ...interval };
}

/**
 * A correlation as it would be among all applicants, where only people chosen by the score have outcomes (direct
 * restriction, case 2 of Thorndike 1949): `r u / √(1 − r² + r² u²)`, `u` the spread of all by that of the chosen.
 */
export function correctedForRange(r: number, spreadOfAll: number, spreadOfChosen: number): number | null {
  if (!(spreadOfAll > 0) || !(spreadOfChosen > 0)) return null;
  const u = spreadOfAll / spreadOfChosen;
  return (r * u) / Math.sqrt(1 - r * r + r * r * u * u);
}

/** A told correlation, its ends moved as the coefficient is, with how far the spread was restricted. */
export interface CorrectedCorrelation extends ToldCorrelation {
  /** Spread of the chosen as a share of that of all applicants. */
  readonly restricted_to: number;
}

/**
 * Corrects for the range, end by end (Bobko & Rieck 1980), where the chosen spread less than all.
 * @returns null where there is nothing to correct, or no spread to correct by
 */
export function correctedCorrelation(
  told: ToldCorrelation,
  chosen: readonly number[],
  all: readonly number[],
): CorrectedCorrelation | null {
  const [narrow, wide] = [sd(chosen), sd(all)];
  if (narrow === null || wide === null || narrow === 0 || narrow >= wide) return null;
  const move = (value: number) => correctedForRange(value, wide, narrow) ?? value;
  return {
    n: told.n,
    r: move(told.r),
    low: move(told.low),
    high: move(told.high),
    restricted_to: narrow / wide,
  };
}

/** One row of an expectancy table. */
export interface Expectancy {
  /** Lowest and highest score in the group. */
  readonly from: number;
  readonly to: number;
  readonly n: number;
  /** How many of them came to the outcome or better. */
  readonly reached: number;
}

/**
 * How many of the people with low, middle and high scores reached an outcome.
 * Groups are as even as ties allow: equal scores stay together.
 * @param pairs score and outcome of each person
 * @param goal the outcome that counts as reached; `lessIsBetter`: reached by as little or less
 */
export function expectancyTable(
  pairs: readonly { readonly score: number; readonly outcome: number }[],
  {
    goal,
    lessIsBetter = false,
    groups = 3,
  }: {
    readonly goal: number;
    readonly lessIsBetter?: boolean;
    readonly groups?: number;
  },
): readonly Expectancy[] {
  const sorted = pairs.toSorted((a, b) => a.score - b.score);
  const rows: Expectancy[] = [];
  let begun = 0;
  for (let group = 1; group <= groups && begun < sorted.length; group += 1) {
    let end =
      group === groups ? sorted.length : Math.max(begun + 1, Math.round((group * sorted.length) / groups));
    while (end < sorted.length && sorted[end]?.score === sorted[end - 1]?.score) end += 1;
    const people = sorted.slice(begun, end);
    rows.push({
      from: people[0]?.score ?? 0,
      to: people.at(-1)?.score ?? 0,
      n: people.length,
      reached: people.filter(({ outcome }) => (lessIsBetter ? outcome <= goal : outcome >= goal)).length,
    });
    begun = end;
  }
  return rows;
}
