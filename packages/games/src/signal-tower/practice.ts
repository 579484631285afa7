import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { Direction, SignalTowerInput, SignalTowerOutcome, SignalTowerStimulus } from './core.ts';

/** Place of the lamp that counts. */
const MIDDLE = 2;

/** Pause before the lamps, and the two lamps that make a row: those around, and the middle one. */
const ITEMS: readonly {
  readonly fixation_ms: number;
  readonly around: Direction;
  readonly middle: Direction;
}[] = [
  { fixation_ms: 900, around: 'left', middle: 'left' },
  { fixation_ms: 800, around: 'right', middle: 'right' },
  { fixation_ms: 900, around: 'left', middle: 'right' },
  { fixation_ms: 700, around: 'right', middle: 'left' },
  { fixation_ms: 1000, around: 'right', middle: 'right' },
  { fixation_ms: 600, around: 'right', middle: 'left' },
  { fixation_ms: 800, around: 'left', middle: 'left' },
  { fixation_ms: 700, around: 'left', middle: 'right' },
];

/** Time to answer in practice, ms: long for the first ones, then near to the real task's. */
const FIRST_DEADLINES_MS = 4000;
const LATER_DEADLINES_MS = 2000;
const FIRST_ITEMS = 4;

/** Which way the middle lamp of a row points. */
export function middleLamp(lamps: readonly Direction[]): Direction {
  const lamp = lamps[MIDDLE];
  if (lamp === undefined) throw new RangeError('a row has five lamps');
  return lamp;
}

/** Whether an answer is what the middle lamp asked for; a missed one is not. */
export function judgePractice(stimulus: SignalTowerStimulus, input: SignalTowerInput): SignalTowerOutcome {
  return { correct: input.response === middleLamp(stimulus.lamps) };
}

/** Eight fixed rows, half of them with a middle lamp against the others; the time to answer follows the accommodation. */
export function createSignalTowerPractice(accommodations: Accommodations): PracticeRound {
  const factor = accommodations.time_factor;
  const stimuli = new Map<number, SignalTowerStimulus>(
    ITEMS.map(({ fixation_ms, around, middle }, i) => {
      const deadline = i < FIRST_ITEMS ? FIRST_DEADLINES_MS : LATER_DEADLINES_MS;
      const deadline_ms = factor === null ? null : deadline * factor;
      const lamps = [around, around, middle, around, around];
      return [i, { i, block: 0, lamps, fixation_ms, deadline_ms }];
    }),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const answer = input as SignalTowerInput;
      const stimulus = stimuli.get(answer.i);
      if (stimulus === undefined) throw new RangeError(`practice has no item ${answer.i}`);
      return judgePractice(stimulus, answer);
    },
  };
}
