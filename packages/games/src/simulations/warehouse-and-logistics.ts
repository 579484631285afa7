import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { craneYard, lanternPath, mailScanner, REFLEX_CHECK } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  lanternPath('Finding the way back to the right shelf: places and orders kept in mind without a list.'),
  mailScanner('Sorting at a steady pace for a long time, and stopping for the piece that is different.'),
  craneYard('Restacking in few moves: every move of a load costs time and strength.'),
];

/** Ready for positions in warehouses and logistics. */
export const WAREHOUSE_AND_LOGISTICS: SimulationSeed = {
  slug: 'warehouse-and-logistics',
  name: 'Warehouse and logistics',
  candidate_intro:
    'Four stations in the harbour: answer two signals, follow paths of lanterns from memory, sort letters with care, and move crates on short ways. Hardly any reading is needed. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Warehouse and logistics',
    categories: [
      category(
        'focus',
        55,
        'Most errors in a warehouse are slips in work that is done hundreds of times a day.',
        [
          trait(
            'attention',
            55,
            'Picking the right piece at the end of a shift as at its beginning.',
            whole('sustained_attention'),
          ),
          trait(
            'self_control',
            35,
            'Stopping for the odd piece, and at the gate when somebody walks by.',
            whole('response_inhibition'),
          ),
          trait(
            'pace',
            10,
            'Quick hands help, but part of this measure is the device: it weighs little.',
            whole('reaction_speed'),
          ),
        ],
      ),
      category('thinking', 45, 'Knowing where things are and moving them in a good order.', [
        trait(
          'memory',
          65,
          'Places and orders without looking them up each time.',
          whole('visuospatial_memory'),
        ),
        trait(
          'planning',
          35,
          'Fewer moves for the same stack; measured with little exactness, so less than memory.',
          [
            { subtrait_id: 'planning_economy', weightage: 50 },
            { subtrait_id: 'planning_ahead', weightage: 50 },
          ],
        ),
      ]),
    ],
  },
};
