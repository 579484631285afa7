import type { ComponentType } from 'react';
import type { GameWords } from './harbour/game-words.ts';
import type { Words } from './harbour/words.tsx';
import type { Accommodations } from './task-core.ts';

/** What a game's view gets from the player shell, the same in practice and in the real task. */
export interface TaskViewProps<Stimulus, Input, Outcome> {
  readonly mode: 'practice' | 'test';
  /** Released stimuli by step index. A step that is not here yet has to be waited for. */
  readonly stimuli: ReadonlyMap<number, Stimulus>;
  /** The step to show: where a fresh task begins or a resumed one goes on. */
  readonly step: number;
  readonly of: number;
  /** The last outcome of a resumed task, so that totals can be shown; null at the beginning. */
  readonly lastOutcome: Outcome | null;
  /**
   * Hands an input to the shell, which stamps, stores and sends it. `event_time` is the DOM event's `timeStamp`
   * (or the frame's time for a time-out). Resolves with the outcome when the game needs one to go on; for games
   * without outcomes it resolves with null as soon as the input is safe in the browser's store.
   */
  submit(input: Input, event_time: number): Promise<Outcome | null>;
  readonly paused: boolean;
  readonly online: boolean;
  readonly accommodations: Accommodations;
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  /** Polite live-region message for assistive technology. */
  announce(text: string): void;
  /**
   * Called once when the person has seen the end of the last step, so that the shell can move on without cutting
   * off the last outcome. Whether the task really is finished is known from the play's progress, never from this.
   */
  onFinished?(): void;
}

/** What the web app loads lazily for a game: one chunk a game. */
export interface TaskViewModule {
  // biome-ignore lint/suspicious/noExplicitAny: the registry joins games whose types have nothing in common
  readonly View: ComponentType<TaskViewProps<any, any, any>>;
  /** Runs a practice round in the browser; its items are never those of a real task and never scored. */
  readonly createPractice: (accommodations: Accommodations) => PracticeRound;
  /** Whether `submit` has to wait for the server's outcome before the game can go on. */
  readonly awaitsOutcome?: boolean;
  /** Whether the judge replaces a step that was cut into (`replaceOpenItem`): then it is shown only afterwards. */
  readonly replacesItems?: boolean;
  /** What it says while it is played; keys start with the game's key. */
  readonly messages: GameWords;
  /** How an item is told to an expert who rates it; absent where experts rate nothing. */
  readonly sayRated?: SayRated;
}

/** What an expert reads of an item: the situation that it belongs to and, where it is one, the response. */
export type SayRated = (
  words: Words,
  item: { readonly key: string; readonly group: string },
) => { readonly title: string | null; readonly situation: string; readonly response: string | null };

/** A local round with the same shape as the remote one. */
export interface PracticeRound {
  readonly of: number;
  readonly stimuli: ReadonlyMap<number, unknown>;
  /** Judges one input on the spot and returns the outcome; null where the game has none. */
  submit(input: unknown): unknown;
}
