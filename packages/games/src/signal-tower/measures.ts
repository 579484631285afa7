import { mean, median, sd } from '@tryout/domain/statistics/statistics';
import type { Measured } from '../data-points.ts';
import {
  ANTICIPATION_MS,
  accuracyOfAll,
  answeredTimes,
  correctTimes,
  MIN_TRIALS,
  measuredOver,
  missedShare,
  rateUnlessGuessed,
  type SpeededAnswer,
} from '../speeded-choice.ts';

/** One trial as judged, with its condition. */
export interface JudgedTrial extends SpeededAnswer {
  readonly block: number;
  readonly congruent: boolean;
}

/** Fewest correct answers in each condition for the difference between them. */
const MIN_CORRECT_EACH = 6;
/** Fewest answers after an error for the slowing after errors. */
const MIN_AFTER_ERROR = 3;

function effect(congruent: readonly number[], incongruent: readonly number[]): Measured {
  return measuredOver(Math.min(congruent.length, incongruent.length), MIN_CORRECT_EACH, () => {
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
  return measuredOver(Math.min(after.error.length, after.correct.length), MIN_AFTER_ERROR, () => {
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
    rcs_all: rateUnlessGuessed(trials, accuracy),
    rcs_incong: rateUnlessGuessed(incongruent, accuracy),
    acc_all: measuredOver(trials.length, MIN_TRIALS, () => accuracy),
    acc_incong: measuredOver(incongruent.length, MIN_TRIALS, () => accuracyOfAll(incongruent)),
    rt_correct: measuredOver(correct.length, MIN_TRIALS, () => median(correct)),
    rt_sd: measuredOver(correct.length, MIN_TRIALS, () => sd(correct)),
    effect_rt: effect(correctTimes(congruent), correctTimes(incongruent)),
    post_error_slowing: postErrorSlowing(trials),
    missed_share: measuredOver(trials.length, MIN_TRIALS, () => missedShare(trials)),
    anticipations: answeredTimes(trials).filter((rt) => rt < ANTICIPATION_MS).length,
  };
}
