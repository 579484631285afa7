import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, lanternPath, parcelBelt, REFLEX_CHECK } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  glyphGrid('Finding the rule behind an example, as in reading and changing code.'),
  parcelBelt('Following a program means keeping several changing values in mind and up to date.'),
  lanternPath('Knowing where in a large whole something was, without looking it up each time.'),
];

/** Ready for positions in software. */
export const SOFTWARE: SimulationSeed = {
  ...said('software'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('software').name,
    categories: [
      category(
        'thinking',
        100,
        'What changes from one piece of software to the next is the problem; what stays is keeping it in mind. How people work together is better asked in the conversation than played for a few minutes.',
        [
          trait(
            'memory',
            85,
            'Values that change, and places in a whole: both are compared with norms, and together they are measured well.',
            [
              { subtrait_id: 'memory_updating', weightage: 52 },
              { subtrait_id: 'visuospatial_memory', weightage: 48 },
            ],
          ),
          trait(
            'reasoning',
            15,
            'Nearest to finding out how unknown code works; its items are not calibrated yet, so it weighs little.',
            whole('abstract_reasoning'),
          ),
        ],
      ),
    ],
  },
};
