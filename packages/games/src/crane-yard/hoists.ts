import { InputRefused } from '../task-core.ts';
import { type CraneAction, hasRoom, lifted, sameYard, setDown, topCrate, type Yard } from './core.ts';

/** What came of a row of hoists and settings down. */
export interface Replayed {
  readonly solved: boolean;
  /** Crates set down on another peg than they came from. */
  readonly moves: number;
}

function refuse(action: CraneAction, why: string): never {
  throw new InputRefused('impossible_move', `actions cannot ${action.act} at peg ${action.peg}: ${why}`);
}

/** Where the crane stands between two actions. */
interface Hoist {
  readonly yard: Yard;
  readonly hook: { readonly crate: number; readonly from: number } | null;
  readonly moves: number;
}

function pick(hoist: Hoist, action: CraneAction): Hoist {
  const crate = topCrate(hoist.yard, action.peg);
  if (hoist.hook !== null) refuse(action, 'a crate hangs on the hook');
  if (crate === null) refuse(action, 'it is empty');
  return { ...hoist, yard: lifted(hoist.yard, action.peg), hook: { crate, from: action.peg } };
}

function drop(hoist: Hoist, action: CraneAction): Hoist {
  if (hoist.hook === null) refuse(action, 'nothing hangs on the hook');
  if (!hasRoom(hoist.yard, action.peg)) refuse(action, 'it is full');
  return {
    yard: setDown(hoist.yard, action.peg, hoist.hook.crate),
    hook: null,
    moves: hoist.moves + Number(action.peg !== hoist.hook.from),
  };
}

/**
 * Does again what was done. A crate put back where it was is no move. The goal ends the problem.
 * @throws InputRefused (`impossible_move`) for what the yard does not allow
 */
export function replayActions(start: Yard, goal: Yard, actions: readonly CraneAction[]): Replayed {
  let hoist: Hoist = { yard: start, hook: null, moves: 0 };
  for (const action of actions) {
    if (hoist.hook === null && sameYard(hoist.yard, goal)) refuse(action, 'the problem is solved');
    hoist = action.act === 'pick' ? pick(hoist, action) : drop(hoist, action);
  }
  return { solved: hoist.hook === null && sameYard(hoist.yard, goal), moves: hoist.moves };
}
