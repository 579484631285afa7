import type { ReactNode } from 'react';

/** One moment of a demonstration. */
export interface DemoMoment {
  /** Where the hand is, in the picture's 320 by 140; left out where there is nothing to do. */
  readonly hand?: readonly [x: number, y: number];
  /** The hand presses what is under it. */
  readonly presses?: boolean;
}

/**
 * How a game is played, as a picture that goes through a few moments and begins again, about five seconds in all. A
 * game owns it in its `demo.tsx`. It shows the way of answering with something made up, never an item of a task.
 */
export interface DemoScene {
  /** Three to five moments, shown for as long as each other. */
  readonly moments: readonly DemoMoment[];
  /** The moments that tell it where nothing moves: two or three of them, in order. */
  readonly stills: readonly number[];
  /** The picture at a moment, 320 by 140, without the hand. */
  draw(moment: number): ReactNode;
}
