import { reportDataPoints } from '../data-points.ts';
import type { TaskJudge } from '../task-core.ts';
import { createBot } from './bot.ts';
import type { CargoDroneInput, CargoDroneOutcome, CargoDroneStimulus } from './core.ts';
import { measure } from './measures.ts';
import { parseInput } from './parse.ts';
import { BALANCED_FLIGHTS, type CargoDronePlan, planFlights } from './plan.ts';
import { act, type CargoDroneState, currentFlight, START } from './play.ts';
import { type CargoDroneConfig, configure, DATA_POINTS, PARAMETERS } from './settings.ts';
import { TRIAL_COLUMNS } from './trial-columns.ts';
import { validityOf } from './validity.ts';

/** Cargo Drone: a balloon analogue risk task (Lejuez et al. 2002). Server only. */
export const cargoDroneJudge: TaskJudge<
  CargoDroneConfig,
  CargoDronePlan,
  CargoDroneState,
  CargoDroneStimulus,
  CargoDroneInput,
  CargoDroneOutcome
> = {
  key: 'cargo-drone',
  version: '1.0',
  parameters: PARAMETERS,
  data_points: DATA_POINTS,
  trial_columns: TRIAL_COLUMNS,
  configure,
  plan: planFlights,
  start: () => START,
  parseInput,
  reduce: act,
  pace: () => ({ least_ms: 0, by_hand: true }),
  release: currentFlight,
  progress: (plan, state) => ({
    step: state.flights.length,
    of: plan.config.flights,
    finished: state.flights.length >= plan.config.flights,
  }),
  dataPoints: (plan, state) => reportDataPoints(DATA_POINTS, measure(state.flights, plan.config.most), false),
  validity: validityOf,
  trials: (_plan, state) =>
    state.flights.map(({ loaded, lost, declared, t_ms }, flight) => ({
      flight,
      block: Math.floor(flight / BALANCED_FLIGHTS),
      form: declared ? 'declare' : 'manual',
      loaded,
      lost,
      points: lost ? 0 : loaded,
      t_ms,
    })),
  bot: createBot,
};
