import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { CraneYardInput, CraneYardStimulus } from './core.ts';
import { type Replayed, replayActions } from './hoists.ts';
import { blockOf, type CraneYardPlan, problemOf } from './plan.ts';

/** One problem that is over, with the time of its event, ms. */
export interface Answer extends Replayed {
  readonly t_ms: number;
  readonly input: CraneYardInput;
  /** Fewest moves that solve it. */
  readonly fewest: number;
}

/** Problems that are over, oldest first, and which form the open one has. */
export interface CraneYardState {
  readonly answers: readonly Answer[];
  readonly form: number;
  /** Problems replaced over the whole task. */
  readonly replaced: number;
}

/** Before the first problem. */
export const START: CraneYardState = { answers: [], form: 0, replaced: 0 };

/** How far an end may be stamped from the deadline, ms: a few slow frames. */
const DEADLINE_TOLERANCE_MS = 100;

function refuseBeyond(plan: CraneYardPlan, input: CraneYardInput): void {
  if (plan.deadline_ms !== null && input.end_ms > plan.deadline_ms + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `end_ms is beyond the deadline of ${plan.deadline_ms} ms`);
  }
}

/** How a problem ended must fit: solved, out of time, or left where no time ends it. */
function refuseOtherEnd(plan: CraneYardPlan, input: CraneYardInput, solved: boolean): void {
  if (solved && input.left) throw new InputRefused('wrong_end', 'a solved problem cannot be left');
  if (solved) return;
  if (plan.deadline_ms === null) {
    if (!input.left) throw new InputRefused('wrong_end', 'an untimed problem ends when it is solved or left');
    return;
  }
  if (input.left) throw new InputRefused('wrong_end', 'left is for untimed problems');
  if (input.end_ms < plan.deadline_ms - DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('wrong_end', `end_ms is before the deadline of ${plan.deadline_ms} ms`);
  }
}

/** Folds one problem. @throws InputRefused when it is out of turn, to another form or impossible. */
export function answerProblem(
  plan: CraneYardPlan,
  state: CraneYardState,
  event: TaskInput<CraneYardInput>,
): CraneYardState {
  const t_ms = eventTime(event);
  const { input } = event;
  const i = state.answers.length;
  requireStep(input.i, i, plan.config.problems);
  if (input.form !== state.form) {
    throw new InputRefused('other_form', `this step shows form ${state.form}, not ${input.form}`);
  }
  refuseBeyond(plan, input);
  const { start, goal, fewest } = problemOf(plan, i, state.form);
  const replayed = replayActions(start, goal, input.actions);
  refuseOtherEnd(plan, input, replayed.solved);
  return {
    answers: [...state.answers, { ...replayed, t_ms, input, fewest }],
    form: 0,
    replaced: state.replaced,
  };
}

/** Another problem of the same difficulty in place of the one that was seen; nothing changes once all are over. */
export function replaceProblem(plan: CraneYardPlan, state: CraneYardState): CraneYardState {
  if (state.answers.length >= plan.config.problems) return state;
  return { ...state, form: state.form + 1, replaced: state.replaced + 1 };
}

/** The problem to be shown now; the later ones stay here, so that nobody can think about them beforehand. */
export function openProblem(plan: CraneYardPlan, state: CraneYardState): readonly CraneYardStimulus[] {
  const i = state.answers.length;
  if (i >= plan.config.problems) return [];
  const { start, goal } = problemOf(plan, i, state.form);
  return [{ i, block: blockOf(i), form: state.form, start, goal, deadline_ms: plan.deadline_ms }];
}
