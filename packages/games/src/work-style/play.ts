import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { WorkStyleInput, WorkStyleStimulus } from './core.ts';
import type { PlannedScreen, WorkStylePlan } from './plan.ts';

/** A screen that was handed in. */
export interface RatedScreen {
  readonly ratings: readonly (number | null)[];
  /** From handing in the screen before, s; null for the first, and when the clock went back. */
  readonly seconds: number | null;
  readonly t_ms: number;
}

/** Screens handed in, oldest first. */
export interface WorkStyleState {
  readonly done: readonly RatedScreen[];
}

/** Before the first screen. */
export const START: WorkStyleState = { done: [] };

/** Folds the ratings of one screen. @throws InputRefused when it is out of turn or does not fit the screen. */
export function act(
  plan: WorkStylePlan,
  state: WorkStyleState,
  event: TaskInput<WorkStyleInput>,
): WorkStyleState {
  const t_ms = eventTime(event);
  const { i, ratings } = event.input;
  requireStep(i, state.done.length, plan.screens.length);
  const { statements } = plan.screens[i] as PlannedScreen;
  if (ratings.length !== statements.length) {
    throw new InputRefused('wrong_count', `ratings must have ${statements.length} entries`);
  }
  const before = state.done.at(-1);
  const seconds = before === undefined || t_ms < before.t_ms ? null : (t_ms - before.t_ms) / 1000;
  return { done: [...state.done, { ratings, seconds, t_ms }] };
}

/** The screens of the block in hand: nothing in it depends on an answer. None when the task is finished. */
export function currentBlock(plan: WorkStylePlan, state: WorkStyleState): readonly WorkStyleStimulus[] {
  const next = plan.screens[state.done.length];
  return next === undefined
    ? []
    : plan.screens
        .filter(({ stimulus }) => stimulus.block === next.stimulus.block)
        .map(({ stimulus }) => stimulus);
}
