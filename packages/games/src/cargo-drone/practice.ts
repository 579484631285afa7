import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';

/** The most any drone could carry, crates: as in the real task. */
const MOST = 128;

/** What the three practice drones can carry, crates. They say nothing about those of the real task. */
const PRACTICE_CAPACITIES = [88, 9, 52] as const;

/** Where a practice round stands. */
export interface PracticeFlights {
  readonly flight: number;
  readonly loaded: number;
  readonly total_points: number;
}

/** A round that has not begun. */
export const BEFORE_THE_FIRST: PracticeFlights = { flight: 0, loaded: 0, total_points: 0 };

/**
 * What one input does in practice. A crate more than the capacity ends the flight without points; a drone sent off
 * brings one point a crate.
 * @throws RangeError for an input to another flight than the one in hand.
 */
export function flyPractice(
  state: PracticeFlights,
  input: CargoDroneInput,
  capacity: number,
): { readonly state: PracticeFlights; readonly outcome: CargoDroneOutcome } {
  if (input.flight !== state.flight) throw new RangeError(`flight ${input.flight} is not the one in hand`);
  const loaded = loadAfter(state, input);
  const lost = loaded > capacity;
  const flight_over = lost || input.action !== 'load';
  const total_points = state.total_points + (flight_over && !lost ? loaded : 0);
  return {
    state: flight_over
      ? { flight: state.flight + 1, loaded: 0, total_points }
      : { flight: state.flight, loaded, total_points },
    outcome: { flight: input.flight, loaded, lost, flight_over, total_points },
  };
}

function loadAfter(state: PracticeFlights, input: CargoDroneInput): number {
  if (input.action === 'declare') return input.target;
  return input.action === 'load' ? state.loaded + 1 : state.loaded;
}

/** Three flights, by a number said beforehand for someone who plays with a screen reader, as in the real task. */
export function createCargoDronePractice(accommodations: Accommodations): PracticeRound {
  let state = BEFORE_THE_FIRST;
  const form = accommodations.screen_reader ? 'declare' : 'manual';
  const stimuli = new Map<number, CargoDroneStimulus>(
    PRACTICE_CAPACITIES.map((_, flight) => [flight, { flight, block: 0, most: MOST, form }]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const capacity = PRACTICE_CAPACITIES[state.flight];
      if (capacity === undefined) throw new RangeError('the practice flights are over');
      const flown = flyPractice(state, input as CargoDroneInput, capacity);
      state = flown.state;
      return flown.outcome;
    },
  };
}
