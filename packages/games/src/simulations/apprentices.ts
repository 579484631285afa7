import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, lanternPath, REFLEX_CHECK, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  glyphGrid('Needs no schooling and no language: how quickly somebody finds out how something works.'),
  lanternPath('Remembering what was shown: most of a trade is first learned by watching.'),
  teamDays('Daily situations that anyone can judge who has ever done something together with others.'),
];

/** Ready for apprenticeships. */
export const APPRENTICES: SimulationSeed = {
  slug: 'apprentices',
  name: 'Apprentices',
  candidate_intro:
    'Four stations in the harbour: answer two signals, find rules in grids of figures, follow paths of lanterns from memory, and judge twelve situations from daily work. School marks and experience play no part. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Apprentices',
    categories: [
      category(
        'thinking',
        60,
        'Who begins cannot yet show a trade. What counts is how well somebody will learn one.',
        [
          trait(
            'reasoning',
            60,
            'The best single sign of learning, and measured most exactly.',
            whole('abstract_reasoning'),
          ),
          trait('memory', 40, 'Keeping in mind what was shown once.', whole('visuospatial_memory')),
        ],
      ),
      category(
        'working_with_people',
        40,
        'An apprentice joins a team. Single traits are measured roughly, so they count together.',
        [
          trait('teamwork', 45, 'Asking, helping, taking over.', whole('collaboration')),
          trait('trustworthiness', 35, 'Owning up to a mistake early.', whole('integrity')),
          trait('service', 20, 'Seeing for whom the work is done.', whole('customer_focus')),
        ],
      ),
    ],
  },
};
