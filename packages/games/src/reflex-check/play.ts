import { eventTime, requireStep } from '../input-fields.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import type { ReflexCheckInput, ReflexCheckStimulus } from './core.ts';
import { EARLIEST_MS, type JudgedSignal } from './measures.ts';
import type { ReflexCheckPlan } from './plan.ts';
import { SIDE_OF } from './sides.ts';

/** One answered or missed signal with the time of its event, ms. */
export interface Answer {
  readonly t_ms: number;
  readonly input: ReflexCheckInput;
  readonly correct: boolean;
}

/** Answers so far, oldest first; the signal to come is the one at `answers.length`. */
export interface ReflexCheckState {
  readonly answers: readonly Answer[];
}

/** How late an answer may be stamped after the deadline, ms: a few slow frames. */
export const DEADLINE_TOLERANCE_MS = 100;

function judge(stimulus: ReflexCheckStimulus, { response, rt_ms }: ReflexCheckInput): boolean {
  if (response === null || rt_ms === null || rt_ms < EARLIEST_MS[stimulus.part]) return false;
  return stimulus.part === 'simple' || response === SIDE_OF[stimulus.signal];
}

function refuseImpossible({ deadline_ms }: ReflexCheckStimulus, { rt_ms }: ReflexCheckInput): void {
  if (rt_ms === null && deadline_ms === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed signal cannot be missed');
  }
  if (rt_ms !== null && deadline_ms !== null && rt_ms > deadline_ms + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline_ms} ms`);
  }
}

/** Folds one answer. @throws InputRefused when it is out of turn or impossible. */
export function answerSignal(
  plan: ReflexCheckPlan,
  state: ReflexCheckState,
  event: TaskInput<ReflexCheckInput>,
): ReflexCheckState {
  const t_ms = eventTime(event);
  requireStep(event.input.i, state.answers.length, plan.trials.length);
  const stimulus = plan.trials[state.answers.length] as ReflexCheckStimulus;
  refuseImpossible(stimulus, event.input);
  const answer: Answer = { t_ms, input: event.input, correct: judge(stimulus, event.input) };
  return { answers: [...state.answers, answer] };
}

/** The wait, and the response time as stated; for a missed signal the deadline. */
export function paceOf(plan: ReflexCheckPlan, { i, rt_ms }: ReflexCheckInput): InputPace {
  const stimulus = plan.trials[i];
  const answer_ms = rt_ms ?? stimulus?.deadline_ms ?? 0;
  return { least_ms: (stimulus?.wait_ms ?? 0) + answer_ms, by_hand: rt_ms !== null };
}

/** The signals of the part being played; none when the task is finished. */
export function currentPart(plan: ReflexCheckPlan, state: ReflexCheckState): readonly ReflexCheckStimulus[] {
  const next = plan.trials[state.answers.length];
  return next === undefined ? [] : plan.trials.filter((each) => each.block === next.block);
}

/** The signals so far as the measures need them. */
export function judgedSignals(plan: ReflexCheckPlan, state: ReflexCheckState): readonly JudgedSignal[] {
  return state.answers.map(({ input, correct }, i) => {
    const { part } = plan.trials[i] as ReflexCheckStimulus;
    return { part, correct, rt_ms: input.rt_ms, method: input.method, frame_ms: input.frame_ms };
  });
}
