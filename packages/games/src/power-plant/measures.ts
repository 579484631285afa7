import type { Measured } from '../data-points.ts';
import { logisticSlope } from './logistic-slope.ts';
import { expectedGain } from './offers.ts';
import type { FinishedRound } from './play.ts';

/** What of a round counts. */
export type CountedRound = Pick<FinishedRound, 'offer' | 'demand' | 'end'>;

/** Fewest rounds for a share at one chance, and for a slope. */
const MIN_AT_CHANCE = 2;
const MIN_SLOPE = 12;
/** Fewest choices of either kind from which their order by worth can be told. */
const MIN_OF_EACH = 3;
/** Points of expected gain to which the slope is told. */
const SLOPE_POINTS = 10;

function hardShare(rounds: readonly CountedRound[], fewest: number): Measured {
  if (rounds.length < fewest) return 'too_few_trials';
  const hard = rounds.filter(({ demand }) => demand === 'hard').length;
  return { value: hard / rounds.length, trials: rounds.length };
}

/**
 * Of all pairs of a round in which the hard shift was taken and one in which it was not, the share in which the first
 * offered the larger expected gain; equal gains count half. 1: taken whenever it is worth more than some price that
 * the person sets, wherever that is; 0.5: no relation. Null when either kind has fewer than three rounds: someone who
 * always takes the same shift does not show how worth is weighed.
 */
export function valueConsistency(rounds: readonly CountedRound[]): number | null {
  const gains = (demand: CountedRound['demand']) =>
    rounds.filter((round) => round.demand === demand).map(({ offer }) => expectedGain(offer));
  const [hard, easy] = [gains('hard'), gains('easy')];
  if (hard.length < MIN_OF_EACH || easy.length < MIN_OF_EACH) return null;
  let halves = 0;
  for (const taken of hard) for (const left of easy) halves += taken > left ? 2 : taken === left ? 1 : 0;
  return halves / (2 * hard.length * easy.length);
}

function slope(rounds: readonly CountedRound[]): Measured {
  if (rounds.length < MIN_SLOPE) return 'too_few_trials';
  const choices = rounds.map(({ offer, demand }) => ({
    x: expectedGain(offer) / SLOPE_POINTS,
    taken: demand === 'hard',
  }));
  return logisticSlope(choices) ?? 'too_few_trials';
}

/** Every measure of the task by data point key; none when no round is over. */
export function measure(rounds: readonly CountedRound[]): Readonly<Record<string, Measured>> {
  if (rounds.length === 0) return {};
  const at = (chance: number) =>
    hardShare(
      rounds.filter(({ offer }) => offer.chance === chance),
      MIN_AT_CHANCE,
    );
  const consistency = valueConsistency(rounds);
  const done = rounds.filter(({ end }) => end.how === 'done').length;
  return {
    hard_share: hardShare(rounds, 1),
    hard_share_p12: at(12),
    hard_share_p50: at(50),
    hard_share_p88: at(88),
    ev_slope: slope(rounds),
    ev_consistency: consistency === null ? 'too_few_trials' : { value: consistency, trials: rounds.length },
    completion: done / rounds.length,
    total_points: rounds.reduce((sum, { end }) => sum + end.points, 0),
  };
}
