import type { TrialView } from '../trial-view.ts';

/** How a play of Signal Tower is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'rt_ms',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'signal',
  columns: ['i', 'condition', 'target', 'response', 'rt_ms', 'correct'],
};
