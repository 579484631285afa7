import { type BandKey, bandOf, displayScore } from '@tryout/domain/score-cards/bands';
import type { MessageKey } from '../ui.messages.ts';

export interface BandLook {
  /** Rung of the ladder, 1 to 6; 0 where there is no score. */
  readonly step: number;
  /** Token part: `--band-<token>`. */
  readonly token: string;
  readonly word: MessageKey;
}

const LOOKS: Readonly<Record<BandKey, BandLook>> = {
  poor: { step: 1, token: 'poor', word: 'ui.band.poor' },
  below_average: { step: 2, token: 'below', word: 'ui.band.below_average' },
  average: { step: 3, token: 'average', word: 'ui.band.average' },
  above_average: { step: 4, token: 'above', word: 'ui.band.above_average' },
  excellent: { step: 5, token: 'excellent', word: 'ui.band.excellent' },
  outstanding: { step: 6, token: 'outstanding', word: 'ui.band.outstanding' },
};

const NONE: BandLook = { step: 0, token: 'none', word: 'ui.band.none' };

/** How a score looks: the whole number to show and its band's step, colour and word. */
export function bandLook(score: number | null | undefined): BandLook & { readonly shown: number | null } {
  const band = bandOf(score);
  return { ...(band ? LOOKS[band.key] : NONE), shown: displayScore(score) };
}
