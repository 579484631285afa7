import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { glyphGridJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Glyph Grid, as the server knows it. */
export const glyphGrid = {
  judge: glyphGridJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Glyph Grid',
    description: 'Find the tile that is missing in a grid of figures that follow rules.',
    minutes: 9,
  },
  own_figures: [share('right', 'p_correct'), plain('usual_time', 'median_rt_correct')],
  base_rates: [],
} as const satisfies BuiltInGame;
