import type { TrialView } from '../trial-view.ts';

/** How a play of Reflex Check is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'rt_ms',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'signal',
  columns: ['i', 'part', 'signal', 'response', 'rt_ms', 'correct'],
};
