import { inversePhi, mean, median, sum } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import { type JudgedBelt, type JudgedRound, type JudgedShelf, rightDecisions } from './judging.ts';
import { KEEP_TRACK, NORMS } from './norms.ts';

/** Fewest rounds at the belt from which a load is told. */
const MIN_ROUNDS = 4;
/** Fewest rounds without time from which a load is told: one with each count of kinds. */
const MIN_SHELVES = 3;
/** Fewest hits for a usual time. */
const MIN_HITS = 10;
/** Articles to choose from for each kind: naming any of them is right once in six. */
const CHOICES = 6;

/** Mean over the rounds of how far back each compared; null for none. */
export function meanLoad(loads: readonly number[]): number | null {
  return mean(loads);
}

/** Share of the kinds asked for whose last article was named, over all rounds; null for none. */
export function keepTrackScore(
  rounds: readonly { readonly remembered: number; readonly load: number }[],
): number | null {
  const asked = sum(rounds.map((round) => round.load));
  return asked === 0 ? null : sum(rounds.map((round) => round.remembered)) / asked;
}

/**
 * A keep-track score on the scale of the mean load: the load that lies as far from the mean of the same 522 adults, in
 * their standard deviations, as the score does from theirs (linear equating; Kolen & Brennan 2014). At least 1, as at
 * the belt.
 */
export function loadOfKeepTrack(score: number): number {
  const { mean_load } = NORMS;
  return Math.max(1, mean_load.mean + (mean_load.sd * (score - KEEP_TRACK.mean)) / KEEP_TRACK.sd);
}

/**
 * z of hits minus z of false alarms. Shares are held within half a decision of 0 and 1, counted over all decisions.
 * null without decisions of either kind.
 */
export function discrimination(rounds: readonly JudgedBelt[]): number | null {
  const targets = sum(rounds.map((round) => round.targets));
  const others = sum(rounds.map((round) => round.parcels - round.targets));
  if (targets === 0 || others === 0) return null;
  const least = 0.5 / (targets + others);
  const held = (share: number) => Math.min(1 - least, Math.max(least, share));
  const hits = sum(rounds.map((round) => round.hits)) / targets;
  const alarms = sum(rounds.map((round) => round.false_alarms)) / others;
  return inversePhi(held(hits)) - inversePhi(held(alarms));
}

/** Who presses no more often at the same sign than at others has not played the task: no load is told then. */
function loadAtBelt(rounds: readonly JudgedBelt[]): Measured {
  if (rounds.length < MIN_ROUNDS) return 'too_few_trials';
  if ((discrimination(rounds) ?? 0) <= 0) return 'invalid_range';
  return { value: meanLoad(rounds.map((round) => round.load)) ?? 0, trials: rounds.length };
}

function loadWithoutTime(rounds: readonly JudgedShelf[]): Measured {
  const score = keepTrackScore(rounds);
  if (score === null || rounds.length < MIN_SHELVES) return 'too_few_trials';
  if (score * CHOICES <= 1) return 'invalid_range';
  const trials = Math.max(1, Math.round(rounds.length * KEEP_TRACK.rounds_at_belt));
  return { value: loadOfKeepTrack(score), trials };
}

function accuracy(rounds: readonly JudgedRound[]): Measured {
  const decisions = rounds.map(rightDecisions);
  const of = sum(decisions.map((each) => each.of));
  return { value: sum(decisions.map((each) => each.right)) / of, trials: of };
}

function beltMeasures(rounds: readonly JudgedBelt[]): Readonly<Record<string, Measured>> {
  const times = rounds.flatMap((round) => round.hit_rts);
  const lures = sum(rounds.map((round) => round.lures));
  const alarms = sum(rounds.map((round) => round.lure_false_alarms));
  return {
    mean_load: loadAtBelt(rounds),
    max_load: Math.max(...rounds.map((round) => round.load)),
    dprime: discrimination(rounds) ?? 'too_few_trials',
    lure_false_alarms: lures === 0 ? 'too_few_trials' : { value: alarms / lures, trials: lures },
    hit_rt: times.length < MIN_HITS ? 'too_few_trials' : (median(times) ?? 'too_few_trials'),
  };
}

/** Every measure of the task by data point key; none when no round was finished. */
export function measure(rounds: readonly JudgedRound[]): Readonly<Record<string, Measured>> {
  if (rounds.length === 0) return {};
  const belt = rounds.filter((round) => round.task === 'belt');
  const shelf = rounds.filter((round) => round.task === 'shelf');
  return {
    round_accuracy: accuracy(rounds),
    ...(belt.length > 0 ? beltMeasures(belt) : { mean_load: loadWithoutTime(shelf) }),
  };
}
