import { CHOICE_REACTION_BASE_RATES } from '../base-rates.ts';
import { longestRun } from '../regularity.ts';
import { accuracyOfAll, answeredTimes, missedShare, RATE_ACCURACY_FLOOR } from '../speeded-choice.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { EARLIEST_MS } from './measures.ts';
import type { ReflexCheckPlan } from './plan.ts';
import { judgedSignals, paceOf, type ReflexCheckState } from './play.ts';

/** Fewest choice signals before anything is said about accuracy, misses or early presses. */
const MIN_CHOICE = 10;

function choiceFlags(plan: ReflexCheckPlan, state: ReflexCheckState): readonly ValidityFlag[] {
  const choice = judgedSignals(plan, state).filter((each) => each.part === 'choice');
  if (choice.length < MIN_CHOICE) return [];
  const { anticipation_share, missed_share, longest_run } = CHOICE_REACTION_BASE_RATES;
  const early = answeredTimes(choice).filter((rt) => rt < EARLIEST_MS.choice).length;
  const anticipated = early / choice.length;
  const missed = missedShare(choice) ?? 0;
  const accuracy = accuracyOfAll(choice) ?? 0;
  const sides = state.answers.flatMap(({ input }, i) =>
    plan.trials[i]?.part === 'choice' ? (input.response ?? []) : [],
  );
  const run = longestRun(sides);
  return [
    {
      code: 'anticipation_share',
      value: anticipated,
      base_rate_p99: anticipation_share.p99,
      // One early press in a short task is above the 99th percentile of a long one and means nothing.
      review: anticipated > anticipation_share.p99 && early > 1,
    },
    {
      code: 'missed_share',
      value: missed,
      base_rate_p99: missed_share.p99,
      review: missed > missed_share.p99,
    },
    { code: 'longest_run', value: run, base_rate_p99: longest_run.p99, review: run > longest_run.p99 },
    { code: 'near_chance', value: accuracy, base_rate_p99: null, review: accuracy < RATE_ACCURACY_FLOOR },
    ...steadyTimes(answeredTimes(choice)),
  ];
}

/** Facts about the play for review; empty before the first signal. */
export function validityOf(plan: ReflexCheckPlan, state: ReflexCheckState): readonly ValidityFlag[] {
  if (state.answers.length === 0) return [];
  const stated = state.answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: paceOf(plan, input).least_ms }));
  return [impossibleTiming(stated), ...choiceFlags(plan, state)];
}
