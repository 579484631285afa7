import { flatTimes, rapidAnswers, unlikelyAnswers } from '../item-flags.ts';
import { longestRun } from '../regularity.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { isRapidGuess, MIN_ITEMS } from './measures.ts';
import type { MarketStallPlan } from './plan.ts';
import { deadlineOf, FIXATION_MS, type MarketStallState } from './play.ts';

/** Chance alone makes longer runs of one option in about one of three hundred plays of 18 items. */
const LONGEST_CHANCE_RUN = 5;

/** Facts about the play for review; empty before the first item. */
export function validityOf(plan: MarketStallPlan, state: MarketStallState): readonly ValidityFlag[] {
  const last = state.answers.at(-1);
  if (last === undefined) return [];
  const answered = state.answers.map(({ input: { rt_ms }, kind, correct }) => ({
    item: kind.item,
    correct,
    rt_ms,
    rapid: isRapidGuess({ rt_ms, usual_ms: kind.usual_ms }),
  }));
  const run = longestRun(state.answers.flatMap(({ input }) => input.option ?? []));
  const replaced = state.answers.reduce((sum, { input }) => sum + input.form, state.open?.form ?? 0);
  const stated = state.answers.map(({ t_ms, input }) => ({
    t_ms,
    stated_ms: FIXATION_MS + (input.rt_ms ?? deadlineOf(plan) ?? 0),
  }));
  return [
    ...rapidAnswers(answered),
    { code: 'longest_option_run', value: run, base_rate_p99: null, review: run > LONGEST_CHANCE_RUN },
    replacedItems(replaced),
    impossibleTiming(stated),
    ...flatTimes(answered, MIN_ITEMS),
    ...unlikelyAnswers(answered, last.theta, MIN_ITEMS),
    ...steadyTimes(state.answers.flatMap(({ input }) => input.rt_ms ?? [])),
  ];
}
