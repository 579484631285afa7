import type { BuiltInGame } from '../built-in-game.ts';
import { plain } from '../own-figure-specs.ts';
import { FORMULAS } from './formulas.ts';
import { shiftDeskJudge } from './judge.ts';

/** Shift Desk, as the server knows it. */
export const shiftDesk = {
  judge: shiftDeskJudge,
  formulas: FORMULAS,
  norms: [],
  library: {
    name: 'Shift Desk',
    description: 'Put ten messages of a morning in order and decide on each, while things come in between.',
    minutes: 8,
  },
  own_figures: [plain('decided', 'decided_count'), plain('time_used')],
  base_rates: [],
} as const satisfies BuiltInGame;
