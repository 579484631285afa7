import type { AnswerKeyItems, RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';
import type { AnyTaskJudge } from './task-core.ts';

/** A key that experts made, as a play pins it: data, so that the same events are judged alike for ever. Secret. */
export interface PinnedAnswerKey {
  readonly id: string;
  /** Version of the game's judge whose items it is for. */
  readonly of_version: string;
  /** By item of the game; what is left out is not counted. */
  readonly items: AnswerKeyItems;
  readonly panel: KeyPanel;
}

/** What of a game experts rate, and the judge that counts by their key. Server only. */
export interface RatedByExperts {
  readonly items: readonly RatedItem[];
  /**
   * The game with another key.
   * @param items complete: every item of the game
   * @param version what this version of the game is called
   */
  withKey(items: AnswerKeyItems, version: string): AnyTaskJudge;
}
