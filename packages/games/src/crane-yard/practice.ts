import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import {
  type CraneYardInput,
  type CraneYardOutcome,
  type CraneYardStimulus,
  deadlineOf,
  type Yard,
} from './core.ts';
import { replayActions } from './hoists.ts';

/** Problems of practice: one and two moves, fewer than any of the real task. */
const ITEMS: readonly { readonly start: Yard; readonly goal: Yard; readonly fewest: number }[] = [
  { start: [[2, 0], [1], []], goal: [[2], [1, 0], []], fewest: 1 },
  { start: [[1, 2, 0], [], []], goal: [[1], [2], [0]], fewest: 2 },
  { start: [[0], [1, 2], []], goal: [[0, 2], [], [1]], fewest: 2 },
];

/** Time for a practice problem, s, as in the real task. */
const SECONDS = 40;

/** Three problems, judged on the spot. */
export function createCraneYardPractice(accommodations: Accommodations): PracticeRound {
  const deadline_ms = deadlineOf(SECONDS, accommodations);
  const stimuli = new Map<number, CraneYardStimulus>(
    ITEMS.map(({ start, goal }, i) => [i, { i, block: 0, form: 0, start, goal, deadline_ms }]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input): CraneYardOutcome {
      const { i, actions } = input as CraneYardInput;
      const item = ITEMS[i];
      if (item === undefined) throw new RangeError(`practice has no problem ${i}`);
      return { ...replayActions(item.start, item.goal, actions), fewest: item.fewest };
    },
  };
}
