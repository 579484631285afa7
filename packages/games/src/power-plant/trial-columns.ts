import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { FORM, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  numbers('chance', 'percent', 'Chance that points are paid.', { min: 0, max: 100 }),
  numbers('hard_points', 'points', 'Points offered for the hard shift.', { min: 0 }),
  numbers('expected_gain', 'points', 'What the hard shift is worth more than the easy one, on average.'),
  words('demand', 'hard or easy: the shift that was chosen.'),
  words('shift_end', 'How the shift ended.'),
  truths('paid', 'Whether points were paid.'),
  numbers('points', 'points', 'Points that were paid.', { min: 0 }),
  numbers('rt_ms', 'ms', 'Time to the choice.', { min: 0, speeded: true }),
  numbers('work_ms', 'ms', 'Time of the work.', { min: 0, speeded: true }),
  numbers('presses', '', 'Presses during the work.', { min: 0 }),
  FORM,
  INPUT,
  T_MS,
];
