import type { InputMethod } from '../task-core.ts';

/** How a flight is played: load crate by crate, or state the number beforehand (nothing is censored then). */
export type CargoDroneForm = 'manual' | 'declare';

/** One flight as the browser may see it; how much the drone can carry is known to the server alone. */
export interface CargoDroneStimulus {
  readonly flight: number;
  readonly block: number;
  /** The most a drone could possibly carry, crates. */
  readonly most: number;
  /** Whether crates are loaded one at a time or their number is stated beforehand. */
  readonly form: CargoDroneForm;
}

/** Load one more crate, send the drone off, or (declare form) state the number of crates beforehand. */
export type CargoDroneInput =
  | { readonly flight: number; readonly action: 'load'; readonly method: InputMethod }
  | { readonly flight: number; readonly action: 'send'; readonly method: InputMethod }
  | {
      readonly flight: number;
      readonly action: 'declare';
      readonly target: number;
      readonly method: InputMethod;
    };

/** What happened, judged by the server after each input. */
export interface CargoDroneOutcome {
  readonly flight: number;
  /** Crates on board after this input (those lost, when lost). */
  readonly loaded: number;
  readonly lost: boolean;
  readonly flight_over: boolean;
  /** Points brought home over all flights so far. */
  readonly total_points: number;
}
