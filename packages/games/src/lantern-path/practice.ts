import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import {
  askedTaps,
  type LanternPathInput,
  type LanternPathOutcome,
  type LanternPathStimulus,
  type PathDirection,
} from './core.ts';

/** Paths of practice: shorter than those of the real task, which draws its own. */
const ITEMS: readonly { readonly direction: PathDirection; readonly path: readonly number[] }[] = [
  { direction: 'forward', path: [4, 8] },
  { direction: 'forward', path: [6, 2, 7] },
  { direction: 'backward', path: [1, 9] },
  { direction: 'backward', path: [5, 3, 8] },
];

/** From one light to the next in practice, ms: as in the real task, and longer where each light is spoken. */
const PACE_MS = 1000;
const SPOKEN_PACE_MS = 1600;

/** Whether the taps are those that the path asked for. */
export function judgePractice(stimulus: LanternPathStimulus, input: LanternPathInput): LanternPathOutcome {
  const asked = askedTaps(stimulus.path, stimulus.direction);
  const { taps } = input;
  return { correct: taps.length === asked.length && asked.every((place, at) => taps[at] === place) };
}

/** Four fixed paths, two of them backward; the pace follows what was asked for. */
export function createLanternPathPractice(accommodations: Accommodations): PracticeRound {
  const factor = accommodations.time_factor;
  const pace = accommodations.screen_reader ? SPOKEN_PACE_MS : PACE_MS;
  const stimuli = new Map<number, LanternPathStimulus>(
    ITEMS.map(({ direction, path }, i) => [
      i,
      {
        i,
        block: direction === 'forward' ? 0 : 1,
        form: 0,
        direction,
        path,
        pace_ms: factor === null ? null : pace * factor,
      },
    ]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const answer = input as LanternPathInput;
      const stimulus = stimuli.get(answer.i);
      if (stimulus === undefined) throw new RangeError(`practice has no path ${answer.i}`);
      return judgePractice(stimulus, answer);
    },
  };
}
