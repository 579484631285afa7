import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { marketStallJudge, marketStallJudge10 } from './judge.ts';

/** Market Stall, as the server knows it. */
export const marketStall = {
  judge: marketStallJudge,
  earlier: [marketStallJudge10],
  formulas: FORMULAS,
  norms: [],
  library: {
    name: 'Market Stall',
    description: 'Answer questions on prices, shares and times with the numbers of tables and charts.',
    minutes: 12,
  },
  own_figures: [share('right', 'p_correct'), plain('usual_time', 'median_rt_correct')],
  base_rates: [],
} as const satisfies BuiltInGame;
