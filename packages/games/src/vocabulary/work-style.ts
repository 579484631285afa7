import type { CategorySeed } from './seeds.ts';

/** Self-description by questionnaire. */
export const WORK_STYLE: CategorySeed = {
  id: 'work_style',
  order: 6,
  traits: [
    {
      id: 'work_style',
      references: ['Johnson 2014, Journal of Research in Personality 51:78'],
      subtraits: [
        {
          id: 'extraversion',
          direction: 'target',
        },
        {
          id: 'agreeableness',
          direction: 'target',
        },
        {
          id: 'conscientiousness',
          direction: 'target',
        },
        {
          id: 'emotional_stability',
          direction: 'target',
        },
        {
          id: 'openness',
          direction: 'target',
        },
      ],
    },
  ],
};
