import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { powerPlantJudge } from './judge.ts';

/** Power Plant, as the server knows it. */
export const powerPlant = {
  judge: powerPlantJudge,
  formulas: FORMULAS,
  norms: [],
  library: {
    name: 'Power Plant',
    description: 'Choose between an easy and a hard shift for stated chances of points, and work it.',
    minutes: 9,
  },
  own_figures: [share('hard', 'hard_share'), plain('points', 'total_points')],
  base_rates: [],
} as const satisfies BuiltInGame;
