import { purposeOf, said } from './said.ts';
import { category, minutesOf, type SimulationTemplateSeed, trait, whole } from './seeds.ts';
import {
  glyphGrid,
  lanternPath,
  mailScanner,
  marketStall,
  parcelBelt,
  REFLEX_CHECK,
  shiftDesk,
  signalTower,
  teamDays,
} from './tasks.ts';

const FIRST_LOOK = [
  REFLEX_CHECK,
  signalTower('How well someone stays on task despite distractions.'),
  lanternPath('Keeping in mind what was shown once.'),
  glyphGrid('How quickly someone finds a rule. No schooling needed.'),
];

const PROBLEM_SOLVING = [
  REFLEX_CHECK,
  parcelBelt('Keeping the parts of a problem in mind while they change.'),
  glyphGrid('Finding the rule behind unfamiliar shapes.'),
  marketStall('Drawing a conclusion from tables, shares and prices.'),
];

const LEARNING = [
  REFLEX_CHECK,
  glyphGrid('Working out something new from a few examples.'),
  lanternPath('Keeping in mind what was shown once.'),
  parcelBelt('Keeping several things in mind while new ones arrive.'),
];

const ATTENTION = [
  REFLEX_CHECK,
  signalTower('Keeping to what counts while its neighbours pull the other way.'),
  mailScanner('Row after row at a steady pace, and stopping at the one that differs.'),
  parcelBelt('Staying with the task while what counts keeps changing.'),
];

const PLANNING = [
  REFLEX_CHECK,
  shiftDesk('A desk with more work than time: what comes first, and what can wait?'),
  lanternPath('Keeping the whole in mind: what is where, and in which order.'),
  parcelBelt('Keeping a list up to date while new things arrive.'),
];

const PEOPLE = [
  REFLEX_CHECK,
  signalTower('One person at a time, whatever else is going on.'),
  lanternPath('Remembering what someone asked for.'),
  teamDays('Situations with colleagues and customers: what would really help?'),
  shiftDesk('Interruptions by people, as they come in daily work.'),
];

function template(
  seed: Omit<SimulationTemplateSeed, 'duration_minutes' | 'score_template'> & {
    categories: SimulationTemplateSeed['score_template']['categories'];
  },
): SimulationTemplateSeed {
  const { categories, ...rest } = seed;
  return {
    ...rest,
    duration_minutes: minutesOf(rest.tasks),
    score_template: { name: rest.name, categories },
  };
}

/** Simulations to begin from, one for each thing that a job may ask for; ready to be played as they are. */
export const SIMULATION_TEMPLATES: readonly SimulationTemplateSeed[] = [
  template({
    ...said('template-first-look'),
    revision: 2,
    purpose: purposeOf('template-first-look'),
    tasks: FIRST_LOOK,
    categories: [
      category('focus', 50, 'Many short decisions, compared with norms.', [
        trait('attention', 60, 'Keeping to the task in spite of distraction.', whole('focused_attention')),
        trait('pace', 40, 'Simple work done quickly and right.', whole('processing_speed')),
      ]),
      category('thinking', 50, 'Kept in mind first, reasoned second.', [
        trait('memory', 70, 'What was shown once.', whole('visuospatial_memory')),
        trait(
          'reasoning',
          30,
          'Rules found in figures; not calibrated yet, so it weighs little.',
          whole('abstract_reasoning'),
        ),
      ]),
    ],
  }),
  template({
    ...said('template-problem-solving'),
    revision: 2,
    purpose: purposeOf('template-problem-solving'),
    tasks: PROBLEM_SOLVING,
    categories: [
      category('thinking', 80, 'What a problem is made of is kept in mind before it is solved.', [
        trait('memory', 63, 'Compared with norms, so it weighs most.', whole('memory_updating')),
        trait('reasoning', 37, 'Patterns and numbers; neither is calibrated yet, so both weigh little.', [
          { subtrait_id: 'abstract_reasoning', weightage: 50 },
          { subtrait_id: 'numerical_reasoning', weightage: 50 },
        ]),
      ]),
      category('focus', 20, 'Quick and right on simple things.', [
        trait('pace', 100, 'Part of this measure is the device.', whole('reaction_speed')),
      ]),
    ],
  }),
  template({
    ...said('template-learning-and-memory'),
    revision: 2,
    purpose: purposeOf('template-learning-and-memory'),
    tasks: LEARNING,
    categories: [
      category('thinking', 100, 'Keeping it in mind first, understanding second.', [
        trait(
          'reasoning',
          15,
          'A sign of learning; its items are not calibrated yet, so it weighs little.',
          whole('abstract_reasoning'),
        ),
        trait('memory', 85, 'What was shown, and what changes along the way.', [
          { subtrait_id: 'visuospatial_memory', weightage: 50 },
          { subtrait_id: 'memory_updating', weightage: 50 },
        ]),
      ]),
    ],
  }),
  template({
    ...said('template-attention-and-care'),
    revision: 2,
    purpose: purposeOf('template-attention-and-care'),
    tasks: ATTENTION,
    categories: [
      category('focus', 62, 'Slips are what these roles cannot afford.', [
        trait('attention', 74, 'Keeping to it, and the last hour like the first.', [
          { subtrait_id: 'focused_attention', weightage: 72 },
          { subtrait_id: 'sustained_attention', weightage: 28 },
        ]),
        trait('self_control', 16, 'Not clicking out of habit.', whole('response_inhibition')),
        trait('pace', 10, 'Part of this measure is the device: it weighs little.', whole('reaction_speed')),
      ]),
      category('thinking', 38, 'Knowing what counts now.', [
        trait('memory', 100, 'Several things kept up to date.', whole('memory_updating')),
      ]),
    ],
  }),
  template({
    ...said('template-planning-and-priorities'),
    revision: 2,
    purpose: purposeOf('template-planning-and-priorities'),
    tasks: PLANNING,
    categories: [
      category('thinking', 75, 'Plans are kept in mind before they are carried out.', [
        trait('memory', 100, 'What is on the list now, and where everything is.', [
          { subtrait_id: 'memory_updating', weightage: 53 },
          { subtrait_id: 'visuospatial_memory', weightage: 47 },
        ]),
      ]),
      category(
        'getting_things_done',
        15,
        'What comes first is decided many times a day; no panel has confirmed the key yet, so it weighs little.',
        [
          trait('organising', 100, 'Order, judgement, and finding back after interruptions.', [
            { subtrait_id: 'prioritising', weightage: 50 },
            { subtrait_id: 'task_judgement', weightage: 30 },
            { subtrait_id: 'picking_up_again', weightage: 20 },
          ]),
        ],
      ),
      category('focus', 10, 'Quick and right on simple things.', [
        trait('pace', 100, 'Part of this measure is the device.', whole('reaction_speed')),
      ]),
    ],
  }),
  template({
    ...said('template-people-and-service'),
    revision: 2,
    purpose: purposeOf('template-people-and-service'),
    tasks: PEOPLE,
    categories: [
      category('focus', 40, 'One person at a time, whatever else is going on.', [
        trait('attention', 62, 'Keeping to it in spite of distraction.', whole('focused_attention')),
        trait('pace', 38, 'Quick answers; part of it is the device, so it weighs less.', [
          { subtrait_id: 'processing_speed', weightage: 65 },
          { subtrait_id: 'reaction_speed', weightage: 35 },
        ]),
      ]),
      category('thinking', 30, 'What someone asked for is remembered.', [
        trait('memory', 100, 'Kept without notes.', whole('visuospatial_memory')),
      ]),
      category(
        'working_with_people',
        15,
        'Judging what helps is the job itself, but no panel has confirmed the key yet: ask about it in the conversation.',
        [
          trait('service', 50, 'What the guest or customer needs.', whole('customer_focus')),
          trait('teamwork', 30, 'Most help needs a colleague.', whole('collaboration')),
          trait('trustworthiness', 20, 'Saying what is so.', whole('integrity')),
        ],
      ),
      category(
        'getting_things_done',
        15,
        'Several people want something at once; the key is not confirmed.',
        [
          trait('organising', 100, 'Who comes first, and finding back afterwards.', [
            { subtrait_id: 'prioritising', weightage: 60 },
            { subtrait_id: 'picking_up_again', weightage: 40 },
          ]),
        ],
      ),
    ],
  }),
];
