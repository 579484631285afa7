import type { InputMethod } from '../task-core.ts';

/** Whether a path is to be repeated as it was shown, or from its last lantern to its first. */
export type PathDirection = 'forward' | 'backward';

/** The nine lanterns, by the number pad: 7 8 9 in the far row, 4 5 6 in the middle, 1 2 3 in front. */
export const PLACES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

/** Share of a light's time during which it is lit; the rest is dark before the next one. */
export const LIT_SHARE = 0.7;

/** One path as the browser has to show it: there is nothing else to know of a trial. */
export interface LanternPathStimulus {
  readonly i: number;
  /** 0: forward, 1: backward. */
  readonly block: number;
  /** 0 for the first path of this step; raised each time a path that was cut into is replaced by another. */
  readonly form: number;
  readonly direction: PathDirection;
  /** Lanterns in the order in which they light up, each 1 to 9. */
  readonly path: readonly number[];
  /** From one light to the next, ms; null when the person calls up each light. */
  readonly pace_ms: number | null;
}

/** One answer: the lanterns tapped, in order, after taking back what was taken back. */
export interface LanternPathInput {
  readonly i: number;
  readonly form: number;
  readonly taps: readonly number[];
  /** When each of these taps was made, ms since the last light went out; not decreasing. */
  readonly tap_ms: readonly number[];
  /** When the answer was handed in, ms since the last light went out. */
  readonly answer_ms: number;
  /** Taps that were taken back. */
  readonly taken_back: number;
  readonly method: InputMethod;
  /** Median frame duration while the path was shown, ms. */
  readonly frame_ms: number | null;
}

/** No feedback in the real task; practice tells whether the path was right. */
export interface LanternPathOutcome {
  readonly correct: boolean;
}

/** The taps that a path asks for. */
export function askedTaps(path: readonly number[], direction: PathDirection): readonly number[] {
  return direction === 'forward' ? path : path.toReversed();
}
