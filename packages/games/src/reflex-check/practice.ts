import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { MastSignal, ReflexCheckInput, ReflexCheckOutcome, ReflexCheckStimulus } from './core.ts';
import { SIDE_OF } from './sides.ts';

const ITEMS: readonly {
  readonly part: 'simple' | 'choice';
  readonly signal: MastSignal;
  readonly wait_ms: number;
}[] = [
  { part: 'simple', signal: 'ball', wait_ms: 1400 },
  { part: 'simple', signal: 'ball', wait_ms: 900 },
  { part: 'simple', signal: 'ball', wait_ms: 1800 },
  { part: 'choice', signal: 'ball', wait_ms: 900 },
  { part: 'choice', signal: 'diamond', wait_ms: 800 },
  { part: 'choice', signal: 'diamond', wait_ms: 700 },
  { part: 'choice', signal: 'ball', wait_ms: 900 },
  { part: 'choice', signal: 'diamond', wait_ms: 600 },
  { part: 'choice', signal: 'ball', wait_ms: 800 },
  { part: 'choice', signal: 'ball', wait_ms: 650 },
  { part: 'choice', signal: 'diamond', wait_ms: 750 },
];

/** Time to answer in practice, ms: longer than in the real task. */
const DEADLINE_MS = 4000;

/** Whether an answer is what the signal asked for; a missed one is not, and in the simple part any answer is. */
export function judgePractice(stimulus: ReflexCheckStimulus, input: ReflexCheckInput): ReflexCheckOutcome {
  if (input.response === null) return { correct: false };
  return { correct: stimulus.part === 'simple' || input.response === SIDE_OF[stimulus.signal] };
}

/** Three simple signals and eight to choose from; the time to answer follows the accommodation. */
export function createReflexCheckPractice(accommodations: Accommodations): PracticeRound {
  const { time_factor, screen_reader } = accommodations;
  const deadline_ms =
    time_factor === null ? null : DEADLINE_MS * time_factor + (screen_reader ? SPOKEN_MS : 0);
  const stimuli = new Map<number, ReflexCheckStimulus>(
    ITEMS.map((item, i) => [i, { i, block: item.part === 'simple' ? 0 : 1, ...item, deadline_ms }]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const answer = input as ReflexCheckInput;
      const stimulus = stimuli.get(answer.i);
      if (stimulus === undefined) throw new RangeError(`practice has no item ${answer.i}`);
      return judgePractice(stimulus, answer);
    },
  };
}
