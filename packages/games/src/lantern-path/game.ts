import { away } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { partOf, plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { lanternPathJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Lantern Path, as the server knows it. */
export const lanternPath = {
  judge: lanternPathJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Lantern Path',
    description: 'Watch lanterns light up one after the other, and repeat the path forward and backward.',
    minutes: 8,
  },
  own_figures: [plain('longest', 'longest_path'), partOf('right', 'paths_correct', 'mean_span')],
  base_rates: [away('Spatial span', 0, 1)],
} as const satisfies BuiltInGame;
