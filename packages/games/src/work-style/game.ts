import type { BuiltInGame } from '../built-in-game.ts';
import { plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { workStyleJudge, workStyleJudge10 } from './judge.ts';
import { NORMS } from './norms.ts';

/** Work Style, as the server knows it. */
export const workStyle = {
  judge: workStyleJudge,
  earlier: [workStyleJudge10],
  formulas: FORMULAS,
  norms: Object.values(NORMS),
  library: {
    name: 'Work Style',
    description:
      'Say how accurately statements describe you. A questionnaire without right answers, not a game.',
    minutes: 9,
  },
  own_figures: [plain('answered'), plain('usual_seconds', 'seconds_per_statement')],
  base_rates: [],
} as const satisfies BuiltInGame;
