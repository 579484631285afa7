import type { TrialView } from '../trial-view.ts';

/** How a play of Lantern Path is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'length',
  scale: null,
  good: ({ correct }) => correct === true,
  legend: 'path',
  columns: ['i', 'path_direction', 'length', 'path', 'taps', 'correct', 'first_tap_ms'],
};
