import { type Icc, iccOneWay, iccTwoWay } from '../psychometrics/agreement.ts';
import { mean, sd } from '../statistics/statistics.ts';

/** How far interviewers agree, kept back until there are enough of them. */

/** Fewest applicants with two or more judgements from which agreement across a position is computed. */
export const FEWEST_APPLICANTS = 10;

/** Fewest traits that all interviewers of one applicant rated, and fewest of those interviewers, for ICC(2,k). */
export const FEWEST_TRAITS = 6;
/** Fewest interviewers for the dependability of their mean. */
export const FEWEST_INTERVIEWERS = 3;

/** Agreement across a position's applicants: ICC(1) of the overall judgements (1 to 5); null where there are too few. */
export function positionAgreement(judgements: readonly (readonly number[])[]): Icc | null {
  const judged = judgements.filter((each) => each.length > 1);
  return judged.length < FEWEST_APPLICANTS ? null : iccOneWay(judged);
}

/**
 * How dependable the mean ratings of one applicant's interviewers are over traits: ICC(2,k) over the traits that all of
 * them rated; null where there are too few traits or interviewers.
 * @param ratings by interviewer: rating by trait
 */
export function profileAgreement(ratings: readonly ReadonlyMap<string, number>[]): Icc | null {
  const [first] = ratings;
  if (!first || ratings.length < FEWEST_INTERVIEWERS) return null;
  const common = [...first.keys()].filter((trait) => ratings.every((each) => each.has(trait)));
  if (common.length < FEWEST_TRAITS) return null;
  return iccTwoWay(common.map((trait) => ratings.map((each) => each.get(trait) ?? 0)))?.average ?? null;
}

/** Spread of some judgements. */
export interface Spread {
  readonly count: number;
  readonly low: number;
  readonly high: number;
  readonly mean: number;
  /** Sample standard deviation; null for one judgement. */
  readonly sd: number | null;
}

/** Spread of ratings on 1 to 5; null for none. */
export function spreadOf(values: readonly number[]): Spread | null {
  const centre = mean(values);
  if (centre === null) return null;
  return {
    count: values.length,
    low: Math.min(...values),
    high: Math.max(...values),
    mean: centre,
    sd: sd(values),
  };
}
