import type { InputMethod } from '../task-core.ts';

/** The two kinds of shift: the same few presses, more or less to work out in the head. */
export type Demand = 'easy' | 'hard';

/** Presses that a shift may take at most, those taken back included (simulations §1.10). */
export const MOST_PRESSES = 30;

/** How often an order may be handed in before the shift is over. */
export const ATTEMPTS = 2;

/** What is offered in one round: points of both shifts and the chance, stated openly, that a finished one pays. */
export interface Offer {
  readonly easy_points: number;
  readonly hard_points: number;
  /** Percent of cases in which a finished shift pays, the same for both. */
  readonly chance: number;
  /** Which shift is shown on the left. */
  readonly left: Demand;
}

/** What a dial shows: numbers to be added up, in the easy shift a single one. */
export type Dial = readonly number[];

/** A chosen shift: dials to be put in order from the lowest to the highest. */
export interface Shift {
  readonly demand: Demand;
  /** 0 for the first dials of the shift, one more for each parallel set after an interruption. */
  readonly form: number;
  readonly dials: readonly Dial[];
  /** How often an order may still be handed in. */
  readonly attempts_left: number;
  /** Time for the whole shift, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** One round as the browser may see it: the offer, and the dials once a shift was chosen. */
export interface PowerPlantStimulus {
  readonly i: number;
  readonly block: number;
  readonly offer: Offer;
  /** Dials in either shift. */
  readonly dials: number;
  /** Time for an easy and for a hard shift, ms; null when untimed. */
  readonly easy_ms: number | null;
  readonly hard_ms: number | null;
  /** null until a shift was chosen. */
  readonly shift: Shift | null;
}

/** Choose a shift, hand in an order of dials, leave the shift, or run out of time. */
export type PowerPlantInput =
  | {
      readonly i: number;
      readonly action: 'choose';
      readonly demand: Demand;
      /** From the offer on screen to the choice, ms. */
      readonly rt_ms: number;
      readonly method: InputMethod;
    }
  | {
      readonly i: number;
      readonly action: 'order';
      readonly form: number;
      /** Indices of the dials, that of the lowest first. */
      readonly order: readonly number[];
      /** Presses on dials since the shift began, those taken back included. */
      readonly presses: number;
      /** From the dials on screen to handing in, ms. */
      readonly rt_ms: number;
      readonly method: InputMethod;
    }
  | {
      readonly i: number;
      readonly action: 'leave';
      readonly form: number;
      readonly method: InputMethod;
    }
  | { readonly i: number; readonly action: 'overdue'; readonly form: number };

/** How a shift ended. */
export interface ShiftEnd {
  readonly how: 'done' | 'other_order' | 'left' | 'overdue';
  /** Whether it paid; only a shift that is done can. */
  readonly paid: boolean;
  /** Points it brought. */
  readonly points: number;
}

/** What is told after an input: the dials after a choice, how it went after an order. */
export interface PowerPlantOutcome {
  readonly i: number;
  /** The shift in hand; null once it is over. */
  readonly shift: Shift | null;
  /** null while the shift is in hand. */
  readonly end: ShiftEnd | null;
  /** Points over all rounds so far. */
  readonly total_points: number;
}
