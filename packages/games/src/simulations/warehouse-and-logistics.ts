import { said } from './said.ts';
import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { lanternPath, mailScanner, REFLEX_CHECK, signalTower } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  lanternPath('Finding the way back to the right shelf: places and orders kept in mind without a list.'),
  signalTower('Keeping to the right piece while others beside it look like it.'),
  mailScanner('Sorting at a steady pace for a long time, and stopping for the piece that is different.'),
];

/** Ready for positions in warehouses and logistics. */
export const WAREHOUSE_AND_LOGISTICS: SimulationSeed = {
  ...said('warehouse-and-logistics'),
  revision: 2,
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: said('warehouse-and-logistics').name,
    categories: [
      category(
        'focus',
        60,
        'Most errors in a warehouse are slips in work that is done hundreds of times a day.',
        [
          trait('attention', 62, 'Picking the right piece at the end of a shift as at its beginning.', [
            { subtrait_id: 'focused_attention', weightage: 68 },
            { subtrait_id: 'sustained_attention', weightage: 32 },
          ]),
          trait(
            'self_control',
            22,
            'Stopping for the odd piece, and at the gate when a person walks by.',
            whole('response_inhibition'),
          ),
          trait(
            'pace',
            16,
            'Quick hands help, but part of this measure is the device: it weighs little.',
            whole('reaction_speed'),
          ),
        ],
      ),
      category('thinking', 40, 'Knowing where things are.', [
        trait(
          'memory',
          100,
          'Places and orders without looking them up each time.',
          whole('visuospatial_memory'),
        ),
      ]),
    ],
  },
};
