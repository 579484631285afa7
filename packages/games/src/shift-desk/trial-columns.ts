import type { TrialColumn } from '../task-core.ts';
import { INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'deed',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'What was done.',
  },
  {
    key: 'message',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which message it was done to; null where none.',
  },
  {
    key: 'decision',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'What was decided; null where nothing was.',
  },
  {
    key: 'place',
    type: 'number',
    unit: '',
    min: 1,
    max: 10,
    speeded: false,
    description: 'Place it was moved to, from 1; null where nothing was moved.',
  },
  {
    key: 'seconds',
    type: 'number',
    unit: 's',
    min: 0,
    speeded: true,
    description: 'Time on the desk so far.',
  },
  INPUT,
  T_MS,
];
