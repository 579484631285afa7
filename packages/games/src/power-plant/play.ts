import { childSeed } from '@tryout/domain/statistics/random';
import { eventTime, requireStep } from '../input-fields.ts';
import { type InputMethod, type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import {
  ATTEMPTS,
  type Demand,
  type Offer,
  type PowerPlantInput,
  type PowerPlantOutcome,
  type PowerPlantStimulus,
  type Shift,
  type ShiftEnd,
} from './core.ts';
import { drawDials, isInOrder } from './dials.ts';
import { deadlineOf, type PowerPlantPlan } from './plan.ts';
import { BLOCK_CHOICES } from './settings.ts';

/** A shift that was chosen and is being worked on. */
export interface OpenShift {
  readonly demand: Demand;
  readonly choice_ms: number;
  readonly method: InputMethod;
  /** When it was chosen, ms of playing time. */
  readonly chosen_at: number;
  readonly form: number;
  readonly attempts_left: number;
}

/** A round that is over. */
export interface FinishedRound {
  readonly offer: Offer;
  readonly demand: Demand;
  readonly choice_ms: number;
  readonly chosen_at: number;
  readonly method: InputMethod;
  /** From the dials on screen to the last order, ms; null when none ended the shift. */
  readonly work_ms: number | null;
  readonly presses: number | null;
  readonly form: number;
  readonly end: ShiftEnd;
  readonly t_ms: number;
}

/** Rounds so far, oldest first, and the shift in hand. */
export interface PowerPlantState {
  readonly rounds: readonly FinishedRound[];
  /** null while a choice is to be made, and at the end. */
  readonly open: OpenShift | null;
  readonly total_points: number;
}

/** Before the first round. */
export const START: PowerPlantState = { rounds: [], open: null, total_points: 0 };

/** A state and what the candidate is told of it. */
export interface Step {
  readonly state: PowerPlantState;
  readonly outcome: PowerPlantOutcome;
}

/** How late an order may be stamped after the deadline, ms: a few slow frames. */
const DEADLINE_TOLERANCE_MS = 100;

function offerAt(plan: PowerPlantPlan, i: number): Offer {
  return plan.offers[i] as Offer;
}

/** The shift as it is shown. Its dials are drawn from the seed when it comes. */
export function shiftOf(plan: PowerPlantPlan, i: number, open: OpenShift): Shift {
  const { demand, form, attempts_left } = open;
  const dials = drawDials(demand, plan.config.dials, childSeed(plan.seed, `dials:${i}:${demand}:${form}`));
  return { demand, form, dials, attempts_left, deadline_ms: deadlineOf(plan, demand) };
}

function goOn(plan: PowerPlantPlan, state: PowerPlantState, open: OpenShift): Step {
  const i = state.rounds.length;
  const { total_points } = state;
  return {
    state: { ...state, open },
    outcome: { i, shift: shiftOf(plan, i, open), end: null, total_points },
  };
}

function finish(
  plan: PowerPlantPlan,
  state: PowerPlantState,
  open: OpenShift,
  t_ms: number,
  ended: Pick<FinishedRound, 'work_ms' | 'presses'> & { readonly how: ShiftEnd['how'] },
): Step {
  const i = state.rounds.length;
  const offer = offerAt(plan, i);
  const paid = ended.how === 'done' && plan.pays[i] === true;
  const worth = open.demand === 'hard' ? offer.hard_points : offer.easy_points;
  const end: ShiftEnd = { how: ended.how, paid, points: paid ? worth : 0 };
  const total_points = state.total_points + end.points;
  const { work_ms, presses } = ended;
  const { demand, choice_ms, chosen_at, method, form } = open;
  const round = { offer, demand, choice_ms, chosen_at, method, work_ms, presses, form, end, t_ms };
  return {
    state: { rounds: [...state.rounds, round], open: null, total_points },
    outcome: { i, shift: null, end, total_points },
  };
}

function handIn(
  plan: PowerPlantPlan,
  state: PowerPlantState,
  open: OpenShift,
  event: TaskInput<Extract<PowerPlantInput, { action: 'order' }>>,
): Step {
  const { order, presses, rt_ms } = event.input;
  const { dials, deadline_ms } = shiftOf(plan, state.rounds.length, open);
  if (order.length !== dials.length || order.some((index) => index >= dials.length)) {
    throw new InputRefused('not_all_placed', `order must name all ${dials.length} dials`);
  }
  if (presses < dials.length) throw new InputRefused('too_few_presses', 'each dial needs a press');
  if (deadline_ms !== null && rt_ms > deadline_ms + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline_ms} ms`);
  }
  const ended = { work_ms: rt_ms, presses };
  if (isInOrder(dials, order)) return finish(plan, state, open, event.t_ms, { ...ended, how: 'done' });
  const attempts_left = open.attempts_left - 1;
  if (attempts_left > 0) return goOn(plan, state, { ...open, attempts_left });
  return finish(plan, state, open, event.t_ms, { ...ended, how: 'other_order' });
}

function requireForm(open: OpenShift | null, form: number): OpenShift {
  if (open === null) throw new InputRefused('nothing_chosen', 'choose a shift first');
  if (form !== open.form) throw new InputRefused('other_form', `expected form ${open.form}, got ${form}`);
  return open;
}

/** Folds one input. @throws InputRefused when it is out of turn, to another form or impossible. */
export function act(plan: PowerPlantPlan, state: PowerPlantState, event: TaskInput<PowerPlantInput>): Step {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.i, state.rounds.length, plan.config.choices);
  if (input.action === 'choose') {
    if (state.open !== null) throw new InputRefused('already_chosen', 'a shift is in hand');
    const { demand, rt_ms: choice_ms, method } = input;
    const open = { demand, choice_ms, method, chosen_at: t_ms, form: 0, attempts_left: ATTEMPTS };
    return goOn(plan, state, open);
  }
  const open = requireForm(state.open, input.form);
  if (input.action === 'order') return handIn(plan, state, open, { t_ms, input });
  if (input.action === 'overdue' && deadlineOf(plan, open.demand) === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed shift cannot run out of time');
  }
  const how = input.action === 'leave' ? 'left' : 'overdue';
  return finish(plan, state, open, t_ms, { work_ms: null, presses: null, how });
}

/**
 * The work on dials that came with the choice, as stated or until its time was over. Nothing where the dials were
 * replaced or handed in before, which began at another moment.
 */
export function paceOf(plan: PowerPlantPlan, { open }: PowerPlantState, input: PowerPlantInput): InputPace {
  const by_hand = input.action !== 'overdue';
  const isFirst = open !== null && open.form === 0 && open.attempts_left === ATTEMPTS;
  if (!isFirst) return { least_ms: 0, by_hand };
  if (input.action === 'order') return { least_ms: input.rt_ms, by_hand };
  return { least_ms: input.action === 'overdue' ? (deadlineOf(plan, open.demand) ?? 0) : 0, by_hand };
}

/** Other dials of the same demand in place of those that were seen; a choice not yet made stays as it is. */
export function replaceDials(_plan: PowerPlantPlan, state: PowerPlantState): PowerPlantState {
  const { open } = state;
  return open === null
    ? state
    : { ...state, open: { ...open, form: open.form + 1, attempts_left: ATTEMPTS } };
}

/** The round in hand: its offer, its dials once chosen, nothing of its luck; none when the task is finished. */
export function currentRound(plan: PowerPlantPlan, state: PowerPlantState): readonly PowerPlantStimulus[] {
  const i = state.rounds.length;
  if (i >= plan.config.choices) return [];
  const shift = state.open === null ? null : shiftOf(plan, i, state.open);
  return [
    {
      i,
      block: Math.floor(i / BLOCK_CHOICES),
      offer: offerAt(plan, i),
      dials: plan.config.dials,
      easy_ms: deadlineOf(plan, 'easy'),
      hard_ms: deadlineOf(plan, 'hard'),
      shift,
    },
  ];
}
