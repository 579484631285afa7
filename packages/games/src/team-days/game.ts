import type { BuiltInGame } from '../built-in-game.ts';
import { plain, trials } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { teamDaysJudge } from './judge.ts';

/** Team Days, as the server knows it. */
export const teamDays = {
  judge: teamDaysJudge,
  formulas: FORMULAS,
  norms: [],
  library: {
    name: 'Team Days',
    description: 'Rate how well four ways of acting would work in situations from daily work.',
    minutes: 11,
  },
  own_figures: [trials('judged', 'agreement_all'), plain('usual_seconds', 'median_seconds')],
  base_rates: [],
} as const satisfies BuiltInGame;
