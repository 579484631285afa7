import type { InputMethod } from '../task-core.ts';

/** One scenario: its key in the message catalogue and the order in which its four responses are shown. */
export interface TeamDaysStimulus {
  readonly i: number;
  readonly scenario: string;
  /** Response keys ('a' to 'd') in the order for this candidate. */
  readonly options: readonly string[];
}

/** Rate one response from 1 (very ineffective) to 7 (very effective), change it, or confirm the scenario. */
export type TeamDaysInput =
  | {
      readonly i: number;
      readonly action: 'rate';
      readonly option: string;
      readonly rating: number;
      readonly method: InputMethod;
    }
  | { readonly i: number; readonly action: 'confirm'; readonly method: InputMethod };

/** Nothing is told: there is no feedback in this task. */
export type TeamDaysOutcome = null;
