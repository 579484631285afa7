import { categoryOf, type SelfIdentificationSet } from '../self-identification/questions.ts';
import { CALIBRATION_MINIMUM } from './calibration.ts';
import type { DifferentialFunctioning } from './differential-functioning.ts';
import { type CalibratedAnswer, differenceOf, tableOf } from './scale-table.ts';

/** How many more people each group needs before a comparison that was told is made anew. */
export const COMPARISON_GROWTH = 30;

/** Answers of one person with what they said about themselves. */
export interface PersonOfGroups {
  readonly items: readonly CalibratedAnswer[];
  readonly question_set: SelfIdentificationSet;
  /** As answered; null: not answered. */
  readonly sex: string | null;
  /** As answered; null: not answered. */
  readonly ethnicity: string | null;
}

/** How one item works for the group compared, at equal total score. */
export interface ComparedItem {
  readonly item: string;
  /** On ETS's delta scale, to one place; below 0: harder for the group compared. */
  readonly delta: number;
  /** A negligible, B moderate, C large (Zieky 1993). */
  readonly size: DifferentialFunctioning['size'];
}

/** Two groups compared over all items of a form. */
export interface GroupComparison {
  readonly about: 'sex' | 'ethnicity';
  /** Whose categories they are; null: those that the sets have in common. */
  readonly question_set: SelfIdentificationSet | null;
  /** The largest group. */
  readonly reference: string;
  /** The group compared with it. */
  readonly focal: string;
  /** People of the largest group, rounded down to tens. */
  readonly reference_people: number;
  /** People of the group compared, rounded down to tens. */
  readonly focal_people: number;
  /** Items that both groups met often enough, scale by scale. */
  readonly scales: readonly { readonly scale: string; readonly items: readonly ComparedItem[] }[];
}

/** Which two groups are compared, and how many people they are as told. */
export type ComparedPair = Omit<GroupComparison, 'scales'>;

/** The sets name the same by other words. */
const SAME_SEX: Readonly<Record<string, string>> = { female: 'woman', male: 'man' };

/** What somebody said about themselves. */
export type SaidOfGroups = Pick<PersonOfGroups, 'question_set' | 'sex' | 'ethnicity'>;

/** A way in which people are divided into groups. */
export interface Division {
  readonly about: GroupComparison['about'];
  readonly question_set: GroupComparison['question_set'];
  /** Null: in none of its groups. */
  readonly groupOf: (person: SaidOfGroups) => string | null;
}

const ethnicityOf = (question_set: SelfIdentificationSet): Division => ({
  about: 'ethnicity',
  question_set,
  groupOf: (person) => (person.question_set === question_set ? categoryOf(person.ethnicity) : null),
});

/** The divisions that are compared: sexes over both sets of questions, ethnic groups within each. */
export const DIVISIONS: readonly Division[] = [
  {
    about: 'sex',
    question_set: null,
    groupOf: ({ sex }) => {
      const category = categoryOf(sex);
      return category === null ? null : (SAME_SEX[category] ?? category);
    },
  },
  ethnicityOf('eeo1'),
  ethnicityOf('international'),
];

const tens = (count: number): number => Math.floor(count / 10) * 10;

/**
 * Compares the items of a form between groups by what people said about themselves: each group of
 * `CALIBRATION_MINIMUM.group` people or more with the largest one, by Mantel-Haenszel at equal total score. What is told
 * is rounded so that no single answer and nobody's group follows from it: people in tens, deltas to one place, no p.
 * Scales whose items are not right or wrong are left out.
 */
export function groupComparisons(people: readonly PersonOfGroups[]): readonly GroupComparison[] {
  return DIVISIONS.flatMap(({ about, question_set, groupOf }) => {
    const groups = Map.groupBy(people, groupOf);
    groups.delete(null);
    const enough = [...groups.entries()]
      .flatMap(([name, members]) => (name === null ? [] : [{ name, members }]))
      .filter(({ members }) => members.length >= CALIBRATION_MINIMUM.group)
      .toSorted((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1));
    const [reference, ...others] = enough;
    if (reference === undefined) return [];
    return others.map((focal) => ({
      about,
      question_set,
      reference: reference.name,
      focal: focal.name,
      reference_people: tens(reference.members.length),
      focal_people: tens(focal.members.length),
      scales: comparedScales(reference.members, focal.members),
    }));
  });
}

function comparedScales(
  reference: readonly PersonOfGroups[],
  focal: readonly PersonOfGroups[],
): GroupComparison['scales'] {
  const plays = [
    ...reference.map(({ items }) => ({ items, halves: {}, group: 'reference' as const })),
    ...focal.map(({ items }) => ({ items, halves: {}, group: 'focal' as const })),
  ];
  const names = new Set(plays.flatMap(({ items }) => items.map(({ scale }) => scale)));
  return [...names].toSorted().flatMap((scale) => {
    const table = tableOf(plays, scale);
    if (!table.binary) return [];
    const met = (item: number, group: 'reference' | 'focal') =>
      table.table.filter((row, person) => table.groups[person] === group && (row[item] ?? null) !== null)
        .length;
    const items = table.names.flatMap((item, i) => {
      const fewest = Math.min(met(i, 'reference'), met(i, 'focal'));
      const found = fewest < CALIBRATION_MINIMUM.item ? null : differenceOf(table, i);
      return found === null ? [] : [{ item, delta: Math.round(found.delta * 10) / 10, size: found.size }];
    });
    return items.length === 0 ? [] : [{ scale, items }];
  });
}

/**
 * What is told after a new count: a comparison is replaced once both of its groups have grown by `COMPARISON_GROWTH`
 * people, as they are told, so that a single person's answers do not follow from two of them; until then it stays. What
 * can no longer be compared goes.
 */
export function toldComparisons<T extends ComparedPair>(
  before: readonly T[],
  counted: readonly T[],
): readonly T[] {
  return counted.map((now) => {
    const pair = [now.reference, now.focal].toSorted().join(' ');
    const known = before.find(
      (each) =>
        each.about === now.about &&
        each.question_set === now.question_set &&
        [each.reference, each.focal].toSorted().join(' ') === pair,
    );
    if (known === undefined) return now;
    const kept = new Map([
      [known.reference, known.reference_people],
      [known.focal, known.focal_people],
    ]);
    const grew = [
      [now.reference, now.reference_people] as const,
      [now.focal, now.focal_people] as const,
    ].every(([name, people]) => people - (kept.get(name) ?? 0) >= COMPARISON_GROWTH);
    return grew ? now : known;
  });
}
