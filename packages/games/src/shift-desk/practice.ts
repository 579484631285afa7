import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { DeskSetup, ShiftDeskInput, ShiftDeskOutcome, ShiftDeskStimulus } from './core.ts';
import { freshDesk } from './desk.ts';

/** Three messages of their own, none of the real task. */
const SETUP: DeskSetup = {
  messages: [
    { id: 'plan', name: 4, n: 1, time: 540 },
    { id: 'guest', name: 7, n: 1, time: 540 },
    { id: 'smoke', name: 1, n: 3, time: 540 },
  ],
  interruptions: [],
};

/** What we had in mind, told at the end. */
const MEANT: ShiftDeskOutcome = {
  practice: {
    order: ['smoke', 'guest', 'plan'],
    decisions: { smoke: 'now', guest: 'delegate', plan: 'later' },
  },
};

/** A small desk without a clock and without interruptions, explained at the end. */
export function createShiftDeskPractice(_accommodations: Accommodations): PracticeRound {
  const stimulus: ShiftDeskStimulus = {
    i: 0,
    block: 0,
    form: 0,
    ...SETUP,
    desk: freshDesk(SETUP),
    elapsed_ms: 0,
    limit_ms: null,
  };
  return {
    of: 1,
    stimuli: new Map([[0, stimulus]]),
    submit: (input) => ((input as ShiftDeskInput).action === 'done' ? MEANT : null),
  };
}
