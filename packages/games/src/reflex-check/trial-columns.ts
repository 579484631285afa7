import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  words('part', 'simple or choice.'),
  words('signal', 'Which signal came up.'),
  words('response', 'The side that was chosen; null without an answer.'),
  numbers('rt_ms', 'ms', 'Time from the signal to the answer; null without one.', { min: 0, speeded: true }),
  truths('correct', 'Whether the answer fitted the signal and came in time.'),
  truths('missed', 'Whether no answer came in time.', { speeded: true }),
  INPUT,
  FRAME_MS,
  numbers('wait_ms', 'ms', 'Wait before the signal.', { min: 0, speeded: true }),
  numbers('deadline_ms', 'ms', 'Time that was given; null when untimed.', { min: 0, speeded: true }),
  T_MS,
];
