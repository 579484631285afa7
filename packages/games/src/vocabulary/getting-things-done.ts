import type { CategorySeed } from './seeds.ts';

/** Organising work and effort. */
export const GETTING_THINGS_DONE: CategorySeed = {
  id: 'getting_things_done',
  name: 'Getting things done',
  description: 'Putting first things first, and choosing where to put effort.',
  order: 4,
  traits: [
    {
      id: 'organising',
      name: 'Organising',
      definition: 'Keeping the overview of work that comes in faster than it can be done.',
      low_label: 'Takes work as it comes',
      high_label: 'Puts first things first',
      references: ['Lievens & Patterson 2011, Journal of Applied Psychology 96:927'],
      subtraits: [
        {
          id: 'prioritising',
          name: 'Prioritising',
          definition: 'Agreement of the order chosen for incoming work with the order of the key.',
          low_label: 'Answers in order of arrival',
          high_label: 'Answers by what matters most',
          direction: 'higher',
        },
        {
          id: 'task_judgement',
          name: 'Handling of requests',
          definition: 'Agreement with the key on what to do now, do later, hand over or leave.',
          low_label: 'Keeps everything on the desk',
          high_label: 'Gives each request its place',
          direction: 'higher',
        },
        {
          id: 'picking_up_again',
          name: 'Picking up again',
          definition: 'How well the order holds when something urgent comes in between.',
          low_label: 'Is taken along by what is new',
          high_label: 'Returns to the plan',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'effort',
      name: 'Effort',
      definition: 'Where someone chooses to put effort when it costs something.',
      low_label: 'Saves effort',
      high_label: 'Puts in effort',
      references: ['Treadway et al. 2009, PLoS ONE 4:e6598'],
      subtraits: [
        {
          id: 'effort_allocation',
          name: 'Effort by worth',
          definition: 'How closely the choice of the harder task follows what it is worth.',
          low_label: 'Chooses by habit',
          high_label: 'Chooses by what it is worth',
          direction: 'higher',
        },
        {
          id: 'effort_willingness',
          name: 'Willingness for effort',
          definition: 'How often someone chooses the harder task. A description, not a merit.',
          low_label: 'Keeps to the easy task',
          high_label: 'Often takes the hard task',
          direction: 'target',
        },
      ],
    },
  ],
};
