import { mean, sd } from '../statistics/statistics.ts';
import {
  CULTURE_DIMENSIONS,
  CULTURE_SCALE,
  type CultureAnswer,
  type CultureDimension,
  type CultureKind,
  type CultureQuestion,
} from './questions.ts';

/** Fewest people other than admins who have answered before an organization has a profile (product §2.23). */
export const CULTURE_LEAST_EMPLOYEES = 5;

/** Fewest admins who have answered before an organization has a profile. */
export const CULTURE_LEAST_ADMINS = 1;

/** Fewest people who have answered a question, in the same version, before it counts for the profile. */
export const CULTURE_LEAST_GROUP = 5;

/** Fewest questions of a dimension that a mean is made of. */
export const CULTURE_LEAST_QUESTIONS = 2;

/**
 * Variance of an item whose answers say nothing: the uniform null of r_wg (James, Demaree & Wolf 1984, Journal of Applied
 * Psychology 69:85–98), (A² − 1) / 12 for A steps, so 2 on the scale of five. A pair counts as 1 or 5: 4.
 */
const NULL_VARIANCE: Readonly<Record<CultureKind, number>> = { scale: 2, pair: 4 };

/** What an answer counts for its dimension, 1 to 5: reversed answers the other way round, of a pair 5 or 1. */
export function questionScore(
  question: Pick<CultureQuestion, 'kind' | 'is_reversed'>,
  value: number,
): number {
  const { least, most } = CULTURE_SCALE;
  if (question.kind === 'scale') return question.is_reversed ? least + most - value : value;
  // The first statement speaks for the dimension, unless the pair is turned round.
  return (value === 1) !== question.is_reversed ? most : least;
}

/** A question in one version: only answers to the very same words are held against each other. */
const keyOf = (of: { readonly culture_question_id: string; readonly version: number }) =>
  `${of.culture_question_id}:${of.version}`;

/** Somebody's scores of questions they answered, 1 to 5, by question and version. Answers to unknown questions are left out. */
export function scoresOf(
  questions: readonly CultureQuestion[],
  answers: readonly CultureAnswer[],
): ReadonlyMap<string, number> {
  const byKey = new Map(questions.map((question) => [keyOf(question), question]));
  return new Map(
    answers.flatMap((answer) => {
      const question = byKey.get(keyOf(answer));
      return question ? [[keyOf(answer), questionScore(question, answer.value)] as const] : [];
    }),
  );
}

/** What somebody of an organization answered. */
export interface CultureSheet {
  readonly is_admin: boolean;
  readonly answers: readonly CultureAnswer[];
}

/** One dimension of a profile. */
export interface ProfileDimension {
  readonly dimension: CultureDimension;
  /** Questions that count; 0: none was answered by enough people. */
  readonly questions: number;
  /** Mean of the questions' means, 1 to 5; null: fewer than two questions count. */
  readonly mean: number | null;
  /** Standard deviation (n − 1) over people of their own means of these questions; null: fewer than two people have one. */
  readonly spread: number | null;
  /** r_wg(J), 0 to 1: see `agreementOf`; null as the mean is. */
  readonly agreement: number | null;
}

/** What an organization's people said together, so that nothing of one of them is kept in it. */
export interface CultureProfile {
  /** People counted, and how many of them are admins. */
  readonly people: number;
  readonly admins: number;
  readonly dimensions: readonly ProfileDimension[];
  /** Mean score of each question that counts, 1 to 5, by question and version. */
  readonly question_means: Readonly<Record<string, number>>;
}

/** Whether too few have answered for a profile: five people other than admins and one admin. */
export function isTooThin(counted: { readonly people: number; readonly admins: number }): boolean {
  return counted.admins < CULTURE_LEAST_ADMINS || counted.people - counted.admins < CULTURE_LEAST_EMPLOYEES;
}

/**
 * Agreement of people over several items, r_wg(J) of James, Demaree & Wolf (1984):
 * J·(1 − x) / (J·(1 − x) + x), where x is the mean of each item's variance (n − 1) over that of answers without any
 * meaning. What would be negative, more spread than chance, counts as 0, as they advise.
 * @param ratios Variance of each item over its null variance, at least 0; one or more.
 * @returns 0 (no more agreement than chance) to 1 (all say the same).
 */
export function agreementOf(ratios: readonly number[]): number {
  const x = mean(ratios) ?? 1;
  if (x >= 1) return 0;
  const agreeing = ratios.length * (1 - x);
  return agreeing / (agreeing + x);
}

/** How much agreement there is, in the words of LeBreton & Senter (2008, Organizational Research Methods 11:815–852, table 3). */
export const AGREEMENT_BANDS = ['lack', 'weak', 'moderate', 'strong', 'very_strong'] as const;
/** See `AGREEMENT_BANDS`. */
export type AgreementBand = (typeof AGREEMENT_BANDS)[number];

/** The band of an agreement: up to 0.30, 0.50, 0.70, 0.90, and above, after rounding to two places. */
export function agreementBand(agreement: number): AgreementBand {
  const shown = Math.round(agreement * 100);
  if (shown <= 30) return 'lack';
  if (shown <= 50) return 'weak';
  if (shown <= 70) return 'moderate';
  return shown <= 90 ? 'strong' : 'very_strong';
}

/**
 * The profile of what people answered. A question counts in each version that at least five people answered.
 * @param questions Every version of every question that somebody may have answered.
 */
export function cultureProfile(
  questions: readonly CultureQuestion[],
  sheets: readonly CultureSheet[],
): CultureProfile {
  const people = sheets.map(({ answers }) => scoresOf(questions, answers));
  const question_means: Record<string, number> = {};
  const dimensions = CULTURE_DIMENSIONS.map((dimension): ProfileDimension => {
    const keys: string[] = [];
    const means: number[] = [];
    const ratios: number[] = [];
    for (const question of questions.filter((one) => one.dimension === dimension)) {
      const key = keyOf(question);
      const scores = people.flatMap((scored) => scored.get(key) ?? []);
      const average = mean(scores);
      if (average === null || scores.length < CULTURE_LEAST_GROUP) continue;
      keys.push(key);
      means.push(average);
      ratios.push((sd(scores) ?? 0) ** 2 / NULL_VARIANCE[question.kind]);
      question_means[key] = average;
    }
    if (keys.length < CULTURE_LEAST_QUESTIONS) {
      return { dimension, questions: keys.length, mean: null, spread: null, agreement: null };
    }
    const own = people.flatMap((scored) => {
      const scores = keys.flatMap((key) => scored.get(key) ?? []);
      return scores.length < CULTURE_LEAST_QUESTIONS ? [] : (mean(scores) ?? []);
    });
    return {
      dimension,
      questions: keys.length,
      mean: mean(means),
      spread: own.length < 2 ? null : sd(own),
      agreement: agreementOf(ratios),
    };
  });
  return {
    people: sheets.length,
    admins: sheets.filter(({ is_admin }) => is_admin).length,
    dimensions,
    question_means,
  };
}

/** A candidate held against a profile, in one dimension. */
export interface ComparedDimension {
  readonly dimension: CultureDimension;
  /** Questions that both answered in the same version. */
  readonly questions: number;
  /** Means over these questions, 1 to 5; null: fewer than two of them. */
  readonly candidate: number | null;
  readonly team: number | null;
  /** 1 − distance / 4: 1 is the same, 0 the other end of the scale; null as the means are. */
  readonly match: number | null;
  /**
   * How far the candidate is strong where the team is weak, (candidate − team) / 4: above 0 only where the team is below
   * the middle of the scale and the candidate above it; else 0. Null as the means are.
   */
  readonly adds: number | null;
}

/**
 * Holds a candidate's answers against a profile, each dimension for itself. There is no figure over all of them: it would
 * say that differences in one value make up for another's.
 * @param questions Every version that the candidate may have answered.
 */
export function compareCulture(
  questions: readonly CultureQuestion[],
  answers: readonly CultureAnswer[],
  profile: Pick<CultureProfile, 'question_means'>,
): ComparedDimension[] {
  const scores = scoresOf(questions, answers);
  const { least, most, middle } = CULTURE_SCALE;
  return CULTURE_DIMENSIONS.map((dimension) => {
    const both = questions
      .filter((question) => question.dimension === dimension)
      .flatMap((question) => {
        const key = keyOf(question);
        const own = scores.get(key);
        const team = Object.hasOwn(profile.question_means, key) ? profile.question_means[key] : undefined;
        return own === undefined || team === undefined ? [] : [{ own, team }];
      });
    const candidate = mean(both.map(({ own }) => own));
    const team = mean(both.map((one) => one.team));
    if (candidate === null || team === null || both.length < CULTURE_LEAST_QUESTIONS) {
      return { dimension, questions: both.length, candidate: null, team: null, match: null, adds: null };
    }
    const isAdding = team < middle && candidate > middle;
    return {
      dimension,
      questions: both.length,
      candidate,
      team,
      match: 1 - Math.abs(candidate - team) / (most - least),
      adds: isAdding ? (candidate - team) / (most - least) : 0,
    };
  });
}

/**
 * Whether answers are counted now: never so that two profiles differ by fewer than five people, since the difference of
 * both would tell what those few said.
 * @param fresh People who have answered, or answered anew, since the last count.
 * @param gone People who were counted and are no longer there.
 */
export function isTimeToCount(fresh: number, gone: number): boolean {
  return fresh + gone >= CULTURE_LEAST_GROUP;
}
