import { eventTime, requireStep } from '../input-fields.ts';
import { type InputPace, InputRefused, type TaskInput } from '../task-core.ts';
import type { MailScannerInput, MailScannerStimulus } from './core.ts';
import type { SortedLetter } from './measures.ts';
import type { MailScannerPlan } from './plan.ts';

/** What was done with one letter, with the time of its event, ms. */
export interface Answer {
  readonly t_ms: number;
  readonly input: MailScannerInput;
}

/** Letters so far, oldest first; the letter to come is the one at `answers.length`. */
export interface MailScannerState {
  readonly answers: readonly Answer[];
}

/** How late a stamp may come after the deadline, ms: a few slow frames. */
export const DEADLINE_TOLERANCE_MS = 100;

function refuseImpossible({ deadline_ms }: MailScannerStimulus, input: MailScannerInput): void {
  if (deadline_ms === null && input.response === null) {
    throw new InputRefused('missed_without_deadline', 'an untimed letter has to be sorted');
  }
  if (deadline_ms !== null && input.response === 'aside') {
    throw new InputRefused('no_such_answer', 'a timed letter is stamped or left alone, not put aside');
  }
  if (input.rt_ms !== null && deadline_ms !== null && input.rt_ms > deadline_ms + DEADLINE_TOLERANCE_MS) {
    throw new InputRefused('beyond_deadline', `rt_ms is beyond the deadline of ${deadline_ms} ms`);
  }
}

/** Folds one letter. @throws InputRefused when it is out of turn or impossible. */
export function sortLetter(
  plan: MailScannerPlan,
  state: MailScannerState,
  event: TaskInput<MailScannerInput>,
): MailScannerState {
  const t_ms = eventTime(event);
  requireStep(event.input.i, state.answers.length, plan.letters.length);
  refuseImpossible(plan.letters[state.answers.length] as MailScannerStimulus, event.input);
  return { answers: [...state.answers, { t_ms, input: event.input }] };
}

/** The wait, and then the full time of the letter, or until the stamp where that ends it; nothing where a pause cut in. */
export function paceOf(plan: MailScannerPlan, { i, rt_ms, interrupted }: MailScannerInput): InputPace {
  const letter = plan.letters[i];
  const by_hand = rt_ms !== null;
  if (letter === undefined || interrupted) return { least_ms: 0, by_hand };
  const full = letter.deadline_ms ?? 0;
  return { least_ms: letter.wait_ms + (letter.ends_on_answer ? (rt_ms ?? full) : full), by_hand };
}

/** The letters of the block being played; none when the task is finished. */
export function currentBlock(plan: MailScannerPlan, state: MailScannerState): readonly MailScannerStimulus[] {
  const next = plan.letters[state.answers.length];
  return next === undefined ? [] : plan.letters.filter((each) => each.block === next.block);
}

/** The letters so far that count: all but those that a pause cut into. */
export function sortedLetters(plan: MailScannerPlan, state: MailScannerState): readonly SortedLetter[] {
  return state.answers.flatMap(({ input }, i) => {
    if (input.interrupted) return [];
    const stamped = input.response === 'stamp';
    const { marked } = plan.letters[i] as MailScannerStimulus;
    return [{ marked, stamped, stamp_ms: stamped ? input.rt_ms : null }];
  });
}
