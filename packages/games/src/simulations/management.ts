import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, REFLEX_CHECK, shiftDesk, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  teamDays('Situations between people, in which a manager sets the tone for everyone else.'),
  glyphGrid('Finding out what is going on when nobody has the whole picture.'),
  shiftDesk(
    'A desk on which more arrives than can be done: what comes first, what is handed over, what can wait.',
  ),
];

/** Ready for positions in management. */
export const MANAGEMENT: SimulationSeed = {
  slug: 'management',
  name: 'Management',
  candidate_intro:
    'Four stations in the harbour: answer two signals, judge twelve situations from daily work, find rules in grids of figures, and put the messages on a desk in order. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Management',
    categories: [
      category(
        'working_with_people',
        45,
        'Managers work through others. Single traits are measured roughly, so they count together.',
        [
          trait('teamwork', 40, 'Bringing people to one result.', whole('collaboration')),
          trait('trustworthiness', 40, 'What a manager lets pass becomes the rule.', whole('integrity')),
          trait('service', 20, 'Keeping those in sight for whom the work is done.', whole('customer_focus')),
        ],
      ),
      category('thinking', 35, 'Deciding with half of the facts.', [
        trait('reasoning', 100, 'The most exact measure here.', whole('abstract_reasoning')),
      ]),
      category(
        'getting_things_done',
        20,
        'The task nearest to the job. How exactly it measures is not known yet, so it weighs less than it could.',
        [
          trait('organising', 100, 'Order and handing over count alike.', [
            { subtrait_id: 'prioritising', weightage: 50 },
            { subtrait_id: 'task_judgement', weightage: 50 },
          ]),
        ],
      ),
    ],
  },
};
