import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations, InputMethod } from '../task-core.ts';

/** How many crates each peg holds, left to right. */
export const CAPACITIES = [3, 2, 1] as const;

/** How many crates there are; each has a number from 0, drawn as a sign and a letter. */
export const CRATES = 3;

/** Crates on each of the three pegs, the lowest first. */
export type Yard = readonly (readonly number[])[];

/** One hoist or one setting down, with its time since the problem was shown, ms. */
export interface CraneAction {
  readonly act: 'pick' | 'drop';
  /** 0 to 2, left to right. */
  readonly peg: number;
  readonly at_ms: number;
}

/** The most hoists and settings down that one answer can hold. */
export const MOST_ACTIONS = 400;

/** One problem as the browser has to show it; how many moves it takes is not told. */
export interface CraneYardStimulus {
  readonly i: number;
  readonly block: number;
  /** 0 for the first problem of this step; raised each time one that was cut into is replaced by another. */
  readonly form: number;
  readonly start: Yard;
  readonly goal: Yard;
  /** Time to solve it, ms; null when untimed. */
  readonly deadline_ms: number | null;
}

/** All that was done in one problem, in order; whether it is solved is for the judge to replay. */
export interface CraneYardInput {
  readonly i: number;
  readonly form: number;
  readonly actions: readonly CraneAction[];
  /** When the problem was over, ms since it was shown. */
  readonly end_ms: number;
  /** Left unsolved on purpose; only where no time ends it. */
  readonly left: boolean;
  readonly method: InputMethod;
  /** Median frame duration, ms. */
  readonly frame_ms: number | null;
}

/** No feedback in the real task; practice tells the fewest moves that it takes. */
export interface CraneYardOutcome {
  readonly solved: boolean;
  readonly moves: number;
  readonly fewest: number;
}

/** Whether two yards hold the same crates in the same places. */
export function sameYard(one: Yard, other: Yard): boolean {
  return one.every((peg, at) => {
    const there = other[at] ?? [];
    return peg.length === there.length && peg.every((crate, place) => crate === there[place]);
  });
}

/** The crate that can be lifted off a peg; null when the peg is empty. */
export function topCrate(yard: Yard, peg: number): number | null {
  return yard[peg]?.at(-1) ?? null;
}

/** Whether a peg takes one more crate. */
export function hasRoom(yard: Yard, peg: number): boolean {
  return (yard[peg]?.length ?? 0) < (CAPACITIES[peg] ?? 0);
}

/** The yard after the top crate of a peg was lifted off. */
export function lifted(yard: Yard, peg: number): Yard {
  return yard.map((crates, at) => (at === peg ? crates.slice(0, -1) : crates));
}

/** The yard after a crate was set down on a peg. */
export function setDown(yard: Yard, peg: number, crate: number): Yard {
  return yard.map((crates, at) => (at === peg ? [...crates, crate] : crates));
}

/** What is heard in a problem: six crates and their places in two yards, and about twelve moves. */
const HEARD = 18;

/** Time for a problem, ms, with the extra time granted and the time to listen; null when untimed. */
export function deadlineOf(seconds: number, accommodations: Accommodations): number | null {
  const { time_factor, screen_reader } = accommodations;
  if (time_factor === null) return null;
  return Math.round(seconds * 1000 * time_factor) + (screen_reader ? HEARD * SPOKEN_MS : 0);
}
