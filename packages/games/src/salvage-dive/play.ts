import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import {
  CRATES,
  divePoints,
  type SalvageDiveInput,
  type SalvageDiveOutcome,
  type SalvageDiveStimulus,
} from './core.ts';
import type { FinishedDive } from './measures.ts';
import type { PlannedDive, SalvageDivePlan } from './plan.ts';

/** Dives that are over, and what was opened in the one that is not. */
export interface SalvageDiveState {
  readonly dives: readonly (FinishedDive & { readonly t_ms: number })[];
  /** Crates opened in the current dive, in order. */
  readonly opened: readonly number[];
  readonly total_points: number;
  /** Time of the last action in the current dive, ms; null before the first. */
  readonly last_ms: number | null;
  /** Time between two actions of one dive, ms, over the whole task. */
  readonly intervals: readonly number[];
}

/** Before the first dive. */
export const START: SalvageDiveState = {
  dives: [],
  opened: [],
  total_points: 0,
  last_ms: null,
  intervals: [],
};

/** A state and what the candidate is told of it. */
export interface Step {
  readonly state: SalvageDiveState;
  readonly outcome: SalvageDiveOutcome;
}

/** Dives between two breaks. */
const BLOCK_DIVES = 8;

/** What a dive came to. */
interface End {
  readonly opened: readonly number[];
  readonly lost: boolean;
  /** Crates aimed at where they were said beforehand; null otherwise. */
  readonly declared: number | null;
}

function finish(dive: PlannedDive, state: SalvageDiveState, end: End, t_ms: number): Step {
  const { gain, loss, snags } = dive;
  const points = divePoints(dive, end.opened.length, end.lost);
  const total_points = state.total_points + points;
  const finished = {
    gain,
    loss,
    snags,
    opened: end.declared ?? end.opened.length,
    lost: end.lost,
    declared: end.declared !== null,
    points,
    t_ms,
  };
  return {
    state: {
      dives: [...state.dives, finished],
      opened: [],
      total_points,
      last_ms: null,
      intervals: state.intervals,
    },
    outcome: {
      i: state.dives.length,
      opened: end.opened,
      lost: end.lost,
      dive_over: true,
      dive_points: points,
      total_points,
    },
  };
}

function openOne(dive: PlannedDive, state: SalvageDiveState, crate: number, t_ms: number): Step {
  if (state.opened.includes(crate)) throw new InputRefused('already_open', `crate ${crate} is open`);
  const opened = [...state.opened, crate];
  const lost = dive.snag_crates.includes(crate);
  const interval = state.last_ms !== null && t_ms >= state.last_ms ? [t_ms - state.last_ms] : [];
  const next = { ...state, opened, last_ms: t_ms, intervals: [...state.intervals, ...interval] };
  // Once only snags are left, there is nothing more to bring up.
  const emptied = opened.length === CRATES - dive.snags;
  if (lost || emptied) return finish(dive, next, { opened, lost, declared: null }, t_ms);
  return {
    state: next,
    outcome: {
      i: state.dives.length,
      opened,
      lost: false,
      dive_over: false,
      dive_points: divePoints(dive, opened.length, false),
      total_points: state.total_points,
    },
  };
}

function openDeclared(dive: PlannedDive, state: SalvageDiveState, count: number, t_ms: number): Step {
  const most = CRATES - dive.snags;
  if (count > most) throw new InputRefused('beyond_most', `count must be at most ${most}`);
  const snag = Array.from({ length: count }, (_, crate) => crate).find((crate) =>
    dive.snag_crates.includes(crate),
  );
  const opened = Array.from({ length: snag === undefined ? count : snag + 1 }, (_, crate) => crate);
  return finish(dive, state, { opened, lost: snag !== undefined, declared: count }, t_ms);
}

function refuseOtherForm(plan: SalvageDivePlan, input: SalvageDiveInput): void {
  if ((input.action === 'declare') === (plan.form === 'declare')) return;
  throw new InputRefused('wrong_form', `${input.action} does not belong to the ${plan.form} form`);
}

/** Folds one action. @throws InputRefused when it is out of turn, of the other form or impossible. */
export function act(
  plan: SalvageDivePlan,
  state: SalvageDiveState,
  event: TaskInput<SalvageDiveInput>,
): Step {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.i, state.dives.length, plan.dives.length);
  refuseOtherForm(plan, input);
  const dive = plan.dives[state.dives.length] as PlannedDive;
  if (input.action === 'open') return openOne(dive, state, input.crate, t_ms);
  if (input.action === 'declare') return openDeclared(dive, state, input.count, t_ms);
  return finish(dive, state, { opened: state.opened, lost: false, declared: null }, t_ms);
}

/** The dive being played with its three facts, and nothing of where its snags lie; none when the task is finished. */
export function currentDive(plan: SalvageDivePlan, state: SalvageDiveState): readonly SalvageDiveStimulus[] {
  const i = state.dives.length;
  const dive = plan.dives[i];
  if (dive === undefined) return [];
  const { gain, loss, snags } = dive;
  return [{ i, block: Math.floor(i / BLOCK_DIVES), form: plan.form, gain, loss, snags }];
}
