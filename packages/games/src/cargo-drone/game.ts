import type { BuiltInGame } from '../built-in-game.ts';
import { partOf, plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { cargoDroneJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Cargo Drone, as the server knows it. */
export const cargoDrone = {
  judge: cargoDroneJudge,
  formulas: FORMULAS,
  norms: NORMS,
  library: {
    name: 'Cargo Drone',
    description: 'Load crates without knowing how many a drone can carry, and send it off in time.',
    minutes: 6,
  },
  own_figures: [
    plain('brought_home', 'total_points'),
    partOf('lost', 'losses', 'calibration'),
    plain('usual_load', 'adjusted_pumps'),
  ],
  base_rates: [],
} as const satisfies BuiltInGame;
