import type { Norm } from '../norms/norm-formula.ts';

/**
 * What is known of how far a measure agrees with itself, and of what its numbers mean. It belongs to a form of the
 * measure: a game with its settings, its number of trials, its mix of conditions and its way of answering.
 */

/**
 * What the numbers of a score mean. `norm`: a place in a named group of people. `model`: on the scale of a model whose
 * parameters nobody calibrated. `percent`: percent of the best or of agreement, compared with nobody. `place`: a place
 * between two named ends, neither of them better.
 */
export type ScoreScale = 'norm' | 'model' | 'percent' | 'place';

/** How an error was found: by playing twice, from one sitting, or from the model of an estimate. */
export type ReliabilityKind = 'retest' | 'internal_consistency' | 'model';

/** What of a measure nobody has confirmed: the answer key, or the parameters of its items. */
export type Unconfirmed = 'key' | 'items';

/** The same of all measures behind a score. */
export type UnconfirmedParts = Unconfirmed | 'both';

/** Settings of a game that make a form, by key; the number of trials is told apart. */
export type FormSettings = Readonly<Record<string, number | string | boolean>>;

/** What is known of one form of a measure, in the unit of its data point. */
export interface MeasuredForm {
  readonly settings: FormSettings;
  /** Trials that the measure rests on in this form. */
  readonly trials: number;
  /** Its own mean and spread among people; absent where only its error is known. */
  readonly norm?: Norm;
  /** Agreement with itself, 0 to 1, of the kind that the measure says; absent where only its norm is known. */
  readonly r?: number;
  /** Standard error over time, where it is known without a norm of its own. */
  readonly sem?: number;
}

/** What two measures of one play share. */
export interface SharedWith {
  /** The other data point of the same game. */
  readonly data_point: string;
  /** Correlation of their errors, 0 to 1. */
  readonly error: number;
  /** Correlation of the scores as observed, 0 to 1. */
  readonly scores: number;
}

/** How far a measure agrees with itself in the source it comes from. */
export interface Reliability {
  /** Coefficient, 0 to 1, of the form of the source. */
  readonly r: number;
  /** Trials or items behind the measure in the source. */
  readonly trials: number;
  readonly kind: 'retest' | 'internal_consistency';
  readonly source: string;
  /** Spread of the score among people in points; left out: 10, as T scores have by construction. */
  readonly score_sd?: number;
  /** What the score means; left out: as its formula says (`scaleOfFormula`). */
  readonly scale?: ScoreScale;
  /** Settings of the source's form; left out: they make no difference. */
  readonly settings?: FormSettings;
  /** Other forms that have data of their own. */
  readonly forms?: readonly MeasuredForm[];
  /** What it shares with other measures of the same play, where that was measured. */
  readonly shares?: readonly SharedWith[];
}

/** A measure that tells its own standard error with every play, as an ability estimate does. */
export interface OwnStandardError {
  readonly kind: 'standard_error';
  /** Data point that holds the standard error. */
  readonly data_point: string;
  /** Points of the score to one unit of that data point. */
  readonly points: number;
  readonly source: string;
  /**
   * How many times wider the error is than the model says, because its parameters were never calibrated; 1 or more.
   * Left out: 1.
   */
  readonly widened?: number;
  readonly scale?: ScoreScale;
  readonly unconfirmed?: Unconfirmed;
}

/** A measure that nobody has measured twice: its reliability is unknown, and is said to be. */
export interface UnknownReliability {
  readonly kind: 'unknown';
  readonly source: string;
  /** Spread of the score among people in points; left out: unknown too. */
  readonly score_sd?: number;
  readonly scale?: ScoreScale;
  readonly unconfirmed?: Unconfirmed;
}

/** What a formula says of its measure; null: nothing at all. */
export type MeasureFacts = Reliability | OwnStandardError | UnknownReliability;
