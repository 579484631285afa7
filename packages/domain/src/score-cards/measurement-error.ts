/**
 * How exact a score is (Spearman 1910 and Brown 1910 for length, Mosier 1943 for composites, Harvill 1991 for the
 * standard error of measurement). All scores here are on the 0 to 100 scale.
 */

/** How far a measure agrees with itself in the source it comes from. */
export interface Reliability {
  /** Coefficient, 0 to 1. */
  readonly r: number;
  /** Trials or items behind the measure in the source; from there the coefficient is stepped up or down. */
  readonly trials: number;
  readonly kind: 'retest' | 'internal_consistency';
  readonly source: string;
  /** Spread of the score among people in points; left out: 10, as T scores have by construction. */
  readonly score_sd?: number;
}

/** A measure that tells its own standard error with every play, as an ability estimate does. */
export interface OwnStandardError {
  readonly kind: 'standard_error';
  /** Data point that holds the standard error. */
  readonly data_point: string;
  /** Points of the score to one unit of that data point. */
  readonly points: number;
  readonly source: string;
}

/** How exact one score is. */
export interface Exactness {
  /** Standard error of measurement in points. */
  readonly sem: number;
  /** Spread of such scores among people in points. */
  readonly sd: number;
}

/** A score's uncertainty as stored on a card: 3 decimals. */
export interface Uncertainty {
  readonly sem: number;
  /** 0 to 1; below .70 a score is indicative only. */
  readonly reliability: number;
}

/** Spread of T scores. */
export const T_SCALE_SD = 10;

/** Scores less reliable than this are indicative only (simulations §0.4, usual for decisions about persons). */
export const INDICATIVE_BELOW = 0.7;

/** Two-sided 95 %: the width of every band, and of "no meaningful difference". */
export const Z_95 = 1.959963984540054;

/**
 * Mean correlation between two subtraits of different tasks. Eight short tasks of 522 adults: the mean of their T
 * scores spreads by 5.65, so (1 + 7 x) / 8 = .319 (simulations §0.3, computed from Eisenberg et al. 2019). Used until
 * an installation has data of its own.
 */
export const TYPICAL_CORRELATION = 0.22;

/** What counts for a subtrait whose exactness nobody knows: the lowest retest coefficient of the known games. */
export const UNKNOWN: Exactness = { sem: semOf(T_SCALE_SD, 0.35), sd: T_SCALE_SD };

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

/**
 * How exact a score is that rests on `trials` trials.
 * @param trials what was really played; null or 0: the length of the source
 */
export function exactnessOf(reliability: Reliability, trials: number | null): Exactness {
  const sd = reliability.score_sd ?? T_SCALE_SD;
  const factor = trials === null || trials <= 0 ? 1 : trials / reliability.trials;
  return { sem: semOf(sd, steppedReliability(reliability.r, factor)), sd };
}

/** How exact an estimate with a standard error of its own is; the spread is that of T scores. */
export function exactnessOfEstimate(own: OwnStandardError, standardError: number): Exactness {
  return { sem: Math.min(T_SCALE_SD, own.points * standardError), sd: T_SCALE_SD };
}

/** A part of a composite. */
export interface CompositePart {
  /** Relative weight, 0 or more. */
  readonly weight: number;
  readonly exactness: Exactness;
}

/**
 * Uncertainty of a weighted mean (Mosier 1943): errors are independent, true parts correlate by `correlation`.
 * @returns null without weight
 */
export function compositeUncertainty(
  parts: readonly CompositePart[],
  correlation: number = TYPICAL_CORRELATION,
): Uncertainty | null {
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
  const variance = squares + correlation * (spread * spread - squares);
  if (variance === 0) return null;
  return { sem: round3(Math.sqrt(error)), reliability: round3(Math.max(0, 1 - error / variance)) };
}

/** The 95 % band around a score, held within 0 to 100; whole points, widened outwards. */
export function bandAround(score: number, sem: number): { readonly low: number; readonly high: number } {
  return {
    low: Math.max(0, Math.floor(score - Z_95 * sem)),
    high: Math.min(100, Math.ceil(score + Z_95 * sem)),
  };
}

/** Whether a score of this reliability is indicative only. */
export function isIndicativeOnly(reliability: number): boolean {
  return reliability < INDICATIVE_BELOW;
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
