import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  {
    key: 'part',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'simple or choice.',
  },
  {
    key: 'signal',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which signal came up.',
  },
  {
    key: 'response',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'The side that was chosen; null without an answer.',
  },
  {
    key: 'rt_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time from the signal to the answer; null without one.',
  },
  {
    key: 'correct',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the answer fitted the signal and came in time.',
  },
  {
    key: 'missed',
    type: 'boolean',
    unit: '',
    speeded: true,
    description: 'Whether no answer came in time.',
  },
  INPUT,
  FRAME_MS,
  {
    key: 'wait_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Wait before the signal.',
  },
  {
    key: 'deadline_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time that was given; null when untimed.',
  },
  T_MS,
];
