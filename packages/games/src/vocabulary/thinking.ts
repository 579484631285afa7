import type { CategorySeed } from './seeds.ts';

/** Reasoning, memory and planning. */
export const THINKING: CategorySeed = {
  id: 'thinking',
  order: 2,
  traits: [
    {
      id: 'reasoning',
      references: ['Carpenter, Just & Shell 1990, Psychological Review 97:404'],
      subtraits: [
        {
          id: 'abstract_reasoning',
          direction: 'higher',
        },
        {
          id: 'numerical_reasoning',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'memory',
      references: [
        'Kessels et al. 2000, Applied Neuropsychology 7:252',
        'Kirchner 1958, Journal of Experimental Psychology 55:352',
      ],
      subtraits: [
        {
          id: 'visuospatial_memory',
          direction: 'higher',
        },
        {
          id: 'memory_updating',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'planning',
      references: ['Shallice 1982, Philosophical Transactions of the Royal Society B 298:199'],
      subtraits: [
        {
          id: 'planning_ahead',
          direction: 'higher',
        },
        {
          id: 'planning_economy',
          direction: 'higher',
        },
      ],
    },
  ],
};
