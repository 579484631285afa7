import type { TrialView } from '../trial-view.ts';

/** How a play of Mail Scanner is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'rt_ms',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'mail',
  columns: ['i', 'letter', 'stamped', 'rt_ms', 'correct'],
};
