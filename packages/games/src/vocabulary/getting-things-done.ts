import type { CategorySeed } from './seeds.ts';

/** Organising work and effort. */
export const GETTING_THINGS_DONE: CategorySeed = {
  id: 'getting_things_done',
  order: 4,
  traits: [
    {
      id: 'organising',
      references: ['Lievens & Patterson 2011, Journal of Applied Psychology 96:927'],
      subtraits: [
        {
          id: 'prioritising',
          direction: 'higher',
        },
        {
          id: 'task_judgement',
          direction: 'higher',
        },
        {
          id: 'picking_up_again',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'effort',
      references: ['Treadway et al. 2009, PLoS ONE 4:e6598'],
      subtraits: [
        {
          id: 'effort_allocation',
          direction: 'higher',
        },
        {
          id: 'effort_willingness',
          direction: 'target',
        },
      ],
    },
  ],
};
