import { category, minutesOf, type SimulationSeed, trait, whole } from './seeds.ts';
import { glyphGrid, mailScanner, marketStall, REFLEX_CHECK } from './tasks.ts';

const TASKS = [
  REFLEX_CHECK,
  marketStall('Tables, shares and prices: the material of the job.'),
  glyphGrid('Seeing what does not fit in a pattern, as in a ledger that should balance.'),
  mailScanner('Checking row after row and stopping at the one that is different.'),
];

/** Ready for positions in accounting and finance. */
export const ACCOUNTING_AND_FINANCE: SimulationSeed = {
  slug: 'accounting-and-finance',
  name: 'Accounting and finance',
  candidate_intro:
    'Four stations in the harbour: answer two signals, work with the numbers of a market stall, find rules in grids of figures, and sort letters with care. A calculator is on the screen where you need one. You can take a break between the parts.',
  duration_minutes: minutesOf(TASKS),
  tasks: TASKS,
  score_template: {
    name: 'Accounting and finance',
    categories: [
      category('thinking', 70, 'Working with figures is the job, and it is measured most exactly.', [
        trait('reasoning', 100, 'Figures first, patterns second.', [
          { subtrait_id: 'numerical_reasoning', weightage: 60 },
          { subtrait_id: 'abstract_reasoning', weightage: 40 },
        ]),
      ]),
      category('focus', 30, 'One wrong figure among thousands is found by attention, not by talent.', [
        trait('attention', 65, 'Evenness over many like decisions.', whole('sustained_attention')),
        trait('self_control', 35, 'Not ticking off out of habit.', whole('response_inhibition')),
      ]),
    ],
  },
};
