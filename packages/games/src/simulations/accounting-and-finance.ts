import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { lanternPath, marketStall, REFLEX_CHECK, signalTower } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  marketStall('Tables, shares and prices: the material of the job.'),
  signalTower('Seeing the one that is different among many that are alike.'),
  lanternPath('Keeping several figures and their places in mind while they are compared.'),
];

/** Ready for positions in accounting and finance. */
export const ACCOUNTING_AND_FINANCE: SimulationSeed = {
  ...said('accounting-and-finance'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('accounting-and-finance').name,
    categories: [
      category('focus', 49, 'One wrong figure among thousands is found by attention, not by talent.', [
        trait('attention', 58, 'Keeping to what counts against distraction.', whole('focused_attention')),
        trait('pace', 42, 'Much work of the same kind; part of it is the device, so it weighs less.', [
          { subtrait_id: 'processing_speed', weightage: 60 },
          { subtrait_id: 'reaction_speed', weightage: 40 },
        ]),
      ]),
      category('thinking', 51, 'Figures are kept in mind while they are compared.', [
        trait('memory', 71, 'Figures and their places.', whole('visuospatial_memory')),
        trait(
          'reasoning',
          29,
          'Working with figures is the job; its items are not calibrated yet, so it weighs little.',
          whole('numerical_reasoning'),
        ),
      ]),
    ],
  },
};
