import type { TrialColumn } from '../task-core.ts';
import { BLOCK, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  {
    key: 'condition',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'congruent or incongruent: whether the outer lamps point with the middle one.',
  },
  {
    key: 'target',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'The side that was right.',
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
    description: 'Time from the lamps to the answer; null without one.',
  },
  {
    key: 'correct',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the right side was chosen in time.',
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
    key: 'fixation_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time of looking at the middle before the lamps.',
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
