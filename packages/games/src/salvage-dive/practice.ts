import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import {
  CRATES,
  divePoints,
  type SalvageDiveInput,
  type SalvageDiveOutcome,
  type SalvageDiveStimulus,
} from './core.ts';

/** Facts of the practice dives: none of the real task's combinations. */
const FACTS = { gain: 20, loss: 200, snags: 2 } as const;

/** Where the snags of the three practice dives lie. They say nothing about those of the real task. */
const SNAGS: readonly (readonly number[])[] = [
  [13, 22],
  [4, 27],
  [9, 18],
];

/** Where a practice round stands. */
export interface PracticeDives {
  readonly i: number;
  readonly opened: readonly number[];
  readonly total_points: number;
}

/** A round that has not begun. */
export const BEFORE_THE_FIRST: PracticeDives = { i: 0, opened: [], total_points: 0 };

/** Crates opened after an input, in order; said beforehand, they are opened one by one up to the first snag. */
function openedAfter(
  state: PracticeDives,
  input: SalvageDiveInput,
  snags: readonly number[],
): readonly number[] {
  if (input.action === 'surface') return state.opened;
  if (input.action === 'open') return [...state.opened, input.crate];
  const said = Array.from({ length: input.count }, (_, crate) => crate);
  const snag = said.find((crate) => snags.includes(crate));
  return snag === undefined ? said : said.slice(0, snag + 1);
}

/**
 * What one input does in practice.
 * @throws RangeError for an input to another dive than the one in hand.
 */
export function divePractice(
  state: PracticeDives,
  input: SalvageDiveInput,
  snags: readonly number[],
): { readonly state: PracticeDives; readonly outcome: SalvageDiveOutcome } {
  if (input.i !== state.i) throw new RangeError(`dive ${input.i} is not the one in hand`);
  const opened = openedAfter(state, input, snags);
  const lost = opened.some((crate) => snags.includes(crate));
  const dive_over = lost || input.action !== 'open' || opened.length === CRATES - FACTS.snags;
  const dive_points = divePoints(FACTS, opened.length, lost);
  const total_points = state.total_points + (dive_over ? dive_points : 0);
  return {
    state: dive_over ? { i: state.i + 1, opened: [], total_points } : { ...state, opened },
    outcome: { i: input.i, opened, lost, dive_over, dive_points, total_points },
  };
}

/** Three dives, by a number said beforehand for someone who plays with a screen reader, as in the real task. */
export function createSalvageDivePractice(accommodations: Accommodations): PracticeRound {
  let state = BEFORE_THE_FIRST;
  const form = accommodations.screen_reader ? 'declare' : 'open';
  const stimuli = new Map<number, SalvageDiveStimulus>(
    SNAGS.map((_, i) => [i, { i, block: 0, form, ...FACTS }]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const snags = SNAGS[state.i];
      if (snags === undefined) throw new RangeError('the practice dives are over');
      const dived = divePractice(state, input as SalvageDiveInput, snags);
      state = dived.state;
      return dived.outcome;
    },
  };
}
