import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { lanternPath, REFLEX_CHECK, shiftDesk, signalTower, teamDays } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  signalTower('Keeping to one thing while others pull.'),
  lanternPath('Keeping in mind who does what, and where it stands.'),
  shiftDesk(
    'A desk on which more arrives than can be done: what comes first, what is handed over, what can wait.',
  ),
  teamDays('Situations between people, in which a manager sets the tone for everyone else.'),
];

/** Ready for positions in management. */
export const MANAGEMENT: SimulationSeed = {
  ...said('management'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('management').name,
    categories: [
      category('focus', 40, 'Days of interruptions, and one thing that counts.', [
        trait('attention', 62, 'Keeping to it in spite of distraction.', whole('focused_attention')),
        trait('pace', 38, 'Quick decisions on small things; part of it is the device, so it weighs less.', [
          { subtrait_id: 'processing_speed', weightage: 65 },
          { subtrait_id: 'reaction_speed', weightage: 35 },
        ]),
      ]),
      category('thinking', 30, 'Deciding with half of the facts means keeping the other half in mind.', [
        trait('memory', 100, 'What is open, and with whom.', whole('visuospatial_memory')),
      ]),
      category(
        'getting_things_done',
        15,
        'The task nearest to the job, but no panel has confirmed its key yet, so it weighs little.',
        [
          trait('organising', 100, 'Order and handing over count alike.', [
            { subtrait_id: 'prioritising', weightage: 50 },
            { subtrait_id: 'task_judgement', weightage: 50 },
          ]),
        ],
      ),
      category(
        'working_with_people',
        15,
        'Managers work through others, but no panel has confirmed the key of the situations yet: ask about it in the conversation.',
        [
          trait('teamwork', 40, 'Bringing people to one result.', whole('collaboration')),
          trait('trustworthiness', 40, 'What a manager lets pass becomes the rule.', whole('integrity')),
          trait('service', 20, 'Keeping those in sight for whom the work is done.', whole('customer_focus')),
        ],
      ),
    ],
  },
};
