import { eventTime, requireStep } from '../input-fields.ts';
import { ANTICIPATION_MS } from '../speeded-choice.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import type { SignalTowerInput, SignalTowerStimulus } from './core.ts';
import type { JudgedTrial } from './measures.ts';
import type { PlannedTrial, SignalTowerPlan } from './plan.ts';

/** One answered or missed trial with the time of its event, ms. */
export interface Answer {
  readonly t_ms: number;
  readonly input: SignalTowerInput;
  readonly correct: boolean;
}

/** Answers so far, oldest first; the trial to come is the one at `answers.length`. */
export interface SignalTowerState {
  readonly answers: readonly Answer[];
}

/** How late an answer may be stamped after the deadline, ms: a few slow frames. */
export const DEADLINE_TOLERANCE_MS = 100;

function judge(trial: PlannedTrial, input: SignalTowerInput): boolean {
  return input.rt_ms !== null && input.rt_ms >= ANTICIPATION_MS && input.response === trial.target;
}

function refuseImpossible(trial: PlannedTrial, input: SignalTowerInput): void {
  const deadline = trial.stimulus.deadline_ms;
  if (input.rt_ms === null && deadline === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed trial cannot be missed');
  }
  if (input.rt_ms !== null && deadline !== null && input.rt_ms > deadline + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline} ms`);
  }
}

/** Folds one answer. @throws InputRefused when it is out of turn or impossible. */
export function answerTrial(
  plan: SignalTowerPlan,
  state: SignalTowerState,
  event: TaskInput<SignalTowerInput>,
): SignalTowerState {
  const t_ms = eventTime(event);
  requireStep(event.input.i, state.answers.length, plan.trials.length);
  const trial = plan.trials[state.answers.length] as PlannedTrial;
  refuseImpossible(trial, event.input);
  const answer: Answer = { t_ms, input: event.input, correct: judge(trial, event.input) };
  return { answers: [...state.answers, answer] };
}

/** The fixation, and the response time as stated; for a missed trial the deadline. */
export function paceOf(plan: SignalTowerPlan, { i, rt_ms }: SignalTowerInput): InputPace {
  const stimulus = plan.trials[i]?.stimulus;
  const answer_ms = rt_ms ?? stimulus?.deadline_ms ?? 0;
  return { least_ms: (stimulus?.fixation_ms ?? 0) + answer_ms, by_hand: rt_ms !== null };
}

/** The stimuli of the block being played; none when the task is finished. */
export function currentBlock(plan: SignalTowerPlan, state: SignalTowerState): readonly SignalTowerStimulus[] {
  const next = plan.trials[state.answers.length];
  if (next === undefined) return [];
  const { block } = next.stimulus;
  return plan.trials.flatMap(({ stimulus }) => (stimulus.block === block ? [stimulus] : []));
}

/** The trials so far as the measures need them. */
export function judgedTrials(plan: SignalTowerPlan, state: SignalTowerState): readonly JudgedTrial[] {
  return state.answers.map((answer, i) => {
    const { stimulus, congruent } = plan.trials[i] as PlannedTrial;
    return { block: stimulus.block, congruent, rt_ms: answer.input.rt_ms, correct: answer.correct };
  });
}
