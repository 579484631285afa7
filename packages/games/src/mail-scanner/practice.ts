import { SPOKEN_MS } from '../spoken.ts';
import type { Accommodations } from '../task-core.ts';
import type { PracticeRound } from '../task-view.ts';
import type { MailScannerInput, MailScannerOutcome, MailScannerStimulus } from './core.ts';

/** Which letters of the round bear the cross. */
const MARKED: readonly boolean[] = [
  false,
  false,
  true,
  false,
  false,
  false,
  true,
  false,
  false,
  false,
  false,
  true,
];

/** The first letters stay long and go on with the answer; the later ones come at the pace of the real task. */
const SLOW = { letters: 4, deadline_ms: 4000 } as const;
const REAL_PACE = { shown_ms: 750, deadline_ms: 1200 } as const;
const WAIT_MS = 450;

type Timing = Pick<MailScannerStimulus, 'shown_ms' | 'deadline_ms' | 'ends_on_answer'>;

function timingOf(i: number, { time_factor, screen_reader }: Accommodations): Timing {
  if (time_factor === null) return { shown_ms: null, deadline_ms: null, ends_on_answer: true };
  if (screen_reader || i < SLOW.letters) {
    const base = i < SLOW.letters ? SLOW.deadline_ms : REAL_PACE.deadline_ms;
    const deadline_ms = base * time_factor + (screen_reader ? SPOKEN_MS : 0);
    return { shown_ms: null, deadline_ms, ends_on_answer: true };
  }
  const { shown_ms, deadline_ms } = REAL_PACE;
  return { shown_ms: shown_ms * time_factor, deadline_ms: deadline_ms * time_factor, ends_on_answer: false };
}

/** Whether a letter was sorted as asked: stamped without the cross, not stamped with it. */
export function judgePractice(letter: MailScannerStimulus, input: MailScannerInput): MailScannerOutcome {
  return { correct: (input.response === 'stamp') !== letter.marked };
}

/** Twelve fixed letters, three of them marked; the time for each follows the accommodation. */
export function createMailScannerPractice(accommodations: Accommodations): PracticeRound {
  const stimuli = new Map<number, MailScannerStimulus>(
    MARKED.map((marked, i) => [i, { i, block: 0, marked, wait_ms: WAIT_MS, ...timingOf(i, accommodations) }]),
  );
  return {
    of: stimuli.size,
    stimuli,
    submit(input) {
      const sorted = input as MailScannerInput;
      const letter = stimuli.get(sorted.i);
      if (letter === undefined) throw new RangeError(`practice has no item ${sorted.i}`);
      return judgePractice(letter, sorted);
    },
  };
}
