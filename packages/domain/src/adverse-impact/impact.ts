import { exponential } from '../statistics/elementary.ts';
import { inversePhi } from '../statistics/statistics.ts';
import {
  fisherTwoSided,
  type ProportionsTest,
  powerToSee,
  proportionsTest,
  type Selection,
  standardDeviations,
} from './two-by-two.ts';

const Z = inversePhi(0.975);

/** Share of a group's applicants who were selected, 0 to 1; null for an empty group (29 CFR 1607.16(R)). */
export function selectionRate({ applicants, selected }: Selection): number | null {
  return applicants === 0 ? null : selected / applicants;
}

/**
 * Whether a group's rate is less than four-fifths of the one it is compared with (29 CFR 1607.4(D)). Whole numbers are
 * compared, since 3/4 of 3/5 would be below .8 by the rounding of the machine alone.
 */
export function isBelowFourFifths(group: Selection, compared: Selection): boolean {
  return 5 * group.selected * compared.applicants < 4 * compared.selected * group.applicants;
}

/**
 * The ratio of two selection rates; null where a group is empty or nobody of the one compared with was selected.
 */
export function impactRatio(group: Selection, compared: Selection): number | null {
  if (group.applicants === 0 || compared.applicants === 0 || compared.selected === 0) return null;
  return (group.selected * compared.applicants) / (group.applicants * compared.selected);
}

/**
 * 95 % interval of the ratio of two selection rates, by the standard error of its logarithm (Katz, Baptista, Azen & Pike
 * 1978, Biometrics 34:469). Null where nobody of a group was selected: the logarithm does not exist there.
 */
export function impactRatioInterval(
  group: Selection,
  compared: Selection,
): { readonly low: number; readonly high: number } | null {
  const ratio = impactRatio(group, compared);
  if (ratio === null || group.selected === 0) return null;
  const error = Math.sqrt(
    1 / group.selected - 1 / group.applicants + 1 / compared.selected - 1 / compared.applicants,
  );
  return { low: ratio * exponential(-Z * error), high: ratio * exponential(Z * error) };
}

/**
 * How many more of a group would have been selected at the rate of both groups together, never below 0. A number of
 * people, not rounded.
 */
export function shortfall(group: Selection, compared: Selection): number {
  const all = group.applicants + compared.applicants;
  if (all === 0) return 0;
  return Math.max(0, (group.applicants * (group.selected + compared.selected) - group.selected * all) / all);
}

/** How many more of a group would have to be selected for its rate to reach four-fifths; a whole number, 0 where it does. */
export function neededForFourFifths(group: Selection, compared: Selection): number {
  if (compared.applicants === 0) return 0;
  const needed = Math.ceil((4 * compared.selected * group.applicants) / (5 * compared.applicants));
  // The quotient may lie a rounding above a whole number.
  const exact = 5 * (needed - 1) * compared.applicants >= 4 * compared.selected * group.applicants;
  return Math.max(0, needed - (exact ? 1 : 0) - group.selected);
}

/**
 * Whether the group would not be below four-fifths, had one more of it and one fewer of the other been selected. Then
 * the numbers are too small for the rule to mean much (Questions and Answers on the Uniform Guidelines, 44 FR 11996,
 * question 21).
 */
export function turnsWithOnePerson(group: Selection, compared: Selection): boolean {
  if (!isBelowFourFifths(group, compared) || compared.selected === 0) return false;
  if (group.selected === group.applicants) return false;
  return !isBelowFourFifths(
    { ...group, selected: group.selected + 1 },
    { ...compared, selected: compared.selected - 1 },
  );
}

/** A group in an impact table. */
export interface ImpactRow<Key extends string = string> extends Selection {
  readonly key: Key;
  /** 0 to 1; null: nobody of the group is there. */
  readonly rate: number | null;
  /** Of everybody whose group is known, 0 to 1. */
  readonly share: number;
  /**
   * Why it has no ratio: it is less than 2 % of the data (6 RCNY § 5-301(d); 29 CFR 1607.4(A)), or nobody was
   * selected; null: it has one.
   */
  readonly left_out: 'below_two_percent' | 'empty' | null;
  /** The group with the highest rate, which the others are compared with. */
  readonly is_compared_with: boolean;
  readonly ratio: number | null;
  readonly ratio_interval: { readonly low: number; readonly high: number } | null;
  readonly below_four_fifths: boolean;
  readonly turns_with_one_person: boolean;
  /** Two-sided Fisher's test against the group compared with; null: it is that group, or is left out. */
  readonly fisher_p: number | null;
  /** With continuity correction. */
  readonly proportions: ProportionsTest | null;
  readonly standard_deviations: number | null;
  readonly shortfall: number | null;
  readonly needed_for_four_fifths: number | null;
  /** Chance that a ratio of .8 would be found significant with these numbers. */
  readonly power: number | null;
}

/** Impact of a selection on groups. */
export interface ImpactTable<Key extends string = string> {
  readonly rows: readonly ImpactRow<Key>[];
  /** The first of the groups with the highest rate; null: no group has one. */
  readonly compared_with: Key | null;
  /** People whose group is not known; in no rate and no ratio, but said (6 RCNY § 5-301(b)(4)). */
  readonly unknown: number;
}

/**
 * Selection rates, impact ratios and tests of each group against the one with the highest rate (29 CFR 1607.4(D), 6 RCNY
 * § 5-300 "impact ratio"). Groups of less than 2 % of those known are listed with their rate but compared with nobody
 * and nobody with them, unless `leaveOut` is false.
 * @param unknown how many people there are besides whose group is not known
 */
export function impactTable<Key extends string>(
  groups: readonly (Selection & { readonly key: Key })[],
  unknown: number,
  leaveOut = true,
): ImpactTable<Key> {
  const known = groups.reduce((all, { applicants }) => all + applicants, 0);
  const isSmall = ({ applicants }: Selection) => leaveOut && applicants * 50 < known;
  let best: (Selection & { readonly key: Key }) | null = null;
  for (const group of groups) {
    if (group.applicants === 0 || isSmall(group)) continue;
    if (best === null || group.selected * best.applicants > best.selected * group.applicants) best = group;
  }
  const rows = groups.map((group): ImpactRow<Key> => {
    const left_out = group.applicants === 0 ? 'empty' : isSmall(group) ? 'below_two_percent' : null;
    const base = {
      key: group.key,
      applicants: group.applicants,
      selected: group.selected,
      rate: selectionRate(group),
      share: known === 0 ? 0 : group.applicants / known,
      left_out,
      is_compared_with: group === best,
    } as const;
    const none = {
      ratio: null,
      ratio_interval: null,
      below_four_fifths: false,
      turns_with_one_person: false,
      fisher_p: null,
      proportions: null,
      standard_deviations: null,
      shortfall: null,
      needed_for_four_fifths: null,
      power: null,
    };
    if (left_out !== null || best === null) return { ...base, ...none };
    if (group === best) return { ...base, ...none, ratio: impactRatio(group, best) };
    return {
      ...base,
      ratio: impactRatio(group, best),
      ratio_interval: impactRatioInterval(group, best),
      below_four_fifths: isBelowFourFifths(group, best),
      turns_with_one_person: turnsWithOnePerson(group, best),
      fisher_p: fisherTwoSided(group, best),
      proportions: proportionsTest(group, best),
      standard_deviations: standardDeviations(group, best),
      shortfall: shortfall(group, best),
      needed_for_four_fifths: neededForFourFifths(group, best),
      power: powerToSee(0.8, selectionRate(best) ?? 0, group.applicants, best.applicants),
    };
  });
  return { rows, compared_with: best?.key ?? null, unknown };
}
