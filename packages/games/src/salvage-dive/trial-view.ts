import type { TrialView } from '../trial-view.ts';

/** How a play of Salvage Dive is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'opened',
  scale: 32,
  good: ({ lost }) => lost === false,
  legend: 'dive',
  columns: ['i', 'gain', 'loss', 'snags', 'opened', 'lost', 'points'],
};
