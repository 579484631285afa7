import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, mailScanner, REFLEX_CHECK, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  mailScanner(
    'Attention that stays even through dull stretches, and holding back a routine act when a sign says so: both keep patients safe.',
  ),
  glyphGrid('Seeing what belongs together when signs change, and learning new procedures quickly.'),
  teamDays(
    'Care is shared work for people who depend on it: judging what helps, what is honest and what serves.',
  ),
];

/** Ready for positions in nursing and care. */
export const NURSING_AND_CARE: SimulationSeed = {
  slug: 'nursing-and-care',
  name: 'Nursing and care',
  candidate_intro:
    'Four stations in the harbour: answer two signals, sort letters with care, find rules in grids of figures, and judge twelve situations from daily work. Nothing here asks for medical knowledge. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Nursing and care',
    categories: [
      category(
        'working_with_people',
        45,
        'What is done for and with people is most of the job. Single traits are measured roughly, so they count together.',
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
      category(
        'focus',
        30,
        'Slips harm. Evenness over minutes and holding back are measured from hundreds of decisions.',
        [
          trait(
            'attention',
            60,
            'Rounds, doses and readings repeat; attention must not fade.',
            whole('sustained_attention'),
          ),
          trait(
            'self_control',
            40,
            'Stopping a routine act when something is different this time.',
            whole('response_inhibition'),
          ),
        ],
      ),
      category('thinking', 25, 'Procedures and devices change; who finds rules quickly learns them sooner.', [
        trait(
          'reasoning',
          100,
          'The most exact measure here and the best single sign of learning on the job.',
          whole('abstract_reasoning'),
        ),
      ]),
    ],
  },
};
