import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  words('letter', 'marked or unmarked.'),
  truths('stamped', 'Whether the letter was stamped.'),
  numbers('rt_ms', 'ms', 'Time from the letter to the stamp; null without one.', { min: 0, speeded: true }),
  truths('correct', 'Whether it was right to stamp or to hold back; null where a pause cut in.'),
  truths('interrupted', 'Whether a pause cut into the letter.'),
  INPUT,
  FRAME_MS,
  numbers('wait_ms', 'ms', 'Wait before the letter.', { min: 0, speeded: true }),
  numbers('deadline_ms', 'ms', 'Time that was given; null when untimed.', { min: 0, speeded: true }),
  T_MS,
];
