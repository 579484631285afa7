import { away } from '../base-rates.ts';
import type { BuiltInGame } from '../built-in-game.ts';
import { partOf, plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { salvageDiveJudge } from './judge.ts';
import { NORMS } from './norms.ts';

/** Salvage Dive, as the server knows it. */
export const salvageDive = {
  judge: salvageDiveJudge,
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Salvage Dive',
    description: 'Open crates of a wreck, knowing what they bring, what a snag costs and how many there are.',
    minutes: 8,
  },
  own_figures: [
    plain('points', 'total_points'),
    partOf('snagged', 'snags_hit', 'ev_efficiency'),
    plain('usual_crates', 'avg_cards'),
  ],
  base_rates: [away('Columbia Card Task, hot version', 3, 9.79)],
} as const satisfies BuiltInGame;
