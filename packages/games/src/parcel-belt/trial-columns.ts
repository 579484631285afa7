import { numbers, truths } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { FORM, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  numbers('load', 'parcels', 'How far back the round compared; the form without time counts otherwise.', {
    min: 1,
    speeded: true,
  }),
  numbers('share_right', 'percent', 'Right decisions of the round.', { min: 0, max: 100 }),
  truths('mastered', 'Whether at most one decision in ten was wrong.'),
  FORM,
  INPUT,
  T_MS,
];
