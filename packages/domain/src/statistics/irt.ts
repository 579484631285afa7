import { exponential, logarithm } from './elementary.ts';

/**
 * Item response theory for items that are right or wrong (Birnbaum 1968; Barton & Lord 1981). Abilities are on the
 * logistic scale of a population with mean 0 and standard deviation 1. Deterministic to the last bit (see
 * `elementary.ts`) and unrounded.
 */

/**
 * An item of the four-parameter logistic model. With `d` 1 it is the three-parameter model, with `c` 0 besides the
 * two-parameter one, and with `a` the same for all items the one-parameter (Rasch) model.
 */
export interface ItemParameters {
  /** Discrimination, above 0: how steeply the chance rises with ability. */
  readonly a: number;
  /** Difficulty on the scale of ability: where the chance lies midway between `c` and `d`. */
  readonly b: number;
  /** Chance of somebody who knows nothing, 0 up to `d`. */
  readonly c: number;
  /** Chance of somebody who knows everything, `c` to 1; below 1 for slips. */
  readonly d: number;
}

/** An item that was met, and whether it was solved. */
export interface ItemResponse {
  readonly item: ItemParameters;
  readonly correct: boolean;
}

/** An ability with its standard error, both on the logistic scale. */
export interface AbilityEstimate {
  readonly theta: number;
  /** Standard deviation of what the answers leave open; 1 without answers, under the prior N(0, 1). */
  readonly se: number;
}

/** A Rasch item: discrimination 1, no guessing, no slips. */
export function raschItem(b: number): ItemParameters {
  return { a: 1, b, c: 0, d: 1 };
}

/** Chance of solving an item at an ability, from `c` to `d`. */
export function probabilityCorrect(item: ItemParameters, theta: number): number {
  const { a, b, c, d } = item;
  return c + (d - c) / (1 + exponential(-a * (theta - b)));
}

/**
 * Fisher information of an item at an ability: P'^2 / (P (1 - P)). 0 where the chance no longer moves.
 * Largest near `b`; guessing moves the peak above it.
 */
export function itemInformation(item: ItemParameters, theta: number): number {
  const { a, c, d } = item;
  const p = probabilityCorrect(item, theta);
  const spread = p * (1 - p);
  if (spread <= 0 || d <= c) return 0;
  const slope = (a * (p - c) * (d - p)) / (d - c);
  return (slope * slope) / spread;
}

/** Outermost ability of the quadrature, and the distance between two of its points. */
const QUADRATURE = { most: 5, step: 0.125 } as const;

/** The points of the quadrature with the log of the prior's density there, up to a constant. */
const NODES: readonly { readonly theta: number; readonly logPrior: number }[] = Array.from(
  { length: Math.round((2 * QUADRATURE.most) / QUADRATURE.step) + 1 },
  (_, i) => {
    const theta = (i - QUADRATURE.most / QUADRATURE.step) * QUADRATURE.step;
    return { theta, logPrior: (-theta * theta) / 2 };
  },
);

/** Logs of the chances of right and wrong at every point, by item: an item is met again and again. */
const LOG_CHANCES = new WeakMap<ItemParameters, { readonly right: number[]; readonly wrong: number[] }>();

function logChances(item: ItemParameters): { readonly right: number[]; readonly wrong: number[] } {
  const known = LOG_CHANCES.get(item);
  if (known !== undefined) return known;
  const chances = NODES.map(({ theta }) => probabilityCorrect(item, theta));
  const logs = { right: chances.map(logarithm), wrong: chances.map((p) => logarithm(1 - p)) };
  LOG_CHANCES.set(item, logs);
  return logs;
}

/** What answers say of an ability: by point of the quadrature the log of its density, up to a constant. */
export type AbilityEvidence = readonly number[];

/** Nothing but the prior N(0, 1). */
export const NO_EVIDENCE: AbilityEvidence = NODES.map(({ logPrior }) => logPrior);

/**
 * Nothing but a wider prior, N(0, sd^2): it draws estimates less to the middle, so that few items reach both ends.
 * @param sd 1 or more; at 1 it is `NO_EVIDENCE`
 */
export function priorEvidence(sd: number): AbilityEvidence {
  return NODES.map(({ logPrior }) => logPrior / (sd * sd));
}

/** The evidence with one answer more: the same to the last bit as when all answers are summed up again. */
export function withResponse(evidence: AbilityEvidence, { item, correct }: ItemResponse): AbilityEvidence {
  const chances = correct ? logChances(item).right : logChances(item).wrong;
  return evidence.map((log, i) => log + (chances[i] ?? 0));
}

/**
 * Expected a posteriori ability under the prior N(0, 1) (Bock & Mislevy 1982), by sums over 81 fixed points from -5 to
 * 5. Exists for every pattern of answers, all right and all wrong included.
 * @returns `theta` within -5 to 5, `se` the posterior standard deviation
 */
export function abilityFrom(evidence: AbilityEvidence): AbilityEstimate {
  const highest = evidence.reduce((most, log) => (log > most ? log : most), Number.NEGATIVE_INFINITY);
  let weight = 0;
  let first = 0;
  let second = 0;
  NODES.forEach(({ theta }, i) => {
    const density = exponential((evidence[i] ?? Number.NEGATIVE_INFINITY) - highest);
    weight += density;
    first += density * theta;
    second += density * theta * theta;
  });
  const theta = first / weight;
  return { theta, se: Math.sqrt(Math.max(0, second / weight - theta * theta)) };
}

/** The ability that all these answers say, as `abilityFrom`; `prior`: what was known before them. */
export function estimateAbility(
  responses: readonly ItemResponse[],
  prior: AbilityEvidence = NO_EVIDENCE,
): AbilityEstimate {
  return abilityFrom(responses.reduce(withResponse, prior));
}

/** Reliability of an estimate in a population with variance 1: 1 - se^2, never below 0. */
export function estimateReliability(se: number): number {
  return Math.max(0, 1 - se * se);
}

/**
 * Standardised log likelihood of a pattern of answers, l_z (Drasgow, Levine & Williams 1985): about standard normal
 * for people who answer as the model expects, far below 0 for patterns such as easy items wrong and hard ones right.
 * With an estimated ability it spreads a little less than 1.
 * @returns null where every answer was certain, so that no pattern could surprise
 */
export function personFit(responses: readonly ItemResponse[], theta: number): number | null {
  let surprise = 0;
  let variance = 0;
  for (const { item, correct } of responses) {
    const p = probabilityCorrect(item, theta);
    if (p <= 0 || p >= 1) continue;
    const odds = logarithm(p / (1 - p));
    surprise += ((correct ? 1 : 0) - p) * odds;
    variance += p * (1 - p) * odds * odds;
  }
  return variance === 0 ? null : surprise / Math.sqrt(variance);
}
