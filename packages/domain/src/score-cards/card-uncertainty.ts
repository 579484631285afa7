import type { ScoreTemplate, TargetRange } from '../score-templates/score-template.ts';
import { exponential } from '../statistics/elementary.ts';
import {
  type CompositePart,
  compositeUncertainty,
  type Exactness,
  type Uncertainty,
} from './measurement-error.ts';
import type { SharedWith } from './reliability.ts';
import { closenessTo, type ScoreResult } from './scoring.ts';

/** Uncertainty of every score of a card by id; null where a score is not calculated. */
export interface CardUncertainty {
  readonly job_fit: Uncertainty | null;
  readonly categories: Readonly<Record<string, Uncertainty | null>>;
  readonly traits: Readonly<Record<string, Uncertainty | null>>;
  readonly subtraits: Readonly<Record<string, Uncertainty | null>>;
}

/** How exact one response was. */
export interface ResponseExactness {
  readonly subtrait_id: string;
  /** Null: unknown. */
  readonly exactness: Exactness | null;
  /** Spread of its scale among people, points. */
  readonly sd: number;
  /** The task of a play that it comes from; responses of one task share their errors. */
  readonly task: string;
  readonly data_point: string;
  readonly shares: readonly SharedWith[];
}

/** A subtrait's mean of responses: as exact as their errors average out; unknown where one of them is. */
function ofMean(responses: readonly ResponseExactness[]): Omit<CompositePart, 'weight'> {
  const [first] = responses;
  const tasks = responses.map(({ task }) => task);
  const sd = responses.reduce((sum, each) => sum + each.sd, 0) / Math.max(1, responses.length);
  const named = { tasks, data_point: first?.data_point ?? '', shares: first?.shares ?? [], sd };
  if (responses.length === 1 && first) return { ...named, exactness: first.exactness };
  const known = responses.flatMap(({ exactness }) => exactness ?? []);
  const [one] = known;
  if (!one || known.length < responses.length) return { ...named, exactness: null };
  const together = compositeUncertainty(
    responses.map((each) => ({ ...each, weight: 1, tasks: [each.task] })),
  );
  if (!together) return { ...named, exactness: null };
  const { sem, kinds, is_estimated } = together;
  return { ...named, exactness: { sem, sd, kind: kinds.at(-1) ?? one.kind, is_estimated } };
}

/** Places of a normal distribution, in its standard deviations, with their weights. */
const NORMAL: readonly (readonly [z: number, weight: number])[] = (() => {
  const places = Array.from({ length: 25 }, (_, i) => (i - 12) / 4);
  const density = places.map((z) => exponential((-z * z) / 2));
  const whole = density.reduce((sum, each) => sum + each, 0);
  return places.map((z, i) => [z, (density[i] ?? 0) / whole] as const);
})();

/** The middle of T scores. */
const MIDDLE = 50;

/**
 * What a target range makes of an error and of a spread: the closeness is worked out for scores as the error scatters
 * them, and for people as they spread around the middle.
 */
function throughTarget(
  part: Omit<CompositePart, 'weight'>,
  target: TargetRange,
  mean: number,
): Omit<CompositePart, 'weight'> {
  const at = (score: number) => closenessTo(target, Math.min(100, Math.max(0, score)));
  const scattered = (middle: number, by: number, around: number) =>
    Math.sqrt(NORMAL.reduce((sum, [z, weight]) => sum + weight * (at(middle + z * by) - around) ** 2, 0));
  const usual = NORMAL.reduce((sum, [z, weight]) => sum + weight * at(MIDDLE + z * part.sd), 0);
  const sd = scattered(MIDDLE, part.sd, usual);
  if (part.exactness === null) return { ...part, sd };
  const sem = scattered(mean, part.exactness.sem, at(mean));
  return { ...part, sd, exactness: { ...part.exactness, sem, sd } };
}

/**
 * Uncertainty of a result at every level. What comes from one play shares its errors; a subtrait whose reliability is
 * unknown counts with the spread of its scale, and not in the reliability told.
 * @param template the template that gave the result, in the same order
 * @param responses one for each response that had a value
 */
export function uncertaintyOf(
  template: ScoreTemplate,
  result: ScoreResult,
  responses: readonly ResponseExactness[],
): CardUncertainty {
  const categories: Record<string, Uncertainty | null> = {};
  const traits: Record<string, Uncertainty | null> = {};
  const subtraits: Record<string, Uncertainty | null> = {};
  const jobFit: CompositePart[] = [];
  let jobFitWeight = 0;
  for (const [c, category] of result.categories.entries()) {
    const parts: CompositePart[] = [];
    const traitWeight = sumOf(category.traits, (each) => (each.score === null ? 0 : each.trait_weightage));
    for (const [t, trait] of category.traits.entries()) {
      const own: CompositePart[] = [];
      for (const [s, subtrait] of trait.subtraits.entries()) {
        subtraits[subtrait.subtrait_id] = null;
        if (subtrait.score === null || subtrait.mean === null) continue;
        const target = template.categories[c]?.traits[t]?.subtraits[s]?.target ?? null;
        const measured = ofMean(responses.filter((each) => each.subtrait_id === subtrait.subtrait_id));
        const part = target === null ? measured : throughTarget(measured, target, subtrait.mean);
        own.push({ ...part, weight: subtrait.weightage });
        subtraits[subtrait.subtrait_id] = compositeUncertainty([{ ...part, weight: 1 }]);
      }
      traits[trait.trait_id] = trait.score === null ? null : compositeUncertainty(own);
      if (trait.score === null || traitWeight === 0) continue;
      parts.push(...shared(own, trait.trait_weightage / traitWeight));
    }
    categories[category.category_id] = category.score === null ? null : compositeUncertainty(parts);
    if (category.valueBoost === null) continue;
    const weight = category.weightage * category.boost;
    jobFitWeight += weight;
    jobFit.push(...shared(parts, weight));
  }
  const whole = result.job_fit === null ? null : compositeUncertainty(jobFit);
  return {
    // Boosts stretch the errors with the scores.
    job_fit: whole && { ...whole, sem: Math.round(whole.sem * jobFitWeight * 1000) / 1000 },
    categories,
    traits,
    subtraits,
  };
}

/** Parts whose weights add up to `share`. */
function shared(parts: readonly CompositePart[], share: number): CompositePart[] {
  const total = sumOf(parts, (part) => part.weight);
  return total === 0 ? [] : parts.map((part) => ({ ...part, weight: (part.weight / total) * share }));
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0);
}
