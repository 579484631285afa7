import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { craneYard, glyphGrid, parcelBelt, REFLEX_CHECK } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  glyphGrid('Finding the rule behind an example is the heart of reading and changing code.'),
  parcelBelt('Following a program means keeping several changing values in mind and up to date.'),
  craneYard('A change in several steps goes better when its whole way is seen before the first step.'),
];

/** Ready for positions in software. */
export const SOFTWARE: SimulationSeed = {
  slug: 'software',
  name: 'Software',
  candidate_intro:
    'Four stations in the harbour: answer two signals, find rules in grids of figures, keep a running list of parcels in mind, and move crates on short ways. No knowledge of any programming language is needed. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Software',
    categories: [
      category(
        'thinking',
        100,
        'What changes from one piece of software to the next is the problem; what stays is thinking it through. How people work together is better asked in the conversation than played for a few minutes.',
        [
          trait(
            'reasoning',
            55,
            'The most exact measure here, and the one nearest to finding out how unknown code works.',
            whole('abstract_reasoning'),
          ),
          trait(
            'memory',
            30,
            'Keeping values in mind while they change; measured a little less exactly than reasoning.',
            whole('memory_updating'),
          ),
          trait(
            'planning',
            15,
            'Useful, but problems of this length are measured with little exactness, so it weighs little.',
            [
              { subtrait_id: 'planning_ahead', weightage: 60 },
              { subtrait_id: 'planning_economy', weightage: 40 },
            ],
          ),
        ],
      ),
    ],
  },
};
