import type { TrialView } from '../trial-view.ts';

/** How a play of Crane Yard is drawn and listed. */
export const TRIALS: TrialView = {
  column: 'moves',
  scale: null,
  good: ({ grade }) => grade === 3,
  legend: 'plan',
  columns: ['i', 'fewest_moves', 'moves', 'solved', 'grade', 'planning_ms', 'end_ms'],
};
