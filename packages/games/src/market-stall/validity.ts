import { flatTimes, longestOptionRun, rapidAnswers, unlikelyAnswers } from '../item-flags.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { OPTIONS } from './core.ts';
import { isRapidGuess, MIN_ITEMS } from './measures.ts';
import type { MarketStallPlan } from './plan.ts';
import { itemIn, type MarketStallState, paceOf } from './play.ts';

/** Facts about the play for review; empty before the first item. */
export function validityOf(plan: MarketStallPlan, state: MarketStallState): readonly ValidityFlag[] {
  const last = state.answers.at(-1);
  if (last === undefined) return [];
  const answered = state.answers.map(({ input: { rt_ms }, kind, correct }) => ({
    item: itemIn(plan, kind),
    correct,
    rt_ms,
    rapid: isRapidGuess({ rt_ms, usual_ms: kind.usual_ms }),
  }));
  const options = state.answers.flatMap(({ input }) => input.option ?? []);
  const replaced = state.answers.reduce((sum, { input }) => sum + input.form, state.open?.form ?? 0);
  const stated = state.answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: paceOf(plan, input).least_ms }));
  return [
    ...rapidAnswers(answered),
    longestOptionRun(options, OPTIONS),
    replacedItems(replaced),
    impossibleTiming(stated),
    ...flatTimes(answered, MIN_ITEMS),
    ...unlikelyAnswers(answered, last.theta, MIN_ITEMS),
    ...steadyTimes(state.answers.flatMap(({ input }) => input.rt_ms ?? [])),
  ];
}
