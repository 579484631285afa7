import type { CategorySeed } from './seeds.ts';

/** Reasoning, memory and planning. */
export const THINKING: CategorySeed = {
  id: 'thinking',
  name: 'Thinking',
  description: 'Finding rules, reading figures, keeping things in mind and planning ahead.',
  order: 2,
  traits: [
    {
      id: 'reasoning',
      name: 'Reasoning',
      definition: 'Working out what follows from what is given.',
      low_label: 'Goes step by step',
      high_label: 'Sees the rule quickly',
      references: ['Carpenter, Just & Shell 1990, Psychological Review 97:404'],
      subtraits: [
        {
          id: 'abstract_reasoning',
          name: 'Abstract reasoning',
          definition: 'Finding the rule behind a pattern of shapes and continuing it.',
          low_label: 'Takes patterns as they come',
          high_label: 'Finds the rule behind them',
          direction: 'higher',
        },
        {
          id: 'numerical_reasoning',
          name: 'Numerical reasoning',
          definition: 'Drawing the right conclusion from tables, charts and prices.',
          low_label: 'Leaves figures to others',
          high_label: 'Reads figures with ease',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'memory',
      name: 'Memory',
      definition: 'Keeping in mind what is needed for the next moments, and renewing it.',
      low_label: 'Writes things down',
      high_label: 'Keeps much in mind',
      references: [
        'Kessels et al. 2000, Applied Neuropsychology 7:252',
        'Kirchner 1958, Journal of Experimental Psychology 55:352',
      ],
      subtraits: [
        {
          id: 'visuospatial_memory',
          name: 'Visuospatial memory',
          definition: 'How long a path of places someone can follow from memory, forward and backward.',
          low_label: 'Needs the path in sight',
          high_label: 'Keeps long paths in mind',
          direction: 'higher',
        },
        {
          id: 'memory_updating',
          name: 'Memory updating',
          definition: 'How far back someone can keep a running list up to date.',
          low_label: 'Keeps the last thing in mind',
          high_label: 'Keeps several things up to date',
          direction: 'higher',
        },
      ],
    },
    {
      id: 'planning',
      name: 'Planning',
      definition: 'Thinking a task through before beginning it.',
      low_label: 'Begins and adapts',
      high_label: 'Thinks it through first',
      references: ['Shallice 1982, Philosophical Transactions of the Royal Society B 298:199'],
      subtraits: [
        {
          id: 'planning_ahead',
          name: 'Planning ahead',
          definition:
            'Share of tasks solved on the shortest way, with credit for ways that are nearly as short.',
          low_label: 'Finds the way while going',
          high_label: 'Sees the whole way first',
          direction: 'higher',
        },
        {
          id: 'planning_economy',
          name: 'Economy of moves',
          definition: 'How few moves someone spends beyond those that are needed.',
          low_label: 'Spends moves freely',
          high_label: 'Spends no move in vain',
          direction: 'higher',
        },
      ],
    },
  ],
};
