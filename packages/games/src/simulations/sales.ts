import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { marketStall, REFLEX_CHECK, teamDays, workStyle } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  marketStall('Prices, rebates and shares, right at the first go and in front of the customer.'),
  teamDays(
    'Serving somebody well, staying honest under pressure to sell, and keeping promises with colleagues.',
  ),
  workStyle(
    'How somebody likes to work with people. Self-description, easy to colour: it weighs little and has wide ranges.',
  ),
];

/** Ready for positions in sales. */
export const SALES: SimulationSeed = {
  slug: 'sales',
  name: 'Sales',
  candidate_intro:
    'Three stations in the harbour and a short questionnaire: answer two signals, work with the numbers of a market stall, judge twelve situations from daily work, and describe how you like to work. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Sales',
    categories: [
      category(
        'working_with_people',
        50,
        'Selling for years rests on service and trust. Single traits are measured roughly, so they count together.',
        [
          trait('service', 45, 'Understanding what the customer needs comes first.', whole('customer_focus')),
          trait('trustworthiness', 35, 'A sale that hides something comes back.', whole('integrity')),
          trait('teamwork', 20, 'What is sold is delivered by others.', whole('collaboration')),
        ],
      ),
      category('thinking', 38, 'Offers are numbers. The most exact measure here.', [
        trait(
          'reasoning',
          100,
          'Reading figures and drawing the right conclusion in the conversation.',
          whole('numerical_reasoning'),
        ),
      ]),
      category(
        'work_style',
        12,
        'Styles of selling differ. Wide ranges, little weight: neither end is better as such.',
        [
          trait(
            'work_style',
            100,
            'Approaching people and following up count a little; very far out either way counts less.',
            [
              { subtrait_id: 'extraversion', weightage: 50, target: { min: 45, max: 75 } },
              { subtrait_id: 'conscientiousness', weightage: 50, target: { min: 45, max: 80 } },
            ],
          ),
        ],
      ),
    ],
  },
};
