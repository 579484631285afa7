import type { TrialColumn } from '../task-core.ts';
import { STEP } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'scenario',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which situation.',
  },
  {
    key: 'subtrait',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'What the response measures.',
  },
  {
    key: 'option',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which response of the situation.',
  },
  {
    key: 'shown_at',
    type: 'number',
    unit: '',
    min: 1,
    max: 4,
    speeded: false,
    description: 'Place of the response on the screen, from 1.',
  },
  {
    key: 'rating',
    type: 'number',
    unit: 'rating',
    speeded: false,
    description: 'Rating that was given.',
  },
  {
    key: 'agreement',
    type: 'number',
    unit: 'percent',
    min: 0,
    max: 100,
    speeded: false,
    description: 'How near the rating is to that of experts.',
  },
  {
    key: 'changes',
    type: 'number',
    unit: '',
    min: 0,
    speeded: false,
    description: 'Ratings changed in this situation.',
  },
  {
    key: 'seconds',
    type: 'number',
    unit: 's',
    min: 0,
    speeded: true,
    description: 'Time for the situation.',
  },
];
