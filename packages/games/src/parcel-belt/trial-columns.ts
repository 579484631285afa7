import type { TrialColumn } from '../task-core.ts';
import { FORM, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'load',
    type: 'number',
    unit: 'parcels',
    min: 1,
    speeded: true,
    description: 'How far back the round compared; the form without time counts otherwise.',
  },
  {
    key: 'share_right',
    type: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    speeded: false,
    description: 'Right decisions of the round.',
  },
  {
    key: 'mastered',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether at most one decision in ten was wrong.',
  },
  FORM,
  INPUT,
  T_MS,
];
