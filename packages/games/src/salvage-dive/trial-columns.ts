import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  numbers('gain', 'points', 'What each good crate brings.', { min: 0 }),
  numbers('loss', 'points', 'What a snag costs.', { min: 0 }),
  numbers('snags', '', 'Crates with a snag.', { min: 0 }),
  numbers('opened', 'crates', 'Crates that were opened.', { min: 0 }),
  truths('lost', 'Whether a snag ended the dive.'),
  numbers('points', 'points', 'Points of the dive.'),
  words('form', 'open or declare: how crates were chosen.'),
  T_MS,
];
