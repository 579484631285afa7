import { mean } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { COINS, mostToGive, type Role } from './core.ts';
import type { PlayedRound } from './play.ts';

/** What of a round counts. */
export type CountedRound = Pick<PlayedRound, 'stimulus' | 'input' | 'division'>;

const EVEN_SHARE = 0.5;

function given(rounds: readonly CountedRound[], role: Role): readonly number[] {
  return rounds
    .filter(({ stimulus }) => stimulus.role === role)
    .flatMap(({ stimulus, input }) => (input.action === 'give' ? [input.amount / mostToGive(stimulus)] : []));
}

function meanOf(values: readonly number[]): Measured {
  const value = mean(values);
  return value === null ? 'not_reached' : { value, trials: values.length };
}

/** Offers that were answered, as shares of ten coins, with the answer. */
function answers(rounds: readonly CountedRound[]) {
  return rounds.flatMap(({ stimulus, input }) =>
    input.action === 'answer' ? [{ share: (stimulus.ship_gave ?? 0) / COINS, accepted: input.accept }] : [],
  );
}

/** The smallest offer that was accepted, share of ten coins; null when none was. */
export function lowestAccepted(rounds: readonly CountedRound[]): number | null {
  const accepted = answers(rounds).filter((answer) => answer.accepted);
  return accepted.length === 0 ? null : Math.min(...accepted.map(({ share }) => share));
}

/**
 * How even divisions have to be, 0 to 1: the mean of how near the own offers are to one half (1 at one half, 0 at
 * nothing or everything) and of the smallest accepted offer in parts of one half. Null without either.
 */
export function evenness(rounds: readonly CountedRound[]): number | null {
  const offers = given(rounds, 'proposer').map((share) => 1 - Math.abs(share - EVEN_SHARE) / EVEN_SHARE);
  const near = mean(offers);
  const lowest = lowestAccepted(rounds);
  return near === null || lowest === null ? null : (near + Math.min(1, lowest / EVEN_SHARE)) / 2;
}

/** Every measure of the task by data point key; none when no round is over. */
export function measure(rounds: readonly CountedRound[]): Readonly<Record<string, Measured>> {
  if (rounds.length === 0) return {};
  const answered = answers(rounds);
  const lowest = lowestAccepted(rounds);
  const even = evenness(rounds);
  const none = answered.length === 0 ? 'not_reached' : 'too_few_trials';
  return {
    sent_share: meanOf(given(rounds, 'sender')),
    returned_share: meanOf(given(rounds, 'trustee')),
    offered_share: meanOf(given(rounds, 'proposer')),
    lowest_accepted: lowest === null ? none : { value: lowest, trials: answered.length },
    accepted_share: meanOf(answered.map(({ accepted }) => Number(accepted))),
    evenness:
      even === null ? none : { value: even, trials: answered.length + given(rounds, 'proposer').length },
    total_points: rounds.reduce((sum, { division }) => sum + division.earned, 0),
  };
}
