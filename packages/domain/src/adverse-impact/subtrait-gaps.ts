import { type ComparedPair, DIVISIONS, type SaidOfGroups } from '../psychometrics/group-comparison.ts';
import { mean, sd } from '../statistics/statistics.ts';
import { standardizedDifference } from './scores.ts';

/**
 * How far groups lie apart on each subtrait, told so coarsely that nobody's group follows from it, and what impact ratios
 * other settings would have by these gaps. A prediction uses nothing else about groups: whatever settings are tried, no more
 * is learnt than the gaps say.
 */

/** Fewest people of each group, with a score on the subtrait. */
export const FEWEST_OF_GAP = 200;

/** Steps in which gaps are told, in standard deviations. */
const GAP_STEP = 0.2;

/** Means of one person with what they said about themselves. */
export interface MeasuredPerson extends SaidOfGroups {
  /** By subtrait, 0 to 100; without those that were not measured. */
  readonly means: ReadonlyMap<string, number>;
}

/** Two groups compared on all subtraits that enough of both were measured on. */
export interface SubtraitGaps extends ComparedPair {
  readonly gaps: readonly {
    readonly subtrait_id: string;
    /** Standardized difference in steps of `GAP_STEP`; below 0: the group compared scores lower. */
    readonly d: number;
  }[];
}

const tens = (count: number) => Math.floor(count / 10) * 10;

/** Each group of `FEWEST_OF_GAP` people or more against the largest one, division by division. */
export function subtraitGaps(people: readonly MeasuredPerson[]): readonly SubtraitGaps[] {
  return DIVISIONS.flatMap(({ about, question_set, groupOf }) => {
    const groups = [...Map.groupBy(people, groupOf)]
      .flatMap(([name, members]) => (name === null ? [] : [{ name, members }]))
      .filter(({ members }) => members.length >= FEWEST_OF_GAP)
      .toSorted((a, b) => b.members.length - a.members.length || (a.name < b.name ? -1 : 1));
    const [reference, ...others] = groups;
    if (reference === undefined) return [];
    return others.map((focal) => ({
      about,
      question_set,
      reference: reference.name,
      focal: focal.name,
      reference_people: tens(reference.members.length),
      focal_people: tens(focal.members.length),
      gaps: gapsBetween(focal.members, reference.members),
    }));
  });
}

function gapsBetween(
  focal: readonly MeasuredPerson[],
  reference: readonly MeasuredPerson[],
): SubtraitGaps['gaps'] {
  const ids = new Set(focal.flatMap(({ means }) => [...means.keys()]));
  return [...ids].toSorted().flatMap((subtrait_id) => {
    const [one, other] = [focal, reference].map((members) =>
      summaryOf(members.flatMap(({ means }) => means.get(subtrait_id) ?? [])),
    );
    if (!one || !other) return [];
    const found = standardizedDifference(one, other);
    return found === null ? [] : [{ subtrait_id, d: stepped(found.d) }];
  });
}

function summaryOf(values: readonly number[]) {
  const [centre, spread] = [mean(values), sd(values)];
  return values.length < FEWEST_OF_GAP || centre === null || spread === null
    ? null
    : { n: values.length, mean: centre, sd: spread };
}

/** The nearest step, at most two standard deviations; one place, and no -0. */
function stepped(d: number): number {
  const steps = Math.round(Math.min(2, Math.max(-2, d)) / GAP_STEP);
  return steps === 0 ? 0 : Math.round(steps * GAP_STEP * 10) / 10;
}
