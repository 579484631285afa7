import { numbers, truths } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { FORM, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  numbers('fewest_moves', 'moves', 'Moves that the plan takes at least.', { min: 3, max: 7 }),
  numbers('moves', 'moves', 'Moves that were made.', { min: 0 }),
  truths('solved', 'Whether the plan was met.'),
  numbers('grade', 'points', 'Points for a short way.', { min: 0, max: 3 }),
  numbers('planning_ms', 'ms', 'Time to the first move; null without one.', { min: 0, speeded: true }),
  numbers('end_ms', 'ms', 'Time to the end of the plan.', { min: 0, speeded: true }),
  truths('left', 'Whether the person went on without solving it.'),
  FORM,
  INPUT,
  FRAME_MS,
  T_MS,
];
