import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { craneYard, glyphGrid, REFLEX_CHECK, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  teamDays('Situations between people, in which a manager sets the tone for everyone else.'),
  glyphGrid('Finding out what is going on when nobody has the whole picture.'),
  craneYard('Seeing a way to its end before the first move is made.'),
];

/** Ready for positions in management. */
export const MANAGEMENT: SimulationSeed = {
  slug: 'management',
  name: 'Management',
  candidate_intro:
    'Four stations in the harbour: answer two signals, judge twelve situations from daily work, find rules in grids of figures, and move crates on short ways. You can take a break between the parts.',
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
      category('thinking', 55, 'Deciding with half of the facts, and thinking some steps ahead.', [
        trait('reasoning', 75, 'The most exact measure here.', whole('abstract_reasoning')),
        trait(
          'planning',
          25,
          'Part of the job, but measured with little exactness in a few minutes.',
          whole('planning_ahead'),
        ),
      ]),
    ],
  },
};
