import { numbers, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  words('deed', 'What was done.'),
  words('message', 'Which message it was done to; null where none.'),
  words('decision', 'What was decided; null where nothing was.'),
  numbers('place', '', 'Place it was moved to, from 1; null where nothing was moved.', { min: 1, max: 10 }),
  numbers('seconds', 's', 'Time on the desk so far.', { min: 0, speeded: true }),
  INPUT,
  T_MS,
];
