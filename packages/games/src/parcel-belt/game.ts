import { away } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { plain, trials } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { parcelBeltJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Parcel Belt, as the server knows it. */
export const parcelBelt = {
  judge: parcelBeltJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Parcel Belt',
    description:
      'Tell whether the sign on a parcel is the same as some parcels before, while the belt runs on.',
    minutes: 10,
  },
  own_figures: [plain('farthest', 'max_load'), trials('rounds', 'mean_load')],
  base_rates: [away('Keep-track task', 1, 10.37)],
} as const satisfies BuiltInGame;
