import { eventTime } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { Desk, ShiftDeskInput, ShiftDeskStimulus } from './core.ts';
import { actOn, freshDesk, pendingInterruption } from './desk.ts';
import type { ShiftDeskPlan } from './plan.ts';

/** Something done, with the playing time at which it was done. */
export interface Deed {
  readonly t_ms: number;
  readonly elapsed_ms: number;
  readonly input: ShiftDeskInput;
}

/** The desk, its clock, and what was done. */
export interface ShiftDeskState {
  readonly desk: Desk;
  /** 0 at first, one more each time the person came back. */
  readonly form: number;
  readonly elapsed_ms: number;
  /** Stamp up to which playing time is counted; null while the clock stands still. */
  readonly counted_to: number | null;
  readonly deeds: readonly Deed[];
  /** The desk as it was when each interruption came, oldest first. */
  readonly before: readonly Desk[];
}

/** How late something may be stamped after the time is over, ms: slow frames and a slow hand-over. */
const LATE_MS = 2000;
/** How early the browser's clock may say that the time is over, ms. */
const EARLY_MS = 1000;

/** Before the clock starts. */
export function startDesk(plan: ShiftDeskPlan): ShiftDeskState {
  return { desk: freshDesk(plan), form: 0, elapsed_ms: 0, counted_to: null, deeds: [], before: [] };
}

function begin(state: ShiftDeskState, t_ms: number, input: { readonly form: number }): ShiftDeskState {
  if (input.form !== state.form)
    throw new InputRefused('other_form', `expected form ${state.form}, got ${input.form}`);
  if (state.counted_to !== null) throw new InputRefused('begun_already', 'the clock runs already');
  return { ...state, counted_to: t_ms };
}

function over(state: ShiftDeskState): ShiftDeskState {
  return { ...state, desk: { ...state.desk, over: true } };
}

/** Folds one thing done. What is stamped after the time is over ends the task and changes nothing else. */
export function foldDeed(
  plan: ShiftDeskPlan,
  before: ShiftDeskState,
  { t_ms: stamp, input }: TaskInput<ShiftDeskInput>,
): ShiftDeskState {
  const t_ms = eventTime({ t_ms: stamp, input });
  if (before.desk.over) throw new InputRefused('task_finished', 'the task is finished');
  const deed = (elapsed_ms: number): Deed => ({ t_ms, elapsed_ms, input });
  if (input.action === 'begin') {
    const begun = begin(before, t_ms, input);
    return { ...begun, deeds: [...before.deeds, deed(before.elapsed_ms)] };
  }
  if (before.counted_to === null) throw new InputRefused('not_begun', 'the clock stands still');
  const elapsed_ms = before.elapsed_ms + Math.max(0, t_ms - before.counted_to);
  const state = { ...before, elapsed_ms, counted_to: t_ms, deeds: [...before.deeds, deed(elapsed_ms)] };
  if (input.action === 'time_up') {
    if (plan.limit_ms === null || elapsed_ms < plan.limit_ms - EARLY_MS)
      throw new InputRefused('time_left', 'the time is not over');
    return over(state);
  }
  if (plan.limit_ms !== null && elapsed_ms > plan.limit_ms + LATE_MS) return over(state);
  const desk = actOn(plan, before.desk, input);
  const interrupted =
    pendingInterruption(plan, before.desk) === null && pendingInterruption(plan, desk) !== null;
  return { ...state, desk, before: interrupted ? [...before.before, desk] : before.before };
}

/** The person is back: the clock stands still until they begin again. Nothing on the desk changes. */
export function comeBack(_plan: ShiftDeskPlan, state: ShiftDeskState): ShiftDeskState {
  return state.desk.over ? state : { ...state, form: state.form + 1, counted_to: null };
}

/** The desk as it may be seen; none when the task is finished. */
export function currentDesk(plan: ShiftDeskPlan, state: ShiftDeskState): readonly ShiftDeskStimulus[] {
  if (state.desk.over) return [];
  const { messages, interruptions, limit_ms } = plan;
  const { form, desk, elapsed_ms } = state;
  return [{ i: 0, block: 0, form, messages, interruptions, desk, elapsed_ms, limit_ms }];
}
