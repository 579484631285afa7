import type { InputMethod } from '../task-core.ts';

/** The two signals of the mast: the ball is hoisted above and asks for left, the diamond below and asks for right. */
export type MastSignal = 'ball' | 'diamond';

/** Where an answer was given. */
export type Side = 'left' | 'right';

/** One signal as the browser may see it: what is drawn is all there is to know. */
export interface ReflexCheckStimulus {
  readonly i: number;
  /** 0 for the simple part, 1 for the choice part. */
  readonly block: number;
  /** `simple`: any answer will do, as soon as the ball is up. `choice`: the signal says which side. */
  readonly part: 'simple' | 'choice';
  readonly signal: MastSignal;
  /** Wait before the signal, ms. */
  readonly wait_ms: number;
  /** Time to answer after the signal, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** One answered or missed signal. */
export interface ReflexCheckInput {
  readonly i: number;
  /** null when the deadline passed. In the simple part either side will do. */
  readonly response: Side | null;
  /** Response time from the frame that showed the signal, ms; null when missed. */
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  /** Median frame duration while the signal was shown, ms. */
  readonly frame_ms: number | null;
}

/** No feedback in the real task; practice tells whether the answer was right. */
export interface ReflexCheckOutcome {
  readonly correct: boolean;
}
