import type { AnswerKeyItems, RatedItem } from '@tryout/domain/psychometrics/expert-panel';
import type { AnyTaskJudge } from './task-core.ts';

/** A key that experts made, as a play pins it: data, so that the same events are judged alike for ever. Secret. */
export interface PinnedAnswerKey {
  readonly id: string;
  /** Version of the game's judge whose items it is for. */
  readonly of_version: string;
  /** By item of the game; what is left out is not counted. */
  readonly items: AnswerKeyItems;
  readonly panel: PanelTold;
}

/** What is told of the panel behind a key. */
export interface PanelTold {
  /** How many experts rated every item. */
  readonly experts: number;
  /** Kendall's W, the lowest among the scales of the game. */
  readonly w: number;
  /** ICC(2,k) of the experts' mean, the lowest among the scales. */
  readonly icc: number;
  /** Ends of its 95 % interval. */
  readonly icc_low: number;
  readonly icc_high: number;
  /** Items that were left out because the experts did not agree on them. */
  readonly left_out: number;
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
