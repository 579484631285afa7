import type { TrialView } from '../trial-view.ts';

/** How a play of Team Days is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'agreement',
  scale: 100,
  good: () => null,
  legend: 'plain',
  columns: ['i', 'subtrait', 'shown_at', 'rating', 'agreement', 'seconds'],
};
