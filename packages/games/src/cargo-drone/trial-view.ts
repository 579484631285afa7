import type { TrialView } from '../trial-view.ts';

/** How a play of Cargo Drone is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'loaded',
  scale: null,
  good: ({ lost }) => lost === false,
  legend: 'drone',
  columns: ['flight', 'loaded', 'lost', 'points'],
};
