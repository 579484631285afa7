import type { RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import { gameJudge } from '@tryout/games/game-judge';

/** What experts rate of a game; empty where this release does not have that version of it any more. */
export function ratedItemsOf(panel: {
  readonly game_key: string;
  readonly of_version: string;
}): readonly RatedItem[] {
  return gameJudge({ key: panel.game_key, version: panel.of_version })?.rated?.items ?? [];
}
