import { eventTime, requireStep } from '../input-fields.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import type { BeltInput, BeltStimulus, ParcelBeltInput, ParcelBeltStimulus, ShelfInput } from './core.ts';
import { type JudgedRound, judgeBelt, judgeShelf, mistakes } from './judging.ts';
import { type ParcelBeltPlan, roundOf } from './plan.ts';
import { nextBack } from './staircase.ts';

/** One finished round with the time of its event, ms. */
export interface FinishedRound {
  readonly t_ms: number;
  readonly input: ParcelBeltInput;
  readonly judged: JudgedRound;
}

/** Rounds so far, oldest first, and how far back the next one compares. */
export interface ParcelBeltState {
  readonly rounds: readonly FinishedRound[];
  readonly back: number;
  /** Form of the open step: how often its round was replaced. */
  readonly form: number;
  /** Rounds replaced over the whole task. */
  readonly replaced: number;
}

/** How late a press may be stamped after its parcel's time, ms: a few slow frames. */
const LATE_PRESS_MS = 100;

/** Before the first round. */
export function startRounds(plan: ParcelBeltPlan): ParcelBeltState {
  return { rounds: [], back: plan.config.start_back, form: 0, replaced: 0 };
}

/** The round to be played; undefined when all are finished. */
function openRound(plan: ParcelBeltPlan, state: ParcelBeltState): ParcelBeltStimulus | undefined {
  const i = state.rounds.length;
  if (i >= plan.of) return undefined;
  return roundOf(plan, i, state.form, plan.asked[i] ?? state.back);
}

function refusePresses(shown: BeltStimulus, input: BeltInput): void {
  const beyond = input.pressed.find((at) => at >= shown.signs.length);
  if (beyond !== undefined) {
    throw new InputRefused('no_such_parcel', `pressed names parcel ${beyond} of ${shown.signs.length}`);
  }
  if (input.rt_ms.some((ms) => ms > shown.soa_ms + LATE_PRESS_MS)) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the ${shown.soa_ms} ms of a parcel`);
  }
}

function refuseAnswers(asked: number, input: ShelfInput): void {
  if (input.recalled.length !== asked) {
    throw new InputRefused('wrong_count', `recalled must name ${asked} articles`);
  }
}

function judged(shown: ParcelBeltStimulus, input: ParcelBeltInput): JudgedRound {
  if (shown.task === 'belt' && input.task === 'belt') {
    refusePresses(shown, input);
    return judgeBelt(shown, input);
  }
  if (shown.task === 'shelf' && input.task === 'shelf') {
    refuseAnswers(shown.kinds.length, input);
    return judgeShelf(shown, input);
  }
  throw new InputRefused('wrong_task', `${input.task} does not belong to the ${shown.task} form`);
}

/** Folds one round. @throws InputRefused when it is out of turn, of another form or impossible. */
export function finishRound(
  plan: ParcelBeltPlan,
  state: ParcelBeltState,
  event: TaskInput<ParcelBeltInput>,
): ParcelBeltState {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.i, state.rounds.length, plan.of);
  if (input.form !== state.form) {
    throw new InputRefused('other_form', `this step shows form ${state.form}, not ${input.form}`);
  }
  const round = judged(openRound(plan, state) as ParcelBeltStimulus, input);
  return {
    rounds: [...state.rounds, { t_ms, input, judged: round }],
    back: round.task === 'belt' ? nextBack(round.load, mistakes(round)) : state.back,
    form: 0,
    replaced: state.replaced,
  };
}

/** All parcels of a round at the running belt; a round without time has none of its own. */
export function paceOf(plan: ParcelBeltPlan, parcels: number, input: ParcelBeltInput): InputPace {
  return { least_ms: input.task === 'belt' ? parcels * plan.soa_ms : 0, by_hand: input.task === 'shelf' };
}

/** The same for the round that is open. */
export function paceOfOpen(plan: ParcelBeltPlan, state: ParcelBeltState, input: ParcelBeltInput): InputPace {
  const open = openRound(plan, state);
  return paceOf(plan, open?.task === 'belt' ? open.signs.length : 0, input);
}

/** Another round of the same load in place of the one that was cut into; nothing changes once all are finished. */
export function replaceRound(plan: ParcelBeltPlan, state: ParcelBeltState): ParcelBeltState {
  if (state.rounds.length >= plan.of) return state;
  return { ...state, form: state.form + 1, replaced: state.replaced + 1 };
}

/** The round to be played now, and none whose load depends on a round not yet judged. */
export function releasedRounds(plan: ParcelBeltPlan, state: ParcelBeltState): readonly ParcelBeltStimulus[] {
  const open = openRound(plan, state);
  return open === undefined ? [] : [open];
}
