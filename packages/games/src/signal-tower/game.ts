import { away, SPEEDED_CHOICE_BASE_RATES } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { signalTowerJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Signal Tower, as the server knows it. */
export const signalTower = {
  judge: signalTowerJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Signal Tower',
    description: 'Answer the middle signal quickly while the ones around it may point the other way.',
    minutes: 5,
  },
  own_figures: [share('right', 'acc_all'), plain('usual_time', 'rt_correct')],
  base_rates: [away('Attention Network Task', 0, 1), ...Object.values(SPEEDED_CHOICE_BASE_RATES)],
} as const satisfies BuiltInGame;
