import { eventTime, requireStep } from '../input-fields.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import {
  askedTaps,
  type LanternPathInput,
  type LanternPathStimulus,
  LIT_SHARE,
  type PathDirection,
} from './core.ts';
import { directionOf, type LanternPathPlan, pathOf } from './plan.ts';
import { LONGEST_PATH } from './settings.ts';
import { nextStair, SHORTEST, type Staircase } from './staircase.ts';

/** One answered path with the time of its event, ms. */
export interface Answer {
  readonly t_ms: number;
  readonly direction: PathDirection;
  readonly path: readonly number[];
  readonly input: LanternPathInput;
  readonly correct: boolean;
}

/** Answers so far, oldest first, and the length of the path to come. */
export interface LanternPathState {
  readonly answers: readonly Answer[];
  readonly stair: Staircase;
  /** Form of the open step: how often its path was replaced. */
  readonly form: number;
  /** Paths replaced over the whole task. */
  readonly replaced: number;
}

/** Before the first path. */
export function startPaths(plan: LanternPathPlan): LanternPathState {
  return { answers: [], stair: { length: plan.config.start_length, errors: 0 }, form: 0, replaced: 0 };
}

function same(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((value, at) => value === other[at]);
}

function refuseImpossible(state: LanternPathState, input: LanternPathInput): void {
  if (input.form !== state.form) {
    throw new InputRefused('other_form', `this step shows form ${state.form}, not ${input.form}`);
  }
  if (input.taps.length > state.stair.length) {
    throw new InputRefused('too_many_taps', `taps must be at most ${state.stair.length}`);
  }
}

/** Folds one answer. @throws InputRefused when it is out of turn, to another form or impossible. */
export function answerPath(
  plan: LanternPathPlan,
  state: LanternPathState,
  event: TaskInput<LanternPathInput>,
): LanternPathState {
  const t_ms = eventTime(event);
  const { input } = event;
  const i = state.answers.length;
  requireStep(input.i, i, plan.of);
  refuseImpossible(state, input);
  const direction = directionOf(plan, i);
  const path = pathOf(plan, i, state.form, state.stair.length);
  const correct = same(input.taps, askedTaps(path, direction));
  const turns = i + 1 < plan.of && directionOf(plan, i + 1) !== direction;
  return {
    answers: [...state.answers, { t_ms, direction, path, input, correct }],
    stair: turns
      ? { length: plan.config.start_length, errors: 0 }
      : nextStair(state.stair, correct, SHORTEST, LONGEST_PATH),
    form: 0,
    replaced: state.replaced,
  };
}

/** The lights of a path of `length`, and the time from the last of them to handing in. */
export function paceOf(
  { pace_ms }: Pick<LanternPathPlan, 'pace_ms'>,
  length: number,
  input: LanternPathInput,
): InputPace {
  return { least_ms: (length - 1 + LIT_SHARE) * (pace_ms ?? 0) + input.answer_ms, by_hand: true };
}

/** Another path of the same length in place of the one that was seen; nothing changes once all are answered. */
export function replacePath(plan: LanternPathPlan, state: LanternPathState): LanternPathState {
  if (state.answers.length >= plan.of) return state;
  return { ...state, form: state.form + 1, replaced: state.replaced + 1 };
}

/** The path to be shown now, and none that depends on an answer not yet given. */
export function openPath(plan: LanternPathPlan, state: LanternPathState): readonly LanternPathStimulus[] {
  const i = state.answers.length;
  if (i >= plan.of) return [];
  const direction = directionOf(plan, i);
  return [
    {
      i,
      block: direction === 'forward' ? 0 : 1,
      form: state.form,
      direction,
      path: pathOf(plan, i, state.form, state.stair.length),
      pace_ms: plan.pace_ms,
    },
  ];
}
