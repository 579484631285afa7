import type { TrialColumn } from '../task-core.ts';
import { FORM, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'path_direction',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'forward or backward.',
  },
  {
    key: 'length',
    type: 'number',
    unit: 'lanterns',
    min: 1,
    max: 9,
    speeded: false,
    description: 'Length of the path.',
  },
  {
    key: 'path',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'The path that was shown.',
  },
  {
    key: 'taps',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'The path that was tapped.',
  },
  {
    key: 'correct',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the path was repeated without a fault.',
  },
  {
    key: 'first_tap_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time to the first tap.',
  },
  {
    key: 'answer_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time for the whole answer.',
  },
  {
    key: 'taken_back',
    type: 'number',
    unit: 'taps',
    min: 0,
    speeded: false,
    description: 'Taps taken back.',
  },
  FORM,
  INPUT,
  FRAME_MS,
  T_MS,
];
