import { numbers, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { STEP } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  words('statement', 'Which statement.'),
  words('domain', 'Which of five domains.'),
  words('facet', 'Which facet.'),
  numbers('rating', 'rating', 'Rating as given; null where skipped.', { min: 1, max: 5 }),
  numbers('counts', 'rating', 'Rating as it counts for the facet, turned round where the statement is.', {
    min: 1,
    max: 5,
  }),
];
