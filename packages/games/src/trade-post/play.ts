import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import { mostToGive, type TradePostInput, type TradePostOutcome, type TradePostStimulus } from './core.ts';
import type { PlannedRound, TradePostPlan } from './plan.ts';
import { type Division, divide } from './rules.ts';

/** One round that is over. */
export interface PlayedRound {
  readonly stimulus: TradePostStimulus;
  readonly input: TradePostInput;
  readonly division: Division;
  readonly t_ms: number;
}

/** Rounds so far, oldest first. */
export interface TradePostState {
  readonly rounds: readonly PlayedRound[];
  readonly total_points: number;
}

/** Before the first round. */
export const START: TradePostState = { rounds: [], total_points: 0 };

function refuseImpossible(stimulus: TradePostStimulus, input: TradePostInput): void {
  if ((stimulus.role === 'responder') !== (input.action === 'answer')) {
    throw new InputRefused('wrong_action', `${input.action} does not belong to the ${stimulus.role}`);
  }
  const most = mostToGive(stimulus);
  if (input.action === 'give' && input.amount > most) {
    throw new InputRefused('beyond_most', `amount must be at most ${most}`);
  }
}

/** Folds one decision. @throws InputRefused when it is out of turn or impossible. */
export function act(
  plan: TradePostPlan,
  state: TradePostState,
  event: TaskInput<TradePostInput>,
): { readonly state: TradePostState; readonly outcome: TradePostOutcome } {
  const t_ms = eventTime(event);
  const { input } = event;
  const i = state.rounds.length;
  requireStep(input.i, i, plan.rounds.length);
  const { stimulus, ship } = plan.rounds[i] as PlannedRound;
  refuseImpossible(stimulus, input);
  const division = divide(stimulus, input, ship);
  const total_points = state.total_points + division.earned;
  return {
    state: { rounds: [...state.rounds, { stimulus, input, division, t_ms }], total_points },
    outcome: { i, ...division, total_points },
  };
}

/** The rounds of the role in hand, and nothing of what their ships will do; none when the task is finished. */
export function currentRounds(plan: TradePostPlan, state: TradePostState): readonly TradePostStimulus[] {
  const block = plan.rounds[state.rounds.length]?.stimulus.block;
  return plan.rounds.map(({ stimulus }) => stimulus).filter((stimulus) => stimulus.block === block);
}
