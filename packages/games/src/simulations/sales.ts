import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { lanternPath, REFLEX_CHECK, signalTower, teamDays, workStyle } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  signalTower('Staying with the customer while everything around calls.'),
  lanternPath('Keeping in mind what was said and shown, without notes, in front of the customer.'),
  teamDays('Serving people well, staying honest under pressure to sell, and keeping promises to colleagues.'),
  workStyle(
    'How someone likes to work with people. Self-reported and easy to embellish, so it has little weight and wide ranges.',
  ),
];

/** Ready for positions in sales. */
export const SALES: SimulationSeed = {
  ...said('sales'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('sales').name,
    categories: [
      category('thinking', 36, 'What a customer said last week is half of the next offer.', [
        trait('memory', 100, 'Kept in mind while the conversation goes on.', whole('visuospatial_memory')),
      ]),
      category('focus', 39, 'Selling means staying with one person among many calls.', [
        trait('attention', 64, 'Answering quickly in spite of distraction.', whole('focused_attention')),
        trait('pace', 36, 'Quick answers; part of it is the device, so it weighs less.', [
          { subtrait_id: 'processing_speed', weightage: 65 },
          { subtrait_id: 'reaction_speed', weightage: 35 },
        ]),
      ]),
      category(
        'working_with_people',
        15,
        'Selling for years rests on service and trust, but no panel has confirmed the key of the situations yet: ask about it in the conversation.',
        [
          trait('service', 45, 'Understanding what the customer needs comes first.', whole('customer_focus')),
          trait('trustworthiness', 35, 'A sale that hides something comes back.', whole('integrity')),
          trait('teamwork', 20, 'What is sold is delivered by others.', whole('collaboration')),
        ],
      ),
      category(
        'work_style',
        10,
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
