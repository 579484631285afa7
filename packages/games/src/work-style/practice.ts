import type { PracticeRound } from '../task-view.ts';
import type { WorkStyleStimulus } from './core.ts';

const SAMPLES: WorkStyleStimulus = {
  i: 0,
  block: 0,
  statements: [
    { statement: 'sample_1', en: 'Drink tea in the morning', ar: 'أشرب الشاي في الصباح' },
    { statement: 'sample_2', en: 'Like walking in the rain', ar: 'أحب المشي تحت المطر' },
  ],
};

/** Two sample statements that belong to no scale; nothing is judged. */
export function createWorkStylePractice(): PracticeRound {
  return { of: 1, stimuli: new Map([[0, SAMPLES]]), submit: () => null };
}
