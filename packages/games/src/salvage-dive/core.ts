import type { InputMethod } from '../task-core.ts';

/** How a dive is played: crate by crate, or by a number said beforehand (nothing is cut short then). */
export type SalvageDiveForm = 'open' | 'declare';

/** Crates in every wreck. */
export const CRATES = 32;

/** One dive as the browser may see it; where the snags lie is known to the server alone. */
export interface SalvageDiveStimulus {
  readonly i: number;
  readonly block: number;
  readonly form: SalvageDiveForm;
  /** Points that each good crate brings. */
  readonly gain: number;
  /** Points that a snag costs; it ends the dive. */
  readonly loss: number;
  /** How many of the crates are snags. */
  readonly snags: number;
}

/** Open one crate, go up with what was found, or (declare form) say beforehand how many to open. */
export type SalvageDiveInput =
  | { readonly i: number; readonly action: 'open'; readonly crate: number; readonly method: InputMethod }
  | { readonly i: number; readonly action: 'surface'; readonly method: InputMethod }
  | { readonly i: number; readonly action: 'declare'; readonly count: number; readonly method: InputMethod };

/** What happened, judged by the server after each input. */
export interface SalvageDiveOutcome {
  readonly i: number;
  /** Crates opened in this dive, in order, 0 to 31; the last of a lost one is the snag. */
  readonly opened: readonly number[];
  readonly lost: boolean;
  readonly dive_over: boolean;
  /** Points of this dive so far. */
  readonly dive_points: number;
  /** Points of all dives so far. */
  readonly total_points: number;
}

/** Points of a dive: a gain for each good crate opened, less the loss for a snag. */
export function divePoints(
  { gain, loss }: Pick<SalvageDiveStimulus, 'gain' | 'loss'>,
  opened: number,
  lost: boolean,
): number {
  return lost ? (opened - 1) * gain - loss : opened * gain;
}
