import { away } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { partOf, plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { craneYardJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Crane Yard, as the server knows it. */
export const craneYard = {
  judge: craneYardJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Crane Yard',
    description: 'Move three crates between three posts to match the plan, in as few moves as you can.',
    minutes: 8,
  },
  own_figures: [
    partOf('solved', 'solved', 'graded_rate'),
    partOf('shortest', 'optimal', 'graded_rate'),
    plain('thinking_time', 'planning_time'),
  ],
  base_rates: [away('Tower of London', 0, 3)],
} as const satisfies BuiltInGame;
