import { away, CHOICE_REACTION_BASE_RATES } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { reflexCheckJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Reflex Check, as the server knows it. */
export const reflexCheck = {
  judge: reflexCheckJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Reflex Check',
    description:
      'React as soon as a signal is up, then choose between two: how hand and device work together.',
    minutes: 2,
  },
  own_figures: [share('right', 'acc_all'), plain('usual_time', 'rt_correct')],
  base_rates: [away('Choice Reaction Time task', 1, 6.58), ...Object.values(CHOICE_REACTION_BASE_RATES)],
} as const satisfies BuiltInGame;
