import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, lanternPath, REFLEX_CHECK, signalTower, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  signalTower('Listening to one person while the room is loud.'),
  lanternPath('Keeping in mind what was said while the answer is looked up.'),
  glyphGrid('Finding out what is wrong from a few signs, and learning new products quickly.'),
  teamDays('Situations as they come to a counter or a telephone: what would really help here?'),
];

/** Ready for positions in customer service. */
export const CUSTOMER_SERVICE: SimulationSeed = {
  ...said('customer-service'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('customer-service').name,
    categories: [
      category('focus', 35, 'One person at a time, whatever else is going on.', [
        trait('attention', 70, 'Answering quickly in spite of distraction.', whole('focused_attention')),
        trait('pace', 30, 'Quick answers keep the line short.', whole('processing_speed')),
      ]),
      category('thinking', 50, 'Questions are rarely put the way the manual puts them.', [
        trait('memory', 70, 'What the caller said stays in mind.', whole('visuospatial_memory')),
        trait(
          'reasoning',
          30,
          'Finding the cause from a few signs; its items are not calibrated yet, so it weighs little.',
          whole('abstract_reasoning'),
        ),
      ]),
      category(
        'working_with_people',
        15,
        'Judging what helps is the job itself, but no panel has confirmed the key of the situations yet: ask about it in the conversation.',
        [
          trait(
            'service',
            50,
            'What the customer needs, not what is quickest to say.',
            whole('customer_focus'),
          ),
          trait('trustworthiness', 25, 'Saying what is so, also when it is unwelcome.', whole('integrity')),
          trait('teamwork', 25, 'Most answers need a colleague.', whole('collaboration')),
        ],
      ),
    ],
  },
};
