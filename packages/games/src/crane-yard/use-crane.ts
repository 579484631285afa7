import { useRef, useState } from 'react';
import { type CraneAction, hasRoom, lifted, MOST_ACTIONS, setDown, topCrate, type Yard } from './core.ts';

/** The yard, and the crate on the hook with the peg it came from. */
export interface CraneState {
  readonly yard: Yard;
  readonly hook: { readonly crate: number; readonly from: number } | null;
  readonly moves: number;
  /** Peg over which the crane stands. */
  readonly over: number;
  /** The way the crane went there: -1 to the left, 1 to the right, 0 where it was there already. */
  readonly way: number;
  /** Crates set down so far, wherever. */
  readonly drops: number;
}

/** What came of a press on a peg. */
export type Press =
  | { readonly done: 'picked' | 'dropped'; readonly crate: number; readonly state: CraneState }
  | { readonly done: 'full' | 'empty' };

/**
 * The crane of one problem: a press on a peg lifts its top crate, the next one sets it down. The state is kept besides
 * what is drawn, because two presses can come between two renderings.
 */
export function useCrane(start: Yard) {
  const latest = useRef<CraneState>({ yard: start, hook: null, moves: 0, over: 1, way: 0, drops: 0 });
  const actions = useRef<CraneAction[]>([]);
  const [shown, setShown] = useState<CraneState>({
    yard: start,
    hook: null,
    moves: 0,
    over: 1,
    way: 0,
    drops: 0,
  });

  function keep(state: CraneState, action: CraneAction): CraneState {
    latest.current = state;
    actions.current.push(action);
    setShown(state);
    return state;
  }

  return {
    shown,
    /** As the last press has left it, which may not be drawn yet. */
    latest: (): CraneState => latest.current,
    isHolding: () => latest.current.hook !== null,
    /** Peg to put the crate on the hook back to; null when the hook is free. */
    cameFrom: () => latest.current.hook?.from ?? null,
    actions: (): readonly CraneAction[] => actions.current,
    /** Lifts or sets down at a peg, `at_ms` after the problem was shown; null once too much was done to count. */
    press(peg: number, at_ms: number): Press | null {
      const { yard, hook, moves, drops, over } = latest.current;
      const way = Math.sign(peg - over);
      if (actions.current.length >= MOST_ACTIONS) return null;
      if (hook === null) {
        const crate = topCrate(yard, peg);
        if (crate === null) return { done: 'empty' };
        const after = { yard: lifted(yard, peg), hook: { crate, from: peg }, moves, over: peg, way, drops };
        return { done: 'picked', crate, state: keep(after, { act: 'pick', peg, at_ms }) };
      }
      if (!hasRoom(yard, peg)) return { done: 'full' };
      const { crate, from } = hook;
      const after = {
        yard: setDown(yard, peg, crate),
        hook: null,
        moves: moves + Number(peg !== from),
        over: peg,
        way,
        drops: drops + 1,
      };
      return { done: 'dropped', crate, state: keep(after, { act: 'drop', peg, at_ms }) };
    },
  };
}
