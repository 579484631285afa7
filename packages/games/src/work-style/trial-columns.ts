import type { TrialColumn } from '../task-core.ts';
import { STEP } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'statement',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which statement.',
  },
  {
    key: 'domain',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which of five domains.',
  },
  {
    key: 'facet',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'Which facet.',
  },
  {
    key: 'rating',
    type: 'number',
    unit: 'rating',
    min: 1,
    max: 5,
    speeded: false,
    description: 'Rating as given; null where skipped.',
  },
  {
    key: 'counts',
    type: 'number',
    unit: 'rating',
    min: 1,
    max: 5,
    speeded: false,
    description: 'Rating as it counts for the facet, turned round where the statement is.',
  },
];
