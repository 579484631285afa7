import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { BLOCK, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  numbers('flight', '', 'Number of the flight, from 0.', { min: 0 }),
  BLOCK,
  words('form', 'manual or declare: how crates were loaded.'),
  numbers('loaded', 'crates', 'Crates loaded when the flight ended.', { min: 0, max: 256 }),
  truths('lost', 'Whether the cargo was lost.'),
  numbers('points', 'points', 'Points brought home; 0 for a lost cargo.', { min: 0, max: 256 }),
  T_MS,
];
