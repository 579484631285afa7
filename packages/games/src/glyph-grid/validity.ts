import { flatTimes, rapidAnswers, unlikelyAnswers } from '../item-flags.ts';
import { longestRun } from '../regularity.ts';
import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import { usualTimeMs } from './designs.ts';
import { isRapidGuess, MIN_ITEMS } from './measures.ts';
import { designAt, type GlyphGridPlan } from './plan.ts';
import { abilityOf, deadlineOf, FIXATION_MS, type GlyphGridState } from './play.ts';

/** Chance alone makes longer runs of one option in about one of a hundred plays of 24 items. */
const LONGEST_CHANCE_RUN = 5;

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
  const run = longestRun(answers.flatMap(({ input }) => input.option ?? []));
  const replaced = answers.reduce((sum, { input }) => sum + input.form, open?.form ?? 0);
  const times = answers.flatMap(({ input }) => input.rt_ms ?? []);
  const stated = answers.map(({ t_ms, input }) => ({
    t_ms,
    stated_ms: FIXATION_MS + (input.rt_ms ?? deadlineOf(plan) ?? 0),
  }));
  return [
    ...rapidAnswers(answered),
    { code: 'longest_option_run', value: run, base_rate_p99: null, review: run > LONGEST_CHANCE_RUN },
    replacedItems(replaced),
    impossibleTiming(stated),
    ...flatTimes(answered, MIN_ITEMS),
    ...unlikelyAnswers(answered, abilityOf(state).theta, MIN_ITEMS),
    ...steadyTimes(times),
  ];
}
