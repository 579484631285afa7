import type { InputMethod } from '../task-core.ts';

/** Which way a lamp points. */
export type Direction = 'left' | 'right';

/** One trial as the browser may see it: what is drawn is all there is to know. */
export interface SignalTowerStimulus {
  readonly i: number;
  readonly block: number;
  /** Five lamps in reading order of the screen (never mirrored); the middle one is the target. */
  readonly lamps: readonly Direction[];
  /** Fixation before the lamps, ms (jittered 400 to 1,600). */
  readonly fixation_ms: number;
  /** Time to answer after the lamps, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** One answered or missed trial. */
export interface SignalTowerInput {
  readonly i: number;
  /** null when the deadline passed. */
  readonly response: Direction | null;
  /** Response time from the frame that showed the lamps, ms; null when missed. */
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  /** Median frame duration while the lamps were shown, ms. */
  readonly frame_ms: number | null;
}

/** No feedback in the real task; practice tells whether the answer was right. */
export interface SignalTowerOutcome {
  readonly correct: boolean;
}
