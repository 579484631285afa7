import type { CategorySeed } from './seeds.ts';

/** Attention, pace and self-control. */
export const FOCUS: CategorySeed = {
  id: 'focus',
  order: 1,
  traits: [
    {
      id: 'attention',
      references: ['Eriksen & Eriksen 1974, Perception & Psychophysics 16:143'],
      subtraits: [
        {
          id: 'focused_attention',
          direction: 'higher',
        },
        {
          id: 'accuracy',
          direction: 'higher',
        },
        {
          id: 'sustained_attention',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'pace',
      references: ['Vandierendonck 2017, Behavior Research Methods 49:653'],
      subtraits: [
        {
          id: 'processing_speed',
          direction: 'higher',
        },
        {
          id: 'reaction_speed',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'self_control',
      references: ['Newman, Widom & Nathan 1985, Journal of Personality and Social Psychology 48:1316'],
      subtraits: [
        {
          id: 'response_inhibition',
          direction: 'higher',
        },
      ],
    },
  ],
};
