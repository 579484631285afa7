import type { ScoreTemplate, TargetRange } from '../score-templates/score-template.ts';
import type { Uncertainty } from './measurement-error.ts';
import type { OwnStandardError, Reliability } from './reliability.ts';
import { closenessTo, type ScoreResult } from './scoring.ts';

/**
 * How engine 1 told uncertainty. Cards that it made are recomputed with it for ever, so nothing here may change; new
 * cards are made by `card-uncertainty.ts`. What was wrong with it, and what came in its place: decision 70.
 */

/** How exact one score is, as engine 1 stored it: points of the score. */
export interface FirstExactness {
  readonly sem: number;
  readonly sd: number;
}

/** A score's uncertainty as engine 1 stored it. */
export interface FirstUncertainty {
  readonly sem: number;
  readonly reliability: number;
}

/** Uncertainty of every score of a card by id, as engine 1 stored it. */
export interface FirstCardUncertainty {
  readonly job_fit: FirstUncertainty | null;
  readonly categories: Readonly<Record<string, FirstUncertainty | null>>;
  readonly traits: Readonly<Record<string, FirstUncertainty | null>>;
  readonly subtraits: Readonly<Record<string, FirstUncertainty | null>>;
}

/** An uncertainty of any engine as it is told now: engine 1 did not say how much of it is known, and how it was found. */
export function toldUncertainty(
  stored: FirstUncertainty | Uncertainty | null | undefined,
): Uncertainty | null {
  return stored ? { known: null, kinds: [], is_estimated: false, ...stored } : null;
}

const T_SCALE_SD = 10;
const TYPICAL_CORRELATION = 0.22;
const UNKNOWN: FirstExactness = { sem: semOf(T_SCALE_SD, 0.35), sd: T_SCALE_SD };

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

function semOf(sd: number, reliability: number): number {
  return sd * Math.sqrt(1 - Math.min(1, Math.max(0, reliability)));
}

/** How exact a score was told to be that rests on `trials` trials; null or 0: the length of the source. */
export function firstExactnessOf(reliability: Reliability, trials: number | null): FirstExactness {
  const sd = reliability.score_sd ?? T_SCALE_SD;
  const factor = trials === null || trials <= 0 ? 1 : trials / reliability.trials;
  const stepped = (factor * reliability.r) / (1 + (factor - 1) * reliability.r);
  return { sem: semOf(sd, stepped), sd };
}

/** How exact an estimate with a standard error of its own was told to be. */
export function firstExactnessOfEstimate(own: OwnStandardError, standardError: number): FirstExactness {
  return { sem: Math.min(T_SCALE_SD, own.points * standardError), sd: T_SCALE_SD };
}

interface Part {
  readonly weight: number;
  readonly exactness: FirstExactness;
}

function composite(parts: readonly Part[]): FirstUncertainty | null {
  const total = parts.reduce((sum, part) => sum + part.weight, 0);
  if (!(total > 0)) return null;
  let error = 0;
  let squares = 0;
  let spread = 0;
  for (const { weight, exactness } of parts) {
    const share = weight / total;
    error += (share * exactness.sem) ** 2;
    squares += (share * exactness.sd) ** 2;
    spread += share * exactness.sd;
  }
  const variance = squares + TYPICAL_CORRELATION * (spread * spread - squares);
  if (variance === 0) return null;
  return { sem: round3(Math.sqrt(error)), reliability: round3(Math.max(0, 1 - error / variance)) };
}

function ofMean(responses: readonly (FirstExactness | null)[]): FirstExactness | null {
  const known = responses.filter((each) => each !== null);
  if (known.length === 0 || known.length < responses.length) return null;
  const error = known.reduce((sum, each) => sum + each.sem * each.sem, 0);
  return {
    sem: Math.sqrt(error) / known.length,
    sd: known.reduce((sum, each) => sum + each.sd, 0) / known.length,
  };
}

function towardsTarget(exactness: FirstExactness, target: TargetRange, mean: number): FirstExactness {
  const at = (score: number) => closenessTo(target, Math.min(100, Math.max(0, score)));
  const here = at(mean);
  const sem = Math.max(Math.abs(at(mean + exactness.sem) - here), Math.abs(at(mean - exactness.sem) - here));
  return { sem, sd: Math.max(exactness.sd, sem) };
}

/** Uncertainty of a result at every level, as engine 1 told it. */
export function firstUncertaintyOf(
  template: ScoreTemplate,
  result: ScoreResult,
  responses: readonly { readonly subtrait_id: string; readonly exactness: FirstExactness | null }[],
): FirstCardUncertainty {
  const categories: Record<string, FirstUncertainty | null> = {};
  const traits: Record<string, FirstUncertainty | null> = {};
  const subtraits: Record<string, FirstUncertainty | null> = {};
  const jobFit: Part[] = [];
  let jobFitWeight = 0;
  for (const [c, category] of result.categories.entries()) {
    const parts: Part[] = [];
    const traitWeight = sumOf(category.traits, (each) => (each.score === null ? 0 : each.trait_weightage));
    for (const [t, trait] of category.traits.entries()) {
      const own: Part[] = [];
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
        if (known !== null) subtraits[subtrait.subtrait_id] = composite([{ weight: 1, exactness }]);
      }
      traits[trait.trait_id] = trait.score === null ? null : composite(own);
      if (trait.score === null || traitWeight === 0) continue;
      parts.push(...shared(own, trait.trait_weightage / traitWeight));
    }
    categories[category.category_id] = category.score === null ? null : composite(parts);
    if (category.valueBoost === null) continue;
    const weight = category.weightage * category.boost;
    jobFitWeight += weight;
    jobFit.push(...shared(parts, weight));
  }
  const whole = result.job_fit === null ? null : composite(jobFit);
  return {
    job_fit: whole && { ...whole, sem: Math.round(whole.sem * jobFitWeight * 1000) / 1000 },
    categories,
    traits,
    subtraits,
  };
}

function shared(parts: readonly Part[], share: number): Part[] {
  const total = sumOf(parts, (part) => part.weight);
  return total === 0 ? [] : parts.map((part) => ({ ...part, weight: (part.weight / total) * share }));
}

function sumOf<T>(list: readonly T[], value: (item: T) => number): number {
  return list.reduce((sum, item) => sum + value(item), 0);
}
