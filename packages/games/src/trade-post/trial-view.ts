import type { TrialView } from '../trial-view.ts';

/** How a play of Trade Post is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'given',
  scale: null,
  good: ({ accepted }) => (typeof accepted === 'boolean' ? accepted : null),
  legend: 'trade',
  columns: ['i', 'role', 'ship_gave', 'most', 'given', 'accepted', 'ship_returned', 'earned'],
};
