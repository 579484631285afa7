import { numbers, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { STEP } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  words('scenario', 'Which situation.'),
  words('subtrait', 'What the response measures.'),
  words('option', 'Which response of the situation.'),
  numbers('shown_at', '', 'Place of the response on the screen, from 1.', { min: 1, max: 4 }),
  numbers('rating', 'rating', 'Rating that was given.'),
  numbers('agreement', 'percent', 'How near the rating is to that of experts.', { min: 0, max: 100 }),
  numbers('changes', '', 'Ratings changed in this situation.', { min: 0 }),
  numbers('seconds', 's', 'Time for the situation.', { min: 0, speeded: true }),
];
