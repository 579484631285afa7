import type { AnswerKeyItems } from '@tryout/domain/psychometrics/expert-panel';
import type { KeyPanel } from '@tryout/domain/score-cards/measure-in-form';

/** A key that experts made, as a play pins it: data, so that the same events are judged alike for ever. Secret. */
export interface PinnedAnswerKey {
  readonly id: string;
  /** Version of the game's judge whose items it is for. */
  readonly of_version: string;
  /** By item of the game; what is left out is not counted. */
  readonly items: AnswerKeyItems;
  readonly panel: KeyPanel;
}
