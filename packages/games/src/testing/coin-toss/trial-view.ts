import type { TrialView } from '../../trial-view.ts';

/** How a play of Coin Toss is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'i',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'plain',
  columns: ['side', 'correct'],
};
