import type { InputMethod } from '../task-core.ts';

/** What is done with a letter. Only at one's own pace is a letter put aside by hand; in time it is left alone. */
export type Sorting = 'stamp' | 'aside';

/** One letter as the browser may see it: what is drawn is all there is to know. */
export interface MailScannerStimulus {
  readonly i: number;
  readonly block: number;
  /** The letter bears the cross, so it is not to be stamped. */
  readonly marked: boolean;
  /** Wait before the letter, ms. */
  readonly wait_ms: number;
  /** How long the letter lies in the light, ms; null when it stays until it is sorted. */
  readonly shown_ms: number | null;
  /** Time to stamp after the letter has appeared, ms; null when untimed: then each letter is sorted by hand. */
  readonly deadline_ms: number | null;
  /** The next letter comes as soon as this one is stamped, instead of after the full time. */
  readonly ends_on_answer: boolean;
}

/** One letter, stamped or not. */
export interface MailScannerInput {
  readonly i: number;
  /** null when it was not stamped in time. */
  readonly response: Sorting | null;
  /** Response time from the frame that showed the letter, ms; null without a response. */
  readonly rt_ms: number | null;
  readonly method: InputMethod | null;
  /** Median frame duration while the letter was shown, ms. */
  readonly frame_ms: number | null;
  /** A pause cut into this letter before it was stamped; it does not count. */
  readonly interrupted: boolean;
}

/** No feedback in the real task; practice tells whether the letter was sorted as asked. */
export interface MailScannerOutcome {
  readonly correct: boolean;
}
