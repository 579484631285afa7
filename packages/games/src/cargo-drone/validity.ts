import { SCRIPTED_INTERVAL_CV, SCRIPTED_INTERVAL_MINIMUM } from '../base-rates.ts';
import { longestRun } from '../regularity.ts';
import type { ValidityFlag } from '../task-core.ts';
import { chosenLoads } from './measures.ts';
import type { CargoDronePlan } from './plan.ts';
import type { CargoDroneState, LoadRhythm } from './play.ts';

/** Fewest freely chosen loads from which "always the same" is worth a word. */
const MIN_SAME_LOADS = 8;

function rhythmCv({ count, sum_ms, sum_of_squares }: LoadRhythm): number | null {
  if (count < SCRIPTED_INTERVAL_MINIMUM || sum_ms === 0) return null;
  const centre = sum_ms / count;
  const variance = Math.max(0, (sum_of_squares - count * centre * centre) / (count - 1));
  return Math.sqrt(variance) / centre;
}

/** Facts about the play for review; empty before the first flight is over. No base rates are published for them. */
export function validityOf(_plan: CargoDronePlan, state: CargoDroneState): readonly ValidityFlag[] {
  if (state.flights.length === 0) return [];
  const chosen = chosenLoads(state.flights);
  const run = longestRun(chosen);
  const single = state.flights.filter((flight) => flight.loaded === 1).length / state.flights.length;
  const cv = rhythmCv(state.rhythm);
  const same = chosen.length >= MIN_SAME_LOADS && run === chosen.length;
  const flags: ValidityFlag[] = [
    { code: 'same_load_run', value: run, base_rate_p99: null, review: same },
    { code: 'single_crate_share', value: single, base_rate_p99: null, review: single > 0.5 },
  ];
  if (cv === null) return flags;
  return [
    ...flags,
    { code: 'steady_times', value: cv, base_rate_p99: null, review: cv < SCRIPTED_INTERVAL_CV },
  ];
}
