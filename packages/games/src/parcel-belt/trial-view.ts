import type { TrialView } from '../trial-view.ts';

/** How a play of Parcel Belt is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'load',
  scale: null,
  good: ({ mastered }) => mastered === true,
  legend: 'round',
  columns: ['i', 'load', 'share_right', 'mastered'],
};
