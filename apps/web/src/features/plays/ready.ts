import type { RouteResult } from '@tryout/contract/define-route';
import type { checkApplication } from '@tryout/contract/plays/plays';
import type { Accommodations } from './plays.api.ts';

type Simulation = RouteResult<typeof checkApplication>['simulations'][number];

export const NO_ADJUSTMENTS: Accommodations = {
  time_factor: 1,
  reduced_motion: false,
  color_safe: false,
  large_text: false,
  keyboard_only: false,
  screen_reader: false,
};

/** Time factors on offer; null is untimed. */
const TIMES = [
  { factor: 1, key: 'plays.ready.time_1' },
  { factor: 1.25, key: 'plays.ready.time_125' },
  { factor: 1.5, key: 'plays.ready.time_15' },
  { factor: 2, key: 'plays.ready.time_2' },
  { factor: null, key: 'plays.ready.time_none' },
] as const;

/** Adjustments that are on or off. */
const SWITCHES = [
  { field: 'reduced_motion', key: 'plays.ready.motion' },
  { field: 'color_safe', key: 'plays.ready.color' },
  { field: 'large_text', key: 'plays.ready.text' },
  { field: 'keyboard_only', key: 'plays.ready.keyboard' },
  { field: 'screen_reader', key: 'plays.ready.reader' },
] as const;

const OVER = new Set(['completed', 'terminated', 'expired', 'cancelled']);

/** The simulation to play now: the first that is not over. */
export function nextSimulation(simulations: readonly Simulation[]): Simulation | undefined {
  return simulations.find(({ state }) => state === null || !OVER.has(state));
}

/** What a candidate may ask for here. Playing at the usual pace is always there. */
export function offeredBy(offered: Simulation['accommodations_offered']) {
  const isOffered = (factor: number | null) =>
    factor === 1 || offered.includes(factor === null ? 'untimed' : 'more_time');
  return {
    times: TIMES.filter(({ factor }) => isOffered(factor)),
    switches: SWITCHES.filter(({ field }) => offered.includes(field)),
  };
}
