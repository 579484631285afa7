import type { ReliabilityKind, SharedWith } from './reliability.ts';

/**
 * How exact a score is (Spearman 1910 and Brown 1910 for length, Mosier 1943 for composites, Harvill 1991 for the
 * standard error of measurement). All scores here are on the 0 to 100 scale. Figures of SRO are own computations from
 * the raw trials of Eisenberg et al. 2019 (Nature Communications 10:2319) and Enkavi et al. 2019 (PNAS 116:5472).
 */

/** How exact one score is. */
export interface Exactness {
  /** Standard error of measurement in points. */
  readonly sem: number;
  /** Spread of such scores among people in points. */
  readonly sd: number;
  readonly kind: ReliabilityKind;
  /** Whether it was concluded from another form of the measure, because the one played has no data of its own. */
  readonly is_estimated: boolean;
}

/** A score's uncertainty as stored on a card: 3 decimals. */
export interface Uncertainty {
  /** Standard error of measurement in points. A part whose reliability is unknown counts with the spread of its scale. */
  readonly sem: number;
  /** 0 to 1, of the parts whose reliability is known; null where it is known of none. */
  readonly reliability: number | null;
  /** Share of the weight whose reliability is known, 0 to 1; null on cards of engine 1, which did not tell. */
  readonly known: number | null;
  /** How the errors behind it were found, each kind once in a fixed order; empty where nothing is known. */
  readonly kinds: readonly ReliabilityKind[];
  /** Whether one of them was concluded from another form. */
  readonly is_estimated: boolean;
}

/** Spread of T scores. */
export const T_SCALE_SD = 10;

/** Spread of a score from 0 to 100 of which nothing is known: as if every value were equally likely. */
export const UNKNOWN_SD = 100 / Math.sqrt(12);

/** Scores less reliable than this are indicative only (simulations §0.4, usual for decisions about persons). */
export const INDICATIVE_BELOW = 0.7;

/** Two-sided 95 %: the width of every band, and of "no meaningful difference". */
export const Z_95 = 1.959963984540054;

/**
 * Mean correlation between two subtraits of different tasks. Eight short tasks of 522 adults: the mean of their T
 * scores spreads by 5.65, so (1 + 7 x) / 8 = .319 (SRO). Used until an installation has data of its own.
 */
export const TYPICAL_CORRELATION = 0.22;

/**
 * Correlation of the errors of two measures of one play: what a bad day does to one it does to the other. From the
 * differences between two sittings of the two rates of a flanker task (SRO, 149 people). No other pair was measured, so
 * it counts for all of them: taking errors as independent would make composites look more exact than they are.
 */
export const SHARED_ERROR = 0.83;

const KINDS: readonly ReliabilityKind[] = ['retest', 'internal_consistency', 'model'];

function round3(value: number): number {
  return Math.round(value * 1000) / 1000;
}

/**
 * Reliability of a form `factor` times as long (Spearman-Brown).
 * @param r 0 to 1
 * @param factor above 0; below 1 for a shortened form
 */
export function steppedReliability(r: number, factor: number): number {
  return (factor * r) / (1 + (factor - 1) * r);
}

/** Standard error of measurement in the unit of `sd`. */
export function semOf(sd: number, reliability: number): number {
  return sd * Math.sqrt(1 - Math.min(1, Math.max(0, reliability)));
}

/** A part of a composite. */
export interface CompositePart {
  /** Relative weight, 0 or more. */
  readonly weight: number;
  /** Null: unknown. */
  readonly exactness: Exactness | null;
  /** Spread of the scale, for a part whose exactness is unknown. */
  readonly sd: number;
  /** The tasks of plays that it comes from; parts with one in common share their errors. */
  readonly tasks: readonly string[];
  /** Its data point, and what is known of what it shares with others of the same play. */
  readonly data_point: string;
  readonly shares: readonly SharedWith[];
}

/** Covariance of the errors, and of the scores, of two parts. */
function covarianceOf(one: CompositePart, other: CompositePart): { error: number; scores: number } {
  const [a, b] = [exactnessIn(one), exactnessIn(other)];
  if (!one.tasks.some((task) => other.tasks.includes(task))) {
    return { error: 0, scores: TYPICAL_CORRELATION * a.sd * b.sd };
  }
  const known =
    one.shares.find((each) => each.data_point === other.data_point) ??
    other.shares.find((each) => each.data_point === one.data_point);
  const error = (known?.error ?? SHARED_ERROR) * a.sem * b.sem;
  const scores = known ? known.scores * a.sd * b.sd : TYPICAL_CORRELATION * a.sd * b.sd + error;
  return { error, scores: Math.min(scores, a.sd * b.sd) };
}

function exactnessIn({ exactness, sd }: CompositePart): { readonly sem: number; readonly sd: number } {
  return exactness ?? { sem: sd, sd };
}

function variances(parts: readonly CompositePart[], total: number): { error: number; scores: number } {
  let error = 0;
  let scores = 0;
  for (const [i, part] of parts.entries()) {
    const share = part.weight / total;
    const { sem, sd } = exactnessIn(part);
    error += (share * sem) ** 2;
    scores += (share * sd) ** 2;
    for (const other of parts.slice(i + 1)) {
      const both = covarianceOf(part, other);
      const weights = (2 * share * other.weight) / total;
      error += weights * both.error;
      scores += weights * both.scores;
    }
  }
  return { error, scores };
}

/**
 * Uncertainty of a weighted mean (Mosier 1943, with the covariances of parts that come from one play). The error counts
 * every part, one of unknown reliability with the whole spread of its scale; the reliability told is that of the parts
 * that are known.
 * @returns null without weight
 */
export function compositeUncertainty(parts: readonly CompositePart[]): Uncertainty | null {
  const counted = parts.filter((part) => part.weight > 0);
  const total = counted.reduce((sum, part) => sum + part.weight, 0);
  if (!(total > 0)) return null;
  const known = counted.filter((part) => part.exactness !== null);
  const knownWeight = known.reduce((sum, part) => sum + part.weight, 0);
  const whole = variances(counted, total);
  const ofKnown = known.length === 0 ? null : variances(known, knownWeight);
  const found = new Set(known.map((part) => part.exactness?.kind));
  return {
    sem: round3(Math.sqrt(whole.error)),
    reliability:
      ofKnown === null || ofKnown.scores === 0
        ? null
        : round3(Math.max(0, 1 - ofKnown.error / ofKnown.scores)),
    known: round3(knownWeight / total),
    kinds: KINDS.filter((kind) => found.has(kind)),
    is_estimated: known.some((part) => part.exactness?.is_estimated === true),
  };
}

/**
 * The 95 % band around a score, held within 0 to 100; whole points, widened outwards. Where the mean over many plays,
 * the true score, most likely is; a single further play would scatter by the square root of 2 more.
 */
export function bandAround(score: number, sem: number): { readonly low: number; readonly high: number } {
  return {
    low: Math.max(0, Math.floor(score - Z_95 * sem)),
    high: Math.min(100, Math.ceil(score + Z_95 * sem)),
  };
}

/** Smallest share of the weight whose reliability must be known for a composite not to be indicative only. */
const KNOWN_ENOUGH = 0.6;

/** Whether a score is indicative only: reliability below .70 or unknown, or known of too small a part of it. */
export function isIndicativeOnly({
  reliability,
  known,
}: Pick<Uncertainty, 'reliability' | 'known'>): boolean {
  return reliability === null || reliability < INDICATIVE_BELOW || (known !== null && known < KNOWN_ENOUGH);
}

/**
 * What the error of a score covers. `over_time`: every known part was measured by playing twice. `within_sitting`: for
 * one part at least only what happens within one sitting is known, so a play on another day may differ by more. Null
 * where nothing is known, or was not told (engine 1).
 */
export function spanOfError({ kinds }: Pick<Uncertainty, 'kinds'>): 'over_time' | 'within_sitting' | null {
  if (kinds.length === 0) return null;
  return kinds.every((kind) => kind === 'retest') ? 'over_time' : 'within_sitting';
}

/**
 * Whether two people's scores differ by more than their measurement errors explain, at 95 %. Without both errors no
 * difference can be called meaningful or not: null.
 */
export function differMeaningfully(
  a: { readonly score: number; readonly sem: number | null },
  b: { readonly score: number; readonly sem: number | null },
): boolean | null {
  if (a.sem === null || b.sem === null) return null;
  return Math.abs(a.score - b.score) > Z_95 * Math.sqrt(a.sem * a.sem + b.sem * b.sem);
}
