import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { lanternPath, mailScanner, REFLEX_CHECK, signalTower, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  signalTower('Keeping to what counts while other signals pull the other way.'),
  mailScanner(
    'Attention that stays even through dull stretches, and holding back a routine act when a sign says so: both keep patients safe.',
  ),
  lanternPath('Orders and places kept in mind from one room to the next.'),
  teamDays(
    'Care is shared work for people who depend on it: judging what helps, what is honest and what serves.',
  ),
];

/** Ready for positions in nursing and care. */
export const NURSING_AND_CARE: SimulationSeed = {
  ...said('nursing-and-care'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('nursing-and-care').name,
    categories: [
      category(
        'focus',
        49,
        'Slips harm. Focus, evenness and holding back are measured from hundreds of decisions.',
        [
          trait('attention', 74, 'Rounds, doses and readings repeat; attention must not fade.', [
            { subtrait_id: 'focused_attention', weightage: 78 },
            { subtrait_id: 'sustained_attention', weightage: 22 },
          ]),
          trait(
            'self_control',
            16,
            'Stopping a routine act when something is different this time.',
            whole('response_inhibition'),
          ),
          trait('pace', 10, 'Part of this measure is the device: it weighs little.', whole('reaction_speed')),
        ],
      ),
      category('thinking', 36, 'What was said at the bedside is remembered in the corridor.', [
        trait('memory', 100, 'Orders and places without looking them up.', whole('visuospatial_memory')),
      ]),
      category(
        'working_with_people',
        15,
        'Most of the job, but no panel has confirmed the key of the situations yet: ask about it in the conversation.',
        [
          trait('teamwork', 35, 'Every shift hands over to the next.', whole('collaboration')),
          trait(
            'trustworthiness',
            35,
            'People in need must be able to rely on what is said and noted.',
            whole('integrity'),
          ),
          trait('service', 30, 'Seeing what the person in front of one needs.', whole('customer_focus')),
        ],
      ),
    ],
  },
};
