import type { TrialView } from '../trial-view.ts';

/** How a play of Work Style is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'counts',
  scale: 5,
  good: () => null,
  legend: 'plain',
  columns: ['i', 'domain', 'facet', 'rating', 'counts'],
};
