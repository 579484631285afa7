import { logarithm } from '../statistics/elementary.ts';
import { chiSquareAbove } from './chi-square.ts';

/** Counts of right and wrong answers of two groups among people of the same ability. */
export interface Stratum {
  readonly reference_right: number;
  readonly reference_wrong: number;
  readonly focal_right: number;
  readonly focal_wrong: number;
}

/** How far an item differs between two groups of equal ability. */
export interface DifferentialFunctioning {
  /** Common odds ratio of reference to focal group (Mantel & Haenszel 1959); above 1: harder for the focal group. */
  readonly odds_ratio: number;
  /** −2.35 ln of it, on the delta scale of ETS: below 0 harder for the focal group. */
  readonly delta: number;
  /** With continuity correction, one degree of freedom. */
  readonly chi_square: number;
  readonly p: number;
  /** A negligible, B moderate, C large (Zieky 1993, by size and by whether it differs from 0). */
  readonly size: 'A' | 'B' | 'C';
}

/** Two groups as Mantel-Haenszel compares them: answers to one item, and the ability that people are matched by. */
export interface GroupedAnswer {
  readonly group: 'reference' | 'focal';
  /** People with the same number are compared with each other; as a rule their score. */
  readonly matched_by: number;
  readonly right: boolean;
}

/** Counts by what people are matched by. */
export function strataOf(answers: readonly GroupedAnswer[]): readonly Stratum[] {
  const strata = new Map<number, { -readonly [key in keyof Stratum]: number }>();
  for (const { group, matched_by, right } of answers) {
    const stratum = strata.get(matched_by) ?? {
      reference_right: 0,
      reference_wrong: 0,
      focal_right: 0,
      focal_wrong: 0,
    };
    stratum[`${group}_${right ? 'right' : 'wrong'}`] += 1;
    strata.set(matched_by, stratum);
  }
  return [...strata.values()];
}

/**
 * Mantel-Haenszel statistics over strata of equal ability.
 * @returns null where no stratum has both groups with differing answers
 */
export function mantelHaenszel(strata: readonly Stratum[]): DifferentialFunctioning | null {
  let [rs, qs, observed, expected, variance] = [0, 0, 0, 0, 0];
  for (const { reference_right: a, reference_wrong: b, focal_right: c, focal_wrong: d } of strata) {
    const n = a + b + c + d;
    if (n < 2 || a + b === 0 || c + d === 0) continue;
    rs += (a * d) / n;
    qs += (b * c) / n;
    observed += a;
    expected += ((a + b) * (a + c)) / n;
    variance += ((a + b) * (c + d) * (a + c) * (b + d)) / (n * n * (n - 1));
  }
  if (rs === 0 || qs === 0 || variance === 0) return null;
  const odds_ratio = rs / qs;
  const delta = -2.35 * logarithm(odds_ratio);
  const chi_square = Math.max(0, Math.abs(observed - expected) - 0.5) ** 2 / variance;
  const p = chiSquareAbove(chi_square, 1);
  const size = p >= 0.05 || Math.abs(delta) < 1 ? 'A' : Math.abs(delta) < 1.5 ? 'B' : 'C';
  return { odds_ratio, delta, chi_square, p, size };
}
