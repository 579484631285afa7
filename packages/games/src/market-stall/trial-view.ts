import type { TrialView } from '../trial-view.ts';

/** How a play of Market Stall is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'rt_ms',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'signal',
  columns: ['i', 'difficulty', 'option', 'right_option', 'rt_ms', 'correct', 'calculations', 'theta'],
};
