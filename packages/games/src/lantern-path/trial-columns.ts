import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { FORM, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  words('path_direction', 'forward or backward.'),
  numbers('length', 'lanterns', 'Length of the path.', { min: 1, max: 9 }),
  words('path', 'The path that was shown.'),
  words('taps', 'The path that was tapped.'),
  truths('correct', 'Whether the path was repeated without a fault.'),
  numbers('first_tap_ms', 'ms', 'Time to the first tap.', { min: 0, speeded: true }),
  numbers('answer_ms', 'ms', 'Time for the whole answer.', { min: 0, speeded: true }),
  numbers('taken_back', 'taps', 'Taps undone.', { min: 0 }),
  FORM,
  INPUT,
  FRAME_MS,
  T_MS,
];
