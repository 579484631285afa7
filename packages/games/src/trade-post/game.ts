import type { BuiltInGame } from '../built-in-game.ts';
import { plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { tradePostJudge } from './judge.ts';

/** Trade Post, as the server knows it. */
export const tradePost = {
  judge: tradePostJudge,
  formulas: FORMULAS,
  norms: [],
  library: {
    name: 'Trade Post',
    description:
      'Share coins with ships played by the computer: send, give back, offer, answer. A description, not scored by itself.',
    minutes: 5,
  },
  own_figures: [
    plain('sent', 'sent_share'),
    plain('offered', 'offered_share'),
    plain('coins', 'total_points'),
  ],
  base_rates: [],
} as const satisfies BuiltInGame;
