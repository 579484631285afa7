import type { PracticeRound } from '../../task-view.ts';
import type { Toss } from './core.ts';

/** Two tosses; nothing is told of either. */
export function createCoinTossPractice(): PracticeRound {
  const stimuli = new Map<number, Toss>([0, 1].map((i) => [i, { i }]));
  return { of: stimuli.size, stimuli, submit: () => null };
}
