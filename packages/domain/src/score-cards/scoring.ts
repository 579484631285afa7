import type { CultureDimension } from '../culture-questions/questions.ts';
import {
  isCoveragePercent,
  minCoverageOf,
  type ScoreTemplate,
  type TargetRange,
  type TemplateCategory,
  type TemplateTrait,
} from '../score-templates/score-template.ts';
import { round6, roundTo } from '../statistics/decimal.ts';
import { type BandKey, bandOf, displayScore } from './bands.ts';

/**
 * From responses to job fit (spec §9; product §1 rulings 1 to 4, §2.17).
 *
 * Exactness: a response counts as `value / total_score * 100`, held in whole billionths of a point. Whole numbers add
 * up exactly, so a subtrait's score does not depend on the order of its responses. Weighted sums run in template
 * order and every score is rounded half up at 6 places; equal input gives equal bytes on every machine.
 */

/**
 * Every engine that ever made a card; a card is recomputed by its own. Engine 2 leaves out a subtrait with less than 60 %
 * of its responses, tells errors by form (`measure-in-form.ts`) and bands only where there is a norm (decision 70).
 */
export const ENGINE_VERSIONS = ['1', '2'] as const;

/** An engine that this release can compute with. */
export type EngineVersion = (typeof ENGINE_VERSIONS)[number];

/** Raised when the same input could give other numbers; stored with every score card. */
export const ENGINE_VERSION: EngineVersion = '2';

/** Whether this release can compute as that engine did. */
export function isEngineVersion(version: string): version is EngineVersion {
  return ENGINE_VERSIONS.some((each) => each === version);
}

/**
 * Smallest share of a subtrait's responses that must have a value (engine 2). It says when something is measured, which no
 * template decides: means are kept without any. From which share of the weight a score is calculated, each version of a
 * template says for itself (`minCoverageOf`).
 */
const MIN_RESPONSES = 0.6;

/** What a formula emitted for a subtrait. A missing value or a `total_score` of 0 makes it absent, never 0. */
export interface ScoreResponse {
  readonly subtrait_id: string;
  readonly value: number | null;
  readonly total_score: number | null;
}

/** Why a score is 'Not Calculated': nothing there at all, or too small a share of it. */
export type NotCalculatedReason = 'no_data' | 'low_coverage';

/** A subtrait's part of a result. */
export interface SubtraitScore {
  readonly subtrait_id: string;
  readonly weightage: number;
  readonly rank: number;
  /** Mean of the responses, 0 to 100, before the target range; null = Not Calculated. */
  readonly mean: number | null;
  /** What counts, 0 to 100: `mean`, or its closeness to the target range. */
  readonly score: number | null;
  /** Based on `used` of `of` responses. With less than 60 % of them it is not calculated (engine 1: with none). */
  readonly used: number;
  readonly of: number;
  readonly coverage: number;
  readonly reason: NotCalculatedReason | null;
}

/** A trait's part of a result. */
export interface TraitScore {
  readonly trait_id: string;
  readonly trait_weightage: number;
  /** 0 to 100; null = Not Calculated. */
  readonly score: number | null;
  /** Based on `used` of `of` subtraits. */
  readonly used: number;
  readonly of: number;
  /** Share of the weight below that has data, 0 to 1. */
  readonly coverage: number;
  readonly reason: NotCalculatedReason | null;
  readonly subtraits: readonly SubtraitScore[];
}

/** A category's part of a result. */
export interface CategoryScore {
  readonly category_id: string;
  readonly category_weightage: number;
  readonly boost: number;
  /** 0 to 100 before the boost; null = Not Calculated. */
  readonly score: number | null;
  /** Score times boost, held within 0 to 100; null = Not Calculated. */
  readonly valueBoost: number | null;
  /** Share of the job fit, 0 to 1, among the categories that have a score; 0 when this one has none. */
  readonly weightage: number;
  /** Based on `used` of `of` subtraits. */
  readonly used: number;
  readonly of: number;
  readonly coverage: number;
  readonly reason: NotCalculatedReason | null;
  readonly traits: readonly TraitScore[];
}

/** The part of culture questions in a job fit. */
export interface CountedCulture {
  /** Share of the job fit, per cent. */
  readonly weight: number;
  /** Mean of what the dimensions count, 0 to 100 at six places. */
  readonly score: number;
  /** The job fit of what was played alone, 0 to 100 at six places. */
  readonly without: number;
  /** Each dimension that both sides answered, with its figures at six places, and what it counts, 0 to 100. */
  readonly dimensions: readonly {
    readonly dimension: CultureDimension;
    readonly match: number;
    readonly adds: number;
    readonly counts: number;
  }[];
}

/** A complete result. */
export interface ScoreResult {
  readonly engine_version: string;
  /** Job fit at 6 places, 0 to 100; null = Not Calculated. */
  readonly job_fit: number | null;
  /** The stored and sorted score, one decimal (see `storedScore`). */
  readonly job_fit_score: number | null;
  /** Band of the job fit. */
  readonly band: BandKey | null;
  /** Based on `used` of `of` subtraits. */
  readonly used: number;
  readonly of: number;
  readonly coverage: number;
  readonly reason: NotCalculatedReason | null;
  readonly categories: readonly CategoryScore[];
  /** The part of culture questions in the job fit; absent where they do not count (see `withCulture`). */
  readonly culture?: CountedCulture;
}

/** What made scoring impossible. */
export type ScoringErrorCode = 'response_out_of_range' | 'template_out_of_range' | 'result_out_of_range';

/**
 * What a template has out of range. `boost`: a category's, from 0.5 to 1.5. `coverage`: the smallest share of the weight,
 * from 30 to 100 per cent. `target`: a subtrait's target range, within 0 to 100. `weight`: anything's, 0 or more.
 */
export type TemplatePart = 'boost' | 'coverage' | 'target' | 'weight';

/**
 * A template or a response that cannot be scored with, or a result that would lie outside 0 to 100. It is recorded on
 * the card; no number is shown. The message is for logs.
 */
export class ScoringError extends Error {
  readonly code: ScoringErrorCode;
  /** Id of the subtrait, trait or category concerned; `template` for the template as a whole. */
  readonly subject_id: string;
  /** For `template_out_of_range`; otherwise null. */
  readonly part: TemplatePart | null;
  constructor(code: ScoringErrorCode, subject_id: string, what: string, part: TemplatePart | null = null) {
    super(`scoring: ${code} at ${subject_id}: ${what}`);
    this.name = 'ScoringError';
    this.code = code;
    this.subject_id = subject_id;
    this.part = part;
  }
}

/** A template made ready for many cards. */
export interface Scorer {
  /**
   * Scores one card. Responses for subtraits that the template does not hold are left out.
   * @throws ScoringError when a response has `value` below 0 or above `total_score`, or `total_score` below 0
   */
  score(responses: readonly ScoreResponse[]): ScoreResult;
}

/** Settings of a scorer. */
export interface ScorerSettings {
  /** The engine to compute as; default the newest. */
  readonly engine?: EngineVersion;
}

const BILLIONTHS = 1e9;
const HUNDRED_IN_BILLIONTHS = 100 * BILLIONTHS;
/** Places in a list of responses whose subtrait is remembered from card to card. */
const REMEMBERED = 256;

/**
 * Compiles a template once. Weights count relative to their siblings, so any common scale gives the same scores.
 * @throws ScoringError for a weight that is negative or not finite, or a boost, target or coverage out of range
 */
export function compileTemplate(template: ScoreTemplate, settings: ScorerSettings = {}): Scorer {
  const { min_coverage_percent } = template;
  if (min_coverage_percent !== undefined && !isCoveragePercent(min_coverage_percent)) {
    throw outOfRange('coverage', 'template', min_coverage_percent);
  }
  const min_coverage = minCoverageOf(template);
  const engine = settings.engine ?? ENGINE_VERSION;
  const floors: Floors = { min_coverage, min_responses: engine === '1' ? 0 : MIN_RESPONSES };
  const slots = new Map<string, number>();
  const categories = template.categories.map((category) => compileCategory(category, slots));
  const size = slots.size;
  const sums = new Float64Array(size);
  const used = new Int32Array(size);
  const listed = new Int32Array(size);
  const expected_ids: string[] = new Array<string>(REMEMBERED).fill('');
  const expected_slots = new Int32Array(REMEMBERED);
  const subtraitCount = categories.reduce((sum, category) => sum + category.of, 0);
  const totalWeight = categories.reduce((sum, category) => sum + category.category_weightage, 0);

  function collect(responses: readonly ScoreResponse[]): void {
    for (let slot = 0; slot < size; slot++) {
      sums[slot] = 0;
      used[slot] = 0;
      listed[slot] = 0;
    }
    for (let i = 0; i < responses.length; i++) {
      const response = responses[i] as ScoreResponse;
      const { subtrait_id, value, total_score } = response;
      // Cards of one simulation list their responses in one order: the id seen here last time is tried first.
      let slot = i < REMEMBERED && expected_ids[i] === subtrait_id ? (expected_slots[i] as number) : -1;
      if (slot === -1) {
        slot = slots.get(subtrait_id) ?? -1;
        if (slot === -1) continue;
        if (i < REMEMBERED) {
          expected_ids[i] = subtrait_id;
          expected_slots[i] = slot;
        }
      }
      listed[slot] = (listed[slot] as number) + 1;
      if (value === null || total_score === null || total_score === 0) continue;
      // A value that is no number at all (NaN) is missing; only real numbers can be out of range.
      if (Number.isNaN(value) || Number.isNaN(total_score)) continue;
      if (!(value >= 0 && value <= total_score && total_score < Number.POSITIVE_INFINITY)) refuse(response);
      used[slot] = (used[slot] as number) + 1;
      sums[slot] = (sums[slot] as number) + inBillionths(value, total_score);
    }
  }

  function score(responses: readonly ScoreResponse[]): ScoreResult {
    collect(responses);
    const scored: CategoryScore[] = new Array(categories.length);
    let available = 0;
    let covered = 0;
    let boosted = 0;
    let subtraitsUsed = 0;
    for (let i = 0; i < categories.length; i++) {
      const category = categories[i] as CompiledCategory;
      const result = scoreCategory(category, sums, used, listed, floors);
      scored[i] = result;
      if (result.valueBoost === null) continue;
      available += category.category_weightage;
      covered += category.category_weightage * result.coverage;
      boosted += category.category_weightage * result.valueBoost;
      subtraitsUsed += result.used;
    }
    const coverage = share(covered, totalWeight);
    const reason = reasonFor(available, coverage, min_coverage);
    const job_fit = reason === null ? inRange(round6(boosted / available), 'job_fit') : null;
    for (let i = 0; i < scored.length; i++) {
      const category = scored[i] as { -readonly [K in keyof CategoryScore]: CategoryScore[K] };
      if (category.valueBoost !== null) category.weightage = share(category.category_weightage, available);
    }
    return {
      engine_version: engine,
      job_fit,
      job_fit_score: storedScore(job_fit),
      band: bandOf(job_fit)?.key ?? null,
      used: subtraitsUsed,
      of: subtraitCount,
      coverage,
      reason,
      categories: scored,
    };
  }

  return { score };
}

/** Scores one card; for many cards of one template compile it once. */
export function scoreResponses(
  template: ScoreTemplate,
  responses: readonly ScoreResponse[],
  settings: ScorerSettings = {},
): ScoreResult {
  return compileTemplate(template, settings).score(responses);
}

/**
 * A response on the scale of 0 to 100 in whole billionths of a point, as responses are added up.
 * @param value from 0 to `total_score`, which is above 0
 */
export function inBillionths(value: number, total_score: number): number {
  return Math.floor((value / total_score) * HUNDRED_IN_BILLIONTHS + 0.5);
}

/** The mean, 0 to 100 at six places, of `count` responses that add up to a sum in billionths. */
export function meanOfBillionths(sum: number, count: number): number {
  return round6(sum / count / BILLIONTHS);
}

/** Whether `used` of `of` responses are enough for a mean: one at least, and the smallest share with data. */
export function areEnough(used: number, of: number): boolean {
  return reasonFor(used, share(used, of), MIN_RESPONSES) === null;
}

/**
 * The one-decimal score that is stored and sorted by: rounded half up, but never across the half where the shown
 * whole number changes. So 64.45 is stored as 64.4 and shown as 64, and the number and band taken from the stored
 * score are always those of the exact one (rounding once, product §1 ruling 1).
 */
export function storedScore(score: number | null): number | null {
  if (score === null) return null;
  const stored = roundTo(score, 1);
  return displayScore(stored) === displayScore(score) ? stored : roundTo(stored - 0.1, 1);
}

/**
 * Closeness to a target range: 100 inside, falling in a straight line to 0 at the end of the 0 to 100 scale.
 * @param score from 0 to 100
 */
export function closenessTo(target: TargetRange, score: number): number {
  if (score < target.min) return round6((100 * score) / target.min);
  if (score > target.max) return round6((100 * (100 - score)) / (100 - target.max));
  return 100;
}

/** Smallest shares with data: of the weight of a level, and of the responses of a subtrait. */
interface Floors {
  readonly min_coverage: number;
  readonly min_responses: number;
}

interface CompiledSubtrait {
  readonly subtrait_id: string;
  readonly slot: number;
  readonly weightage: number;
  readonly rank: number;
  readonly target: TargetRange | null;
}

interface CompiledTrait {
  readonly trait_id: string;
  readonly trait_weightage: number;
  readonly total: number;
  readonly subtraits: readonly CompiledSubtrait[];
}

interface CompiledCategory {
  readonly category_id: string;
  readonly category_weightage: number;
  readonly boost: number;
  readonly total: number;
  readonly of: number;
  readonly traits: readonly CompiledTrait[];
}

function compileCategory(category: TemplateCategory, slots: Map<string, number>): CompiledCategory {
  const boost = category.boost ?? 1;
  if (!(boost >= 0.5 && boost <= 1.5)) {
    throw outOfRange('boost', category.category_id, boost);
  }
  const traits = category.traits.map((trait) => compileTrait(trait, slots));
  return {
    category_id: category.category_id,
    category_weightage: weight(category.category_weightage, category.category_id),
    boost,
    total: traits.reduce((sum, trait) => sum + trait.trait_weightage, 0),
    of: traits.reduce((sum, trait) => sum + trait.subtraits.length, 0),
    traits,
  };
}

function compileTrait(trait: TemplateTrait, slots: Map<string, number>): CompiledTrait {
  const subtraits = trait.subtraits.map((subtrait) => {
    const { subtrait_id, rank, target = null } = subtrait;
    if (target !== null && !(target.min >= 0 && target.min <= target.max && target.max <= 100)) {
      throw outOfRange('target', subtrait_id, `${target.min} to ${target.max}`);
    }
    const slot = slots.get(subtrait_id) ?? slots.size;
    slots.set(subtrait_id, slot);
    return { subtrait_id, slot, weightage: weight(subtrait.weightage, subtrait_id), rank, target };
  });
  return {
    trait_id: trait.trait_id,
    trait_weightage: weight(trait.trait_weightage, trait.trait_id),
    total: subtraits.reduce((sum, subtrait) => sum + subtrait.weightage, 0),
    subtraits,
  };
}

function weight(value: number, subject_id: string): number {
  if (value >= 0 && Number.isFinite(value)) return value;
  throw outOfRange('weight', subject_id, value);
}

function outOfRange(part: TemplatePart, subject_id: string, found: number | string): ScoringError {
  return new ScoringError('template_out_of_range', subject_id, `${part} ${found}`, part);
}

function scoreCategory(
  category: CompiledCategory,
  sums: Float64Array,
  used: Int32Array,
  listed: Int32Array,
  floors: Floors,
): CategoryScore {
  const traits: TraitScore[] = new Array(category.traits.length);
  let available = 0;
  let covered = 0;
  let weighted = 0;
  let subtraitsUsed = 0;
  for (let i = 0; i < category.traits.length; i++) {
    const trait = category.traits[i] as CompiledTrait;
    const result = scoreTrait(trait, sums, used, listed, floors);
    traits[i] = result;
    if (result.score === null) continue;
    available += trait.trait_weightage;
    covered += trait.trait_weightage * result.coverage;
    weighted += trait.trait_weightage * result.score;
    subtraitsUsed += result.used;
  }
  const coverage = share(covered, category.total);
  const reason = reasonFor(available, coverage, floors.min_coverage);
  const score = reason === null ? inRange(round6(weighted / available), category.category_id) : null;
  return {
    category_id: category.category_id,
    category_weightage: category.category_weightage,
    boost: category.boost,
    score,
    valueBoost: score === null ? null : Math.min(100, round6(score * category.boost)),
    weightage: 0,
    used: subtraitsUsed,
    of: category.of,
    coverage,
    reason,
    traits,
  };
}

function scoreTrait(
  trait: CompiledTrait,
  sums: Float64Array,
  used: Int32Array,
  listed: Int32Array,
  floors: Floors,
): TraitScore {
  const subtraits: SubtraitScore[] = new Array(trait.subtraits.length);
  let available = 0;
  let weighted = 0;
  let subtraitsUsed = 0;
  for (let i = 0; i < trait.subtraits.length; i++) {
    const subtrait = trait.subtraits[i] as CompiledSubtrait;
    const result = scoreSubtrait(subtrait, sums, used, listed, floors.min_responses);
    subtraits[i] = result;
    if (result.score === null) continue;
    available += subtrait.weightage;
    weighted += subtrait.weightage * result.score;
    subtraitsUsed += 1;
  }
  const coverage = share(available, trait.total);
  const reason = reasonFor(available, coverage, floors.min_coverage);
  return {
    trait_id: trait.trait_id,
    trait_weightage: trait.trait_weightage,
    score: reason === null ? inRange(round6(weighted / available), trait.trait_id) : null,
    used: subtraitsUsed,
    of: trait.subtraits.length,
    coverage,
    reason,
    subtraits,
  };
}

function scoreSubtrait(
  subtrait: CompiledSubtrait,
  sums: Float64Array,
  used: Int32Array,
  listed: Int32Array,
  min_responses: number,
): SubtraitScore {
  const count = used[subtrait.slot] as number;
  const of = listed[subtrait.slot] as number;
  const coverage = share(count, of);
  const reason = reasonFor(count, coverage, min_responses);
  const mean =
    reason !== null
      ? null
      : inRange(meanOfBillionths(sums[subtrait.slot] as number, count), subtrait.subtrait_id);
  return {
    subtrait_id: subtrait.subtrait_id,
    weightage: subtrait.weightage,
    rank: subtrait.rank,
    mean,
    score: mean === null || subtrait.target === null ? mean : closenessTo(subtrait.target, mean),
    used: count,
    of,
    coverage,
    reason,
  };
}

/** A part of a whole at 6 places; 0 when there is no whole. */
function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part === whole ? 1 : round6(part / whole);
}

/** Weights of 0 carry nothing: with no weight available there is no data to speak of. */
function reasonFor(available: number, coverage: number, min_coverage: number): NotCalculatedReason | null {
  if (available === 0) return 'no_data';
  return coverage < min_coverage ? 'low_coverage' : null;
}

function inRange(score: number, subject_id: string): number {
  if (score >= 0 && score <= 100) return score;
  throw new ScoringError('result_out_of_range', subject_id, `score ${score}`);
}

function refuse(response: ScoreResponse): never {
  throw new ScoringError(
    'response_out_of_range',
    response.subtrait_id,
    `value ${response.value} of ${response.total_score}`,
  );
}
