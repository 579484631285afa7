import { SCRIPTED_INTERVAL_CV, SCRIPTED_INTERVAL_MINIMUM, SPEEDED_CHOICE_BASE_RATES } from '../base-rates.ts';
import { coefficientOfVariation, longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { ANTICIPATION_MS, answeredTimes, missedShare, RATE_ACCURACY_FLOOR } from './measures.ts';
import type { SignalTowerPlan } from './plan.ts';
import { judgedTrials, type SignalTowerState } from './play.ts';

/** Clock and frame jitter allowed before the stated times cannot fit between two events, ms. */
const TIMING_TOLERANCE_MS = 50;
/** A correct answer faster than this is more than a lucky guess when it happens often (simulations §1.14). */
const IMPOSSIBLE_CORRECT_MS = 100;

/**
 * Answers whose stated fixation and response time do not fit between their event and the one before. A clock that
 * went back (another device) is not counted.
 */
function misfits(plan: SignalTowerPlan, state: SignalTowerState): number {
  return state.answers.filter((answer, i) => {
    const before = state.answers[i - 1];
    const stimulus = plan.trials[i]?.stimulus;
    if (before === undefined || stimulus === undefined || answer.t_ms < before.t_ms) return false;
    const stated = stimulus.fixation_ms + (answer.input.rt_ms ?? stimulus.deadline_ms ?? 0);
    return answer.t_ms - before.t_ms < stated - TIMING_TOLERANCE_MS;
  }).length;
}

function steady(times: readonly number[]): ValidityFlag[] {
  const cv = times.length < SCRIPTED_INTERVAL_MINIMUM ? null : coefficientOfVariation(times);
  return cv === null
    ? []
    : [{ code: 'steady_times', value: cv, base_rate_p99: null, review: cv < SCRIPTED_INTERVAL_CV }];
}

/** Facts about the play for review; empty before the first trial. */
export function validityOf(plan: SignalTowerPlan, state: SignalTowerState): readonly ValidityFlag[] {
  const trials = judgedTrials(plan, state);
  if (trials.length === 0) return [];
  const times = answeredTimes(trials);
  const count = (below: number) => times.filter((rt) => rt < below).length;
  const { anticipation_share, missed_share, longest_run } = SPEEDED_CHOICE_BASE_RATES;
  const anticipated = count(ANTICIPATION_MS) / trials.length;
  const missed = missedShare(trials) ?? 0;
  const run = longestRun(state.answers.flatMap(({ input }) => input.response ?? []));
  const accuracy = trials.filter((trial) => trial.correct).length / trials.length;
  const tooFast = state.answers.filter(
    ({ input }, i) =>
      input.rt_ms !== null &&
      input.rt_ms < IMPOSSIBLE_CORRECT_MS &&
      input.response === plan.trials[i]?.target,
  ).length;
  const outOfTime = misfits(plan, state);
  return [
    {
      code: 'anticipation_share',
      value: anticipated,
      base_rate_p99: anticipation_share.p99,
      // One early press in a short task is above the 99th percentile of a long one and means nothing.
      review: anticipated > anticipation_share.p99 && count(ANTICIPATION_MS) > 1,
    },
    {
      code: 'missed_share',
      value: missed,
      base_rate_p99: missed_share.p99,
      review: missed > missed_share.p99,
    },
    { code: 'longest_run', value: run, base_rate_p99: longest_run.p99, review: run > longest_run.p99 },
    { code: 'impossible_correct', value: tooFast, base_rate_p99: null, review: tooFast > 1 },
    { code: 'impossible_timing', value: outOfTime, base_rate_p99: null, review: outOfTime > 0 },
    { code: 'near_chance', value: accuracy, base_rate_p99: null, review: accuracy < RATE_ACCURACY_FLOOR },
    ...steady(times),
  ];
}
