import type { Measured } from './data-points.ts';

/** An answer under time pressure as judged: its time in ms (null when missed) and whether it was correct. */
export interface SpeededAnswer {
  readonly rt_ms: number | null;
  readonly correct: boolean;
}

/** Answers faster than this cannot have seen which signal was shown, ms (simulations §1.5). */
export const ANTICIPATION_MS = 150;

/**
 * Accuracy below which a rate says nothing. Guessing at full speed gives a high rate with half of the answers
 * right; of 522 honest adults one in a hundred stayed below .71 in the Attention Network Task.
 */
export const RATE_ACCURACY_FLOOR = 0.7;

/** Fewest trials of a kind from which a value is told. */
export const MIN_TRIALS = 10;

/** Response times of the answered trials, ms. */
export function answeredTimes(trials: readonly SpeededAnswer[]): readonly number[] {
  return trials.flatMap((trial) => (trial.rt_ms === null ? [] : [trial.rt_ms]));
}

/** Response times of the correct trials, ms. */
export function correctTimes(trials: readonly SpeededAnswer[]): readonly number[] {
  return answeredTimes(trials.filter((trial) => trial.correct));
}

/** Share of correct answers among the answered trials; null when none was answered. */
export function accuracyOfAnswered(trials: readonly SpeededAnswer[]): number | null {
  const answered = trials.filter((trial) => trial.rt_ms !== null);
  return answered.length === 0 ? null : answered.filter((trial) => trial.correct).length / answered.length;
}

/** Share of correct answers among all shown trials, a missed one being not correct; null when none was shown. */
export function accuracyOfAll(trials: readonly SpeededAnswer[]): number | null {
  return trials.length === 0 ? null : trials.filter((trial) => trial.correct).length / trials.length;
}

/** Share of shown trials without an answer; null when none was shown. */
export function missedShare(trials: readonly SpeededAnswer[]): number | null {
  return trials.length === 0 ? null : trials.filter((trial) => trial.rt_ms === null).length / trials.length;
}

/** Correct answers per second of answering time; null when no time was spent. */
export function correctPerSecond(trials: readonly SpeededAnswer[]): number | null {
  const seconds = answeredTimes(trials).reduce((sum, rt) => sum + rt, 0) / 1000;
  return seconds === 0 ? null : trials.filter((trial) => trial.correct).length / seconds;
}

/** A value with the number of trials it rests on; `too_few_trials` below `needed` trials or where there is none. */
export function measuredOver(trials: number, needed: number, value: () => number | null): Measured {
  const found = trials < needed ? null : value();
  return found === null ? 'too_few_trials' : { value: found, trials };
}

/**
 * Correct answers per second, unless the accuracy of the whole play is near guessing: then `invalid_range`.
 * @param accuracy share of correct answers over all trials of the play; null when there was none
 */
export function rateUnlessGuessed(trials: readonly SpeededAnswer[], accuracy: number | null): Measured {
  if (answeredTimes(trials).length < MIN_TRIALS) return 'too_few_trials';
  if (accuracy !== null && accuracy < RATE_ACCURACY_FLOOR) return 'invalid_range';
  return measuredOver(trials.length, MIN_TRIALS, () => correctPerSecond(trials));
}
