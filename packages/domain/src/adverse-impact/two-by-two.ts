import { chiSquareAbove } from '../psychometrics/chi-square.ts';
import { inversePhi, phi } from '../statistics/statistics.ts';

/** How many of a group there were, and how many of them were selected; whole numbers, selected at most applicants. */
export interface Selection {
  readonly applicants: number;
  readonly selected: number;
}

/** Two-sided, at 95 %. */
const Z = inversePhi(0.975);

/**
 * Tables count as equally likely where they differ by less than this, relative to the one observed; R's `fisher.test`
 * (R 4.5, stats/R/fisher.test.R) has the same tolerance.
 */
const EQUALLY_LIKELY = 1 + 1e-7;

/**
 * Weights of all tables with the margins of two groups, relative to the likeliest of them, by recurrence from there;
 * entry i is the table in which `from + i` of the first group are selected.
 */
export function tablesOfMargins(
  first: number,
  second: number,
  selected: number,
): { readonly from: number; readonly weights: readonly number[]; readonly total: number } {
  const from = Math.max(0, selected - second);
  const to = Math.min(selected, first);
  const mode = Math.min(
    to,
    Math.max(from, Math.floor(((selected + 1) * (first + 1)) / (first + second + 2))),
  );
  const weights = new Array<number>(to - from + 1).fill(0);
  weights[mode - from] = 1;
  for (let k = mode; k < to; k += 1) {
    const step = ((first - k) * (selected - k)) / ((k + 1) * (second - selected + k + 1));
    weights[k + 1 - from] = (weights[k - from] ?? 0) * step;
  }
  for (let k = mode; k > from; k -= 1) {
    const step = (k * (second - selected + k)) / ((first - k + 1) * (selected - k + 1));
    weights[k - 1 - from] = (weights[k - from] ?? 0) * step;
  }
  // Small ones first, so that none of them is lost beside the large ones.
  let total = 0;
  for (let k = from; k < mode; k += 1) total += weights[k - from] ?? 0;
  let above = 0;
  for (let k = to; k >= mode; k -= 1) above += weights[k - from] ?? 0;
  return { from, weights, total: total + above };
}

/**
 * Fisher's exact test of two groups' selections: the chance, if the groups did not differ and both margins were given,
 * of a table that is no likelier than the one observed. Two-sided by probabilities, as R's
 * `fisher.test(matrix(c(a, b, c, d), 2))$p.value`; it is not twice a one-sided chance.
 * @returns 1 where a group is empty, or nobody or everybody is selected
 */
export function fisherTwoSided(one: Selection, other: Selection): number {
  const { from, weights, total } = tablesOfMargins(
    one.applicants,
    other.applicants,
    one.selected + other.selected,
  );
  const limit = (weights[one.selected - from] ?? 0) * EQUALLY_LIKELY;
  let asUnlikely = 0;
  for (const weight of weights.toSorted((a, b) => a - b)) {
    if (weight > limit) break;
    asUnlikely += weight;
  }
  return Math.min(1, asUnlikely / total);
}

/** A test of whether two proportions differ. */
export interface ProportionsTest {
  /** Selection rate of the first group minus that of the second, from -1 to 1. */
  readonly difference: number;
  /** 95 % interval of the difference. */
  readonly low: number;
  readonly high: number;
  /** Pearson's chi-square, one degree of freedom. */
  readonly chi_square: number;
  /** Two-sided. */
  readonly p: number;
}

/**
 * Test of the difference of two selection rates, as R's `prop.test(c(x1, x2), c(n1, n2), correct)`: Pearson's
 * chi-square on the pooled rate, and Wald's interval of the difference.
 * @param correct with Yates' continuity correction, R's default: half a person, but never more than the difference
 * @returns null where a group is empty, or where nobody or everybody is selected, since the test does not exist there
 */
export function proportionsTest(one: Selection, other: Selection, correct = true): ProportionsTest | null {
  const [n1, n2] = [one.applicants, other.applicants];
  if (n1 === 0 || n2 === 0) return null;
  const pooled = (one.selected + other.selected) / (n1 + n2);
  if (pooled === 0 || pooled === 1) return null;
  const [p1, p2] = [one.selected / n1, other.selected / n2];
  const difference = p1 - p2;
  const inverse = 1 / n1 + 1 / n2;
  const yates = correct ? Math.min(0.5, Math.abs(difference) / inverse) : 0;
  let chi_square = 0;
  for (const { applicants, selected } of [one, other]) {
    for (const [seen, share] of [
      [selected, pooled],
      [applicants - selected, 1 - pooled],
    ] as const) {
      const off = Math.abs(seen - applicants * share) - yates;
      chi_square += (off * off) / (applicants * share);
    }
  }
  const width = Z * Math.sqrt((p1 * (1 - p1)) / n1 + (p2 * (1 - p2)) / n2) + yates * inverse;
  return {
    difference,
    low: Math.max(-1, difference - width),
    high: Math.min(1, difference + width),
    chi_square,
    p: chiSquareAbove(chi_square, 1),
  };
}

/**
 * Test of whether several selection rates are all the same, as R's `prop.test` of more than two groups: Pearson's
 * chi-square without correction, one degree of freedom less than groups.
 * @returns null for fewer than two groups with people, or where nobody or everybody is selected
 */
export function equalProportionsTest(
  groups: readonly Selection[],
): { readonly chi_square: number; readonly df: number; readonly p: number } | null {
  const met = groups.filter(({ applicants }) => applicants > 0);
  let [n, x] = [0, 0];
  for (const { applicants, selected } of met) {
    n += applicants;
    x += selected;
  }
  if (met.length < 2 || x === 0 || x === n) return null;
  let chi_square = 0;
  for (const { applicants, selected } of met) {
    const expected = (applicants * x) / n;
    const off = selected - expected;
    chi_square += (off * off) / expected + (off * off) / (applicants - expected);
  }
  return { chi_square, df: met.length - 1, p: chiSquareAbove(chi_square, met.length - 1) };
}

/**
 * How many standard deviations the first group's selections lie from those expected at the pooled rate (binomial, no
 * correction); below 0: fewer than expected. Courts look at two to three of them (Hazelwood School Dist. v. United
 * States, 433 U.S. 299, 309 n.14). Its square is the chi-square of `proportionsTest` without correction.
 * @returns null where the test does not exist, see there
 */
export function standardDeviations(one: Selection, other: Selection): number | null {
  const test = proportionsTest(one, other, false);
  if (test === null) return null;
  const size = Math.sqrt(test.chi_square);
  return test.difference < 0 ? -size : size;
}

/** Up to so many cells the power is exact; above, it follows from the normal distribution. */
const EXACT_POWER_CELLS = 40_000;

/**
 * The chance that a difference of a given size would be found significant at .05 (two-sided) with these numbers of
 * people. Up to 40,000 pairs of results: exactly, of Fisher's test, by adding up every pair of results that it calls
 * significant. Above: of the test of proportions without correction, by the normal distribution (Fleiss 1981, ch. 3).
 * @param rate selection rate of the group compared with, from 0 to 1
 * @param ratio what the other group's rate would be of it, such as .8
 */
export function powerToSee(ratio: number, rate: number, applicants: number, compared: number): number {
  if (applicants === 0 || compared === 0) return 0;
  const other = Math.min(1, rate * ratio);
  if ((applicants + 1) * (compared + 1) > EXACT_POWER_CELLS) {
    const pooled = (applicants * other + compared * rate) / (applicants + compared);
    const equal = Math.sqrt(pooled * (1 - pooled) * (1 / applicants + 1 / compared));
    const apart = Math.sqrt((other * (1 - other)) / applicants + (rate * (1 - rate)) / compared);
    if (apart === 0) return other === rate ? 0 : 1;
    const distance = Math.abs(rate - other);
    return phi((distance - Z * equal) / apart) + phi((-distance - Z * equal) / apart);
  }
  const chancesOfFirst = binomial(applicants, other);
  const chancesOfSecond = binomial(compared, rate);
  let power = 0;
  for (let selected = 0; selected <= applicants + compared; selected += 1) {
    const { from, weights, total } = tablesOfMargins(applicants, compared, selected);
    const order = weights.map((_, i) => i).sort((a, b) => (weights[a] ?? 0) - (weights[b] ?? 0));
    let tail = 0;
    for (let at = 0; at < order.length; ) {
      // All tables as likely as this one come into the tail together.
      const limit = (weights[order[at] ?? 0] ?? 0) * EQUALLY_LIKELY;
      let end = at;
      for (; end < order.length && (weights[order[end] ?? 0] ?? 0) <= limit; end += 1) {
        tail += weights[order[end] ?? 0] ?? 0;
      }
      if (tail / total > 0.05) break;
      for (; at < end; at += 1) {
        const k = from + (order[at] ?? 0);
        power += (chancesOfFirst[k] ?? 0) * (chancesOfSecond[selected - k] ?? 0);
      }
    }
  }
  return Math.min(1, power);
}

/** Chances of 0 to n successes. */
function binomial(n: number, p: number): number[] {
  if (p === 0 || p === 1) return Array.from({ length: n + 1 }, (_, k) => (k === n * p ? 1 : 0));
  const weights = new Array<number>(n + 1).fill(0);
  const mode = Math.min(n, Math.floor((n + 1) * p));
  weights[mode] = 1;
  const odds = p / (1 - p);
  for (let k = mode; k < n; k += 1) weights[k + 1] = ((weights[k] ?? 0) * (n - k) * odds) / (k + 1);
  for (let k = mode; k > 0; k -= 1) weights[k - 1] = ((weights[k] ?? 0) * k) / ((n - k + 1) * odds);
  const total = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / total);
}
