import type { CategorySeed } from './seeds.ts';

/** Judging everyday situations with others. */
export const WORKING_WITH_PEOPLE: CategorySeed = {
  id: 'working_with_people',
  order: 5,
  traits: [
    {
      id: 'teamwork',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'collaboration',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'trustworthiness',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'integrity',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'service',
      references: ['McDaniel et al. 2007, Personnel Psychology 60:63'],
      subtraits: [
        {
          id: 'customer_focus',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'cooperation',
      references: [
        'Berg, Dickhaut & McCabe 1995, Games and Economic Behavior 10:122',
        'Güth, Schmittberger & Schwarze 1982, Journal of Economic Behavior & Organization 3:367',
      ],
      subtraits: [
        {
          id: 'trusting',
          direction: 'target',
        },
        {
          id: 'reciprocity',
          direction: 'target',
        },
        {
          id: 'fairness',
          direction: 'target',
        },
      ],
    },
  ],
};
