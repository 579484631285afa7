import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  words('condition', 'congruent or incongruent: whether the outer lamps point with the middle one.'),
  words('target', 'The side that was right.'),
  words('response', 'The side that was chosen; null without an answer.'),
  numbers('rt_ms', 'ms', 'Time from the lamps to the answer; null without one.', { min: 0, speeded: true }),
  truths('correct', 'Whether the right side was chosen in time.'),
  truths('missed', 'Whether no answer came in time.', { speeded: true }),
  INPUT,
  FRAME_MS,
  numbers('fixation_ms', 'ms', 'Time of looking at the middle before the lamps.', { min: 0, speeded: true }),
  numbers('deadline_ms', 'ms', 'Time that was given; null when untimed.', { min: 0, speeded: true }),
  T_MS,
];
