import type { TrialView } from '../trial-view.ts';

/** How a play of Shift Desk is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'seconds',
  scale: null,
  good: () => null,
  legend: 'plain',
  columns: ['i', 'deed', 'message', 'decision', 'place', 'seconds'],
};
