import { eventTime, requireStep } from '../input-fields.ts';
import { InputRefused, type TaskInput } from '../task-core.ts';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';
import type { FinishedFlight } from './measures.ts';
import { BALANCED_FLIGHTS, type CargoDronePlan } from './plan.ts';

/** Running sums of the time between two crates of one flight, ms; enough to tell how steady it is. */
export interface LoadRhythm {
  readonly count: number;
  readonly sum_ms: number;
  readonly sum_of_squares: number;
}

/** Flights that are over, and what is on board of the one that is not. */
export interface CargoDroneState {
  readonly flights: readonly (FinishedFlight & { readonly t_ms: number })[];
  readonly loaded: number;
  /** When the last crate of the current flight was loaded, ms; null before the first. */
  readonly last_load_ms: number | null;
  readonly total_points: number;
  readonly rhythm: LoadRhythm;
}

/** Before the first flight. */
export const START: CargoDroneState = {
  flights: [],
  loaded: 0,
  last_load_ms: null,
  total_points: 0,
  rhythm: { count: 0, sum_ms: 0, sum_of_squares: 0 },
};

/** A state and what the candidate is told of it. */
export interface Step {
  readonly state: CargoDroneState;
  readonly outcome: CargoDroneOutcome;
}

function finish(state: CargoDroneState, flight: FinishedFlight, t_ms: number): Step {
  const total_points = state.total_points + (flight.lost ? 0 : flight.loaded);
  return {
    state: {
      flights: [...state.flights, { ...flight, t_ms }],
      loaded: 0,
      last_load_ms: null,
      total_points,
      rhythm: state.rhythm,
    },
    outcome: {
      flight: state.flights.length,
      loaded: flight.loaded,
      lost: flight.lost,
      flight_over: true,
      total_points,
    },
  };
}

function withInterval(rhythm: LoadRhythm, since: number | null, t_ms: number): LoadRhythm {
  if (since === null || t_ms < since) return rhythm;
  const ms = t_ms - since;
  return {
    count: rhythm.count + 1,
    sum_ms: rhythm.sum_ms + ms,
    sum_of_squares: rhythm.sum_of_squares + ms * ms,
  };
}

function loadOne(plan: CargoDronePlan, state: CargoDroneState, t_ms: number): Step {
  const loaded = state.loaded + 1;
  const rhythm = withInterval(state.rhythm, state.last_load_ms, t_ms);
  const next: CargoDroneState = { ...state, loaded, last_load_ms: t_ms, rhythm };
  if (loaded >= breakingLoad(plan, state)) return finish(next, { loaded, lost: true, declared: false }, t_ms);
  const { flights, total_points } = state;
  return {
    state: next,
    outcome: { flight: flights.length, loaded, lost: false, flight_over: false, total_points },
  };
}

function breakingLoad(plan: CargoDronePlan, state: CargoDroneState): number {
  return plan.breaking_loads[state.flights.length] as number;
}

function refuseOtherForm(plan: CargoDronePlan, input: CargoDroneInput): void {
  if ((input.action === 'declare') === (plan.form === 'declare')) return;
  throw new InputRefused('wrong_form', `${input.action} does not belong to the ${plan.form} form`);
}

/** Folds one action. @throws InputRefused when it is out of turn, of the other form or impossible. */
export function act(plan: CargoDronePlan, state: CargoDroneState, event: TaskInput<CargoDroneInput>): Step {
  const t_ms = eventTime(event);
  const { input } = event;
  requireStep(input.flight, state.flights.length, plan.config.flights);
  refuseOtherForm(plan, input);
  if (input.action === 'load') return loadOne(plan, state, t_ms);
  if (input.action === 'send') {
    if (state.loaded === 0) throw new InputRefused('nothing_loaded', 'an empty drone cannot be sent');
    return finish(state, { loaded: state.loaded, lost: false, declared: false }, t_ms);
  }
  if (input.target > plan.config.most) {
    throw new InputRefused('beyond_most', `target must be at most ${plan.config.most}`);
  }
  const lost = input.target >= breakingLoad(plan, state);
  return finish(state, { loaded: input.target, lost, declared: true }, t_ms);
}

/** The flight being played, and nothing of what it can carry; none when the task is finished. */
export function currentFlight(plan: CargoDronePlan, state: CargoDroneState): readonly CargoDroneStimulus[] {
  const flight = state.flights.length;
  const { flights, most } = plan.config;
  if (flight >= flights) return [];
  return [{ flight, block: Math.floor(flight / BALANCED_FLIGHTS), most, form: plan.form }];
}
