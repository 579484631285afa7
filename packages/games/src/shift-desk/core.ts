import type { InputMethod } from '../task-core.ts';

/** What can be done with a message. */
export const DECISIONS = ['now', 'later', 'delegate', 'leave'] as const;
export type Decision = (typeof DECISIONS)[number];

/** A message on the desk. Its words are in the catalogue, by `id`; names and numbers differ between candidates. */
export interface DeskMessage {
  readonly id: string;
  /** Number of a name of the catalogue, 0-based. */
  readonly name: number;
  /** A pier, a crane, a container: whatever number the words take. */
  readonly n: number;
  /** Minutes from midnight: whatever time the words take. */
  readonly time: number;
}

/** Something that comes in between, once so many messages are decided. */
export type Interruption =
  | { readonly kind: 'message'; readonly after: number; readonly message: DeskMessage }
  | {
      readonly kind: 'question';
      readonly after: number;
      readonly name: number;
      /** Depth that the ship needs, dm. */
      readonly needs: number;
      readonly piers: readonly { readonly pier: number; readonly depth: number; readonly free: boolean }[];
    };

/** Where the work on the desk stands. */
export interface Desk {
  /** Messages from the first to be dealt with to the last. */
  readonly order: readonly string[];
  readonly decisions: Readonly<Partial<Record<string, Decision>>>;
  /** Interruptions that are over. */
  readonly handled: number;
  /** What was answered to the question: index of a pier. */
  readonly answer: number | null;
  readonly moves: number;
  readonly over: boolean;
}

/** What the desk is made of. */
export interface DeskSetup {
  /** Messages there from the beginning, in order of arrival. */
  readonly messages: readonly DeskMessage[];
  readonly interruptions: readonly Interruption[];
}

/** The whole desk as the browser may see it: one step, with nothing of the key. */
export interface ShiftDeskStimulus extends DeskSetup {
  readonly i: number;
  readonly block: number;
  /** One more each time the person came back; the clock runs on from their `begin`. */
  readonly form: number;
  /** What was done so far. */
  readonly desk: Desk;
  /** Playing time used so far, ms. */
  readonly elapsed_ms: number;
  /** Playing time in all, ms; null when untimed. */
  readonly limit_ms: number | null;
}

/** One thing done. `begin` starts the clock, at first and after each time away. */
export type ShiftDeskInput =
  | { readonly action: 'begin'; readonly form: number }
  | { readonly action: 'move'; readonly message: string; readonly to: number; readonly method: InputMethod }
  | {
      readonly action: 'decide';
      readonly message: string;
      readonly decision: Decision;
      readonly method: InputMethod;
    }
  | { readonly action: 'take'; readonly method: InputMethod }
  | { readonly action: 'answer'; readonly option: number; readonly method: InputMethod }
  | { readonly action: 'done' }
  | { readonly action: 'time_up' };

/** Practice only: the order of the key, told at the end. */
export interface ShiftDeskOutcome {
  readonly practice: {
    readonly order: readonly string[];
    readonly decisions: Readonly<Partial<Record<string, Decision>>>;
  };
}
