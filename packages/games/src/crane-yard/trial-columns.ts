import type { TrialColumn } from '../task-core.ts';
import { FORM, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'fewest_moves',
    type: 'number',
    unit: 'moves',
    min: 3,
    max: 7,
    speeded: false,
    description: 'Moves that the plan takes at least.',
  },
  {
    key: 'moves',
    type: 'number',
    unit: 'moves',
    min: 0,
    speeded: false,
    description: 'Moves that were made.',
  },
  {
    key: 'solved',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the plan was met.',
  },
  {
    key: 'grade',
    type: 'number',
    unit: 'points',
    min: 0,
    max: 3,
    speeded: false,
    description: 'Points for a short way.',
  },
  {
    key: 'planning_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time to the first move; null without one.',
  },
  {
    key: 'end_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time to the end of the plan.',
  },
  {
    key: 'left',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the person went on without solving it.',
  },
  FORM,
  INPUT,
  FRAME_MS,
  T_MS,
];
