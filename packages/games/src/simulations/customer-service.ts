import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, REFLEX_CHECK, teamDays, workStyle } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  teamDays('Situations as they come to a counter or a telephone: what would really help here?'),
  glyphGrid('Finding out what is wrong from a few signs, and learning new products quickly.'),
  workStyle(
    'How somebody is with people all day long. Self-description, easy to colour: it weighs little and has wide ranges.',
  ),
];

/** Ready for positions in customer service. */
export const CUSTOMER_SERVICE: SimulationSeed = {
  slug: 'customer-service',
  name: 'Customer service',
  candidate_intro:
    'Three stations in the harbour and a short questionnaire: answer two signals, judge twelve situations from daily work, find rules in grids of figures, and describe how you like to work. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Customer service',
    categories: [
      category(
        'working_with_people',
        55,
        'Judging what helps is the job itself. Single traits are measured roughly, so they count together.',
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
      category('thinking', 33, 'Questions are rarely put the way the manual puts them.', [
        trait(
          'reasoning',
          100,
          'The most exact measure here: finding the cause from a few signs.',
          whole('abstract_reasoning'),
        ),
      ]),
      category('work_style', 12, 'Many ways of being serve people well. Wide ranges, little weight.', [
        trait('work_style', 100, 'Consideration and keeping promises count a little.', [
          { subtrait_id: 'agreeableness', weightage: 50, target: { min: 45, max: 80 } },
          { subtrait_id: 'conscientiousness', weightage: 50, target: { min: 45, max: 80 } },
        ]),
      ]),
    ],
  },
};
