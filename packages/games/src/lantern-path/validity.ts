import { replacedItems } from '../replaced-items.ts';
import type { ValidityFlag } from '../task-core.ts';
import { impossibleTiming, steadyTimes } from '../timing-flags.ts';
import type { LanternPathPlan } from './plan.ts';
import { type Answer, type LanternPathState, paceOf } from './play.ts';

/** Two taps on two lanterns cannot follow each other faster, ms (simulations §1.3). */
const FASTEST_TAP_MS = 120;
/** A tenth of such taps is more than a bouncing finger. */
const FAST_TAP_SHARE = 0.1;
/** So long before the first tap, a path may have been written down, ms. */
const NOTE_PAUSE_MS = 12_000;
/** Longer than most people can keep in mind: 95th percentile of the spatial span of 522 adults. */
const LONG_PATH = 7;

/** Time between the taps of each answer, ms. */
function tapIntervals(answers: readonly Answer[]): readonly number[] {
  return answers.flatMap(({ input }) => input.tap_ms.slice(1).map((ms, at) => ms - (input.tap_ms[at] ?? 0)));
}

function fastTaps(intervals: readonly number[]): ValidityFlag {
  const fast = intervals.filter((ms) => ms < FASTEST_TAP_MS).length;
  const value = intervals.length === 0 ? 0 : fast / intervals.length;
  return { code: 'fast_taps', value, base_rate_p99: null, review: value > FAST_TAP_SHARE && fast > 2 };
}

function pauseThenPerfect(answers: readonly Answer[]): ValidityFlag {
  const value = answers.filter(
    ({ correct, path, input }) =>
      correct && path.length >= LONG_PATH && (input.tap_ms[0] ?? 0) >= NOTE_PAUSE_MS,
  ).length;
  return { code: 'pause_then_perfect', value, base_rate_p99: null, review: value > 1 };
}

/** Facts about the play for review; empty before the first answer. */
export function validityOf(plan: LanternPathPlan, state: LanternPathState): readonly ValidityFlag[] {
  const { answers } = state;
  if (answers.length === 0) return [];
  const intervals = tapIntervals(answers);
  const stated = answers.map(({ t_ms, path, input }) => ({
    t_ms,
    stated_ms: paceOf(plan, path.length, input).least_ms,
  }));
  return [
    fastTaps(intervals),
    pauseThenPerfect(answers),
    impossibleTiming(stated),
    replacedItems(state.replaced),
    ...steadyTimes(intervals),
  ];
}
