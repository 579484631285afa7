import { away, GO_NOGO_BASE_RATES } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { plain, share } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { mailScannerJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Mail Scanner, as the server knows it. */
export const mailScanner = {
  judge: mailScannerJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Mail Scanner',
    description: 'Stamp every letter that comes by, except those that bear a cross.',
    minutes: 8,
  },
  own_figures: [share('right', 'acc_all'), plain('usual_time', 'go_rt')],
  base_rates: [away('Go/no-go task', 1, 3.79), ...Object.values(GO_NOGO_BASE_RATES)],
} as const satisfies BuiltInGame;
