import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  {
    key: 'letter',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'marked or unmarked.',
  },
  {
    key: 'stamped',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the letter was stamped.',
  },
  {
    key: 'rt_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time from the letter to the stamp; null without one.',
  },
  {
    key: 'correct',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether it was right to stamp or to hold back; null where a pause cut in.',
  },
  {
    key: 'interrupted',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether a pause cut into the letter.',
  },
  INPUT,
  FRAME_MS,
  {
    key: 'wait_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Wait before the letter.',
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
