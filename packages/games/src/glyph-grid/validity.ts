import { flatTimes, longestOptionRun, rapidAnswers, unlikelyAnswers } from '../item-flags.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { OPTIONS } from './core.ts';
import { usualTimeMs } from './designs.ts';
import { isRapidGuess, MIN_ITEMS } from './measures.ts';
import { designAt, type GlyphGridPlan } from './plan.ts';
import { abilityOf, type GlyphGridState, paceOf } from './play.ts';

/** Facts about the play for review; empty before the first item. */
export function validityOf(plan: GlyphGridPlan, state: GlyphGridState): readonly ValidityFlag[] {
  const { answers, open } = state;
  if (answers.length === 0) return [];
  const answered = answers.map(({ input: { rt_ms }, design, correct }) => ({
    item: designAt(design).item,
    correct,
    rt_ms,
    rapid: isRapidGuess({ rt_ms, usual_ms: usualTimeMs(designAt(design)) }),
  }));
  const options = answers.flatMap(({ input }) => input.option ?? []);
  const replaced = answers.reduce((sum, { input }) => sum + input.form, open?.form ?? 0);
  const times = answers.flatMap(({ input }) => input.rt_ms ?? []);
  const stated = answers.map(({ t_ms, input }) => ({ t_ms, stated_ms: paceOf(plan, input).least_ms }));
  return [
    ...rapidAnswers(answered),
    longestOptionRun(options, OPTIONS),
    replacedItems(replaced),
    impossibleTiming(stated),
    ...flatTimes(answered, MIN_ITEMS),
    ...unlikelyAnswers(answered, abilityOf(state).theta, MIN_ITEMS),
    ...steadyTimes(times),
  ];
}
