import { SPEEDED_CHOICE_BASE_RATES } from '../base-rates.ts';
import { longestRun } from '../regularity.ts';
import { ANTICIPATION_MS, answeredTimes, missedShare, RATE_ACCURACY_FLOOR } from '../speeded-choice.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { SignalTowerPlan } from './plan.ts';
import { judgedTrials, paceOf, type SignalTowerState } from './play.ts';

/** A correct answer faster than this is more than a lucky guess when it happens often (simulations §1.14). */
const IMPOSSIBLE_CORRECT_MS = 100;

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
    impossibleTiming(
      state.answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: paceOf(plan, input).least_ms })),
    ),
    { code: 'near_chance', value: accuracy, base_rate_p99: null, review: accuracy < RATE_ACCURACY_FLOOR },
    ...steadyTimes(times),
  ];
}
