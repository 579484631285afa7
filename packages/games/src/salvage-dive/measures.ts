import { mean, sum } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { bestPoints, expectedPoints, randomPoints } from './expected-value.ts';
import { type Aim, adjustment, type Fact, informationUse, SET_DIVES } from './information-use.ts';
import type { DiveFacts } from './plan.ts';

/** One dive that is over. */
export interface FinishedDive extends DiveFacts {
  /** Crates opened, or said beforehand. */
  readonly opened: number;
  readonly lost: boolean;
  /** The number was said beforehand, so a snag did not cut it short. */
  readonly declared: boolean;
  readonly points: number;
}

/** Fewest dives from which the worth of choices is told: one of each combination. */
const MIN_DIVES = SET_DIVES;

function isFree(dive: FinishedDive): boolean {
  return dive.declared || !dive.lost;
}

/**
 * The crates that each dive aimed at. One that a snag ended aimed at no fewer than it had reached, and is taken to have
 * aimed at the mean of the free choices with as many snags where that is more.
 */
export function aimsOf(dives: readonly FinishedDive[]): readonly Aim[] {
  const usual = (snags: number) =>
    mean(dives.filter((dive) => isFree(dive) && dive.snags === snags).map(({ opened }) => opened));
  return dives.map((dive) => ({
    gain: dive.gain,
    loss: dive.loss,
    snags: dive.snags,
    aimed: isFree(dive) ? dive.opened : Math.max(dive.opened, usual(dive.snags) ?? 0),
  }));
}

/** Expected points of a number of crates that need not be whole: between its neighbours. */
function worthOf(aim: Aim): number {
  const low = Math.floor(aim.aimed);
  const share = aim.aimed - low;
  const below = expectedPoints(aim, low);
  return share === 0 ? below : below + share * (expectedPoints(aim, low + 1) - below);
}

/** Expected points of the choices, from 0 for stopping at random to 100 for the best rule; below 0 for worse. */
export function efficiencyOf(aims: readonly Aim[]): number | null {
  const random = sum(aims.map(randomPoints));
  const best = sum(aims.map(bestPoints));
  return best === random ? null : (100 * (sum(aims.map(worthOf)) - random)) / (best - random);
}

/** Mean expected points by which the choices fall short of the best rule; null for no dives. */
export function regretOf(aims: readonly Aim[]): number | null {
  return mean(aims.map((aim) => Math.max(0, bestPoints(aim) - worthOf(aim))));
}

function rested(aims: readonly Aim[], fewest: number, value: number | null): Measured {
  return aims.length < fewest || value === null ? 'too_few_trials' : { value, trials: aims.length };
}

/** Every measure of the task by data point key; none when no dive is over. */
export function measure(dives: readonly FinishedDive[]): Readonly<Record<string, Measured>> {
  if (dives.length === 0) return {};
  const aims = aimsOf(dives);
  const whole = aims.slice(0, aims.length - (aims.length % SET_DIVES));
  const difference = (fact: Fact) =>
    rested(whole, 2 * SET_DIVES, whole.length === 0 ? null : adjustment(whole, fact));
  return {
    information_use: rested(whole, 2 * SET_DIVES, informationUse(whole)),
    ev_efficiency: rested(aims, MIN_DIVES, efficiencyOf(aims)),
    ev_regret: rested(aims, MIN_DIVES, regretOf(aims)),
    avg_cards: rested(aims, MIN_DIVES, mean(dives.map(({ opened }) => opened))),
    intended_cards: rested(aims, MIN_DIVES, mean(aims.map(({ aimed }) => aimed))),
    prob_adj: difference('snags'),
    loss_adj: difference('loss'),
    gain_adj: difference('gain'),
    snags_hit: dives.filter(({ lost }) => lost).length,
    total_points: sum(dives.map(({ points }) => points)),
  };
}
