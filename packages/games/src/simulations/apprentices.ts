import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, lanternPath, REFLEX_CHECK, signalTower, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  lanternPath('Remembering what was shown: most of a trade is first learned by watching.'),
  signalTower('Keeping to a task while others work beside it.'),
  glyphGrid('How quickly someone works out how something works. No schooling or language needed.'),
  teamDays('Daily situations that anyone can judge who has ever done something together with others.'),
];

/** Ready for apprenticeships. */
export const APPRENTICES: SimulationSeed = {
  ...said('apprentices'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('apprentices').name,
    categories: [
      category(
        'thinking',
        50,
        'Apprentices can’t show a trade yet. What counts is how well they’ll learn one.',
        [
          trait('memory', 70, 'Keeping in mind what was shown once.', whole('visuospatial_memory')),
          trait(
            'reasoning',
            30,
            'A sign of learning; its items are not calibrated yet, so it weighs little.',
            whole('abstract_reasoning'),
          ),
        ],
      ),
      category('focus', 35, 'Learning takes attention for more than a moment.', [
        trait('attention', 57, 'Keeping to the task in spite of distraction.', whole('focused_attention')),
        trait('pace', 43, 'Simple work done quickly and right.', whole('processing_speed')),
      ]),
      category(
        'working_with_people',
        15,
        'An apprentice joins a team, but no panel has confirmed the key of the situations yet, so it weighs little.',
        [
          trait('teamwork', 45, 'Asking, helping, taking over.', whole('collaboration')),
          trait('trustworthiness', 35, 'Owning up to a mistake early.', whole('integrity')),
          trait('service', 20, 'Seeing for whom the work is done.', whole('customer_focus')),
        ],
      ),
    ],
  },
};
