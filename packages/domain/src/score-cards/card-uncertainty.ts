import type { ScoreTemplate, TargetRange } from '../score-templates/score-template.ts';
import {
  type CompositePart,
  compositeUncertainty,
  type Exactness,
  UNKNOWN,
  type Uncertainty,
} from './measurement-error.ts';
import { closenessTo, type ScoreResult } from './scoring.ts';

/** Uncertainty of every score of a card by id; null where a score is not calculated or its exactness unknown. */
export interface CardUncertainty {
  readonly job_fit: Uncertainty | null;
  readonly categories: Readonly<Record<string, Uncertainty | null>>;
  readonly traits: Readonly<Record<string, Uncertainty | null>>;
  readonly subtraits: Readonly<Record<string, Uncertainty | null>>;
}

/** How exact one response was; null: unknown. */
export interface ResponseExactness {
  readonly subtrait_id: string;
  readonly exactness: Exactness | null;
}

/** A subtrait's mean of responses is as exact as its errors average out. */
function ofMean(responses: readonly (Exactness | null)[]): Exactness | null {
  const known = responses.filter((each) => each !== null);
  if (known.length === 0 || known.length < responses.length) return null;
  const error = known.reduce((sum, each) => sum + each.sem * each.sem, 0);
  return {
    sem: Math.sqrt(error) / known.length,
    sd: known.reduce((sum, each) => sum + each.sd, 0) / known.length,
  };
}

/** What an error of the mean does to its closeness to a target range: the larger of the changes on both sides. */
function towardsTarget(exactness: Exactness, target: TargetRange, mean: number): Exactness {
  const at = (score: number) => closenessTo(target, Math.min(100, Math.max(0, score)));
  const here = at(mean);
  const sem = Math.max(Math.abs(at(mean + exactness.sem) - here), Math.abs(at(mean - exactness.sem) - here));
  return { sem, sd: Math.max(exactness.sd, sem) };
}

/**
 * Uncertainty of a result at every level. A subtrait whose exactness is unknown has none of its own and counts in
 * composites as the least reliable game that is known.
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
        const known = ofMean(
          responses.filter((each) => each.subtrait_id === subtrait.subtrait_id).map((each) => each.exactness),
        );
        const counted = known ?? UNKNOWN;
        const exactness = target === null ? counted : towardsTarget(counted, target, subtrait.mean);
        own.push({ weight: subtrait.weightage, exactness });
        if (known !== null) {
          subtraits[subtrait.subtrait_id] = compositeUncertainty([{ weight: 1, exactness }]);
        }
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
