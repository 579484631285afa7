import type { TrialView } from '../trial-view.ts';

/** How a play of Power Plant is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'expected_gain',
  scale: null,
  good: ({ demand }) => demand === 'hard',
  legend: 'effort',
  columns: ['i', 'chance', 'hard_points', 'expected_gain', 'demand', 'shift_end', 'paid', 'points'],
};
