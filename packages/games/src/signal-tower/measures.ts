import { mean, median, sd } from '@tryout/domain/statistics';
import type { Measured } from '../data-points.ts';

/** One trial as judged: the condition, the response time (null when missed) and whether it was correct. */
export interface JudgedTrial {
  readonly block: number;
  readonly congruent: boolean;
  readonly rt_ms: number | null;
  readonly correct: boolean;
}

/** Answers faster than this cannot have seen the lamps, ms (simulations §1.5). */
export const ANTICIPATION_MS = 150;

/** Fewest trials of a kind from which a value is told. */
const MIN_TRIALS = 10;
/** Fewest correct answers in each condition for the difference between them. */
const MIN_CORRECT_EACH = 6;
/** Fewest answers after an error for the slowing after errors. */
const MIN_AFTER_ERROR = 3;

/**
 * Accuracy below which a rate says nothing. Guessing at full speed gives a high rate with half of the answers
 * right; of 522 honest adults one in a hundred stayed below .71 in the Attention Network Task.
 */
export const RATE_ACCURACY_FLOOR = 0.7;

/** Response times of the answered trials, ms. */
export function answeredTimes(trials: readonly JudgedTrial[]): readonly number[] {
  return trials.flatMap((trial) => (trial.rt_ms === null ? [] : [trial.rt_ms]));
}

/** Response times of the correct trials, ms. */
export function correctTimes(trials: readonly JudgedTrial[]): readonly number[] {
  return answeredTimes(trials.filter((trial) => trial.correct));
}

/** Share of correct answers among the answered trials; null when none was answered. */
export function accuracyOfAnswered(trials: readonly JudgedTrial[]): number | null {
  const answered = trials.filter((trial) => trial.rt_ms !== null);
  return answered.length === 0 ? null : answered.filter((trial) => trial.correct).length / answered.length;
}

/** Share of correct answers among all shown trials, a missed one being not correct; null when none was shown. */
export function accuracyOfAll(trials: readonly JudgedTrial[]): number | null {
  return trials.length === 0 ? null : trials.filter((trial) => trial.correct).length / trials.length;
}

/** Share of shown trials without an answer; null when none was shown. */
export function missedShare(trials: readonly JudgedTrial[]): number | null {
  return trials.length === 0 ? null : trials.filter((trial) => trial.rt_ms === null).length / trials.length;
}

/** Correct answers per second of answering time; null when no time was spent. */
export function correctPerSecond(trials: readonly JudgedTrial[]): number | null {
  const seconds = answeredTimes(trials).reduce((sum, rt) => sum + rt, 0) / 1000;
  return seconds === 0 ? null : trials.filter((trial) => trial.correct).length / seconds;
}

function enough(count: number, needed: number, value: () => number | null): Measured {
  if (count < needed) return 'too_few_trials';
  return value() ?? 'too_few_trials';
}

function guardedRate(trials: readonly JudgedTrial[], accuracy: number | null): Measured {
  const value = enough(answeredTimes(trials).length, MIN_TRIALS, () => correctPerSecond(trials));
  const guessed = accuracy !== null && accuracy < RATE_ACCURACY_FLOOR;
  return guessed && typeof value === 'number' ? 'invalid_range' : value;
}

function effect(congruent: readonly number[], incongruent: readonly number[]): Measured {
  return enough(Math.min(congruent.length, incongruent.length), MIN_CORRECT_EACH, () => {
    const [slow, fast] = [median(incongruent), median(congruent)];
    return slow === null || fast === null ? null : slow - fast;
  });
}

function postErrorSlowing(trials: readonly JudgedTrial[]): Measured {
  const after = { error: [] as number[], correct: [] as number[] };
  trials.forEach((trial, i) => {
    const before = trials[i - 1];
    if (before === undefined || before.block !== trial.block || before.rt_ms === null) return;
    if (trial.correct && trial.rt_ms !== null) after[before.correct ? 'correct' : 'error'].push(trial.rt_ms);
  });
  return enough(Math.min(after.error.length, after.correct.length), MIN_AFTER_ERROR, () => {
    const [slow, usual] = [mean(after.error), mean(after.correct)];
    return slow === null || usual === null ? null : slow - usual;
  });
}

/** Every measure of the task by data point key; none when no trial was reached. */
export function measure(trials: readonly JudgedTrial[]): Readonly<Record<string, Measured>> {
  if (trials.length === 0) return {};
  const incongruent = trials.filter((trial) => !trial.congruent);
  const congruent = trials.filter((trial) => trial.congruent);
  const correct = correctTimes(trials);
  const accuracy = accuracyOfAll(trials);
  return {
    rcs_all: guardedRate(trials, accuracy),
    rcs_incong: guardedRate(incongruent, accuracy),
    acc_all: enough(trials.length, MIN_TRIALS, () => accuracy),
    acc_incong: enough(incongruent.length, MIN_TRIALS, () => accuracyOfAll(incongruent)),
    rt_correct: enough(correct.length, MIN_TRIALS, () => median(correct)),
    rt_sd: enough(correct.length, MIN_TRIALS, () => sd(correct)),
    effect_rt: effect(correctTimes(congruent), correctTimes(incongruent)),
    post_error_slowing: postErrorSlowing(trials),
    missed_share: enough(trials.length, MIN_TRIALS, () => missedShare(trials)),
    anticipations: answeredTimes(trials).filter((rt) => rt < ANTICIPATION_MS).length,
  };
}
