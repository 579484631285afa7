import { category, minutesOf, type SimulationTemplateSeed, trait, whole } from './seeds.ts';
import {
  craneYard,
  glyphGrid,
  lanternPath,
  mailScanner,
  marketStall,
  parcelBelt,
  REFLEX_CHECK,
  shiftDesk,
  teamDays,
} from './tasks.ts';

const FIRST_LOOK = [
  REFLEX_CHECK,
  glyphGrid('How quickly somebody finds a rule; needs no schooling.'),
  mailScanner('How evenly somebody works through many like decisions.'),
];

const PROBLEM_SOLVING = [
  REFLEX_CHECK,
  glyphGrid('Finding a rule behind figures that nobody has seen before.'),
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
  mailScanner('Row after row at a steady pace, and stopping at the one that differs.'),
  parcelBelt('Staying with the task while what counts keeps changing.'),
  glyphGrid('Looking closely at what belongs together and what does not.'),
];

const PLANNING = [
  REFLEX_CHECK,
  shiftDesk('A desk with more work than time: what comes first, and what can wait?'),
  craneYard('Thinking ahead before the first move.'),
  glyphGrid('Seeing how parts depend on each other.'),
];

const PEOPLE = [
  REFLEX_CHECK,
  teamDays('Situations with colleagues and customers: what would really help?'),
  shiftDesk('Interruptions by people, as they come in daily work.'),
  glyphGrid('Finding out from a few signs what somebody needs.'),
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
    slug: 'template-first-look',
    name: 'First look',
    purpose: 'A short simulation for roles with many applicants: reasoning and steady attention.',
    candidate_intro:
      'Three short stations in the harbour: answer two signals, find rules in grids of figures, and sort letters with care. You can take a break between the parts.',
    arabic: {
      name: 'نظرة أولى',
      intro:
        'ثلاث محطات قصيرة في الميناء: استجب لإشارتين، واكتشف القواعد في شبكات الأشكال، وافرز الرسائل بعناية. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: FIRST_LOOK,
    categories: [
      category('thinking', 60, 'Reasoning predicts learning in most roles and is measured most exactly.', [
        trait('reasoning', 100, 'Rules found in figures.', whole('abstract_reasoning')),
      ]),
      category('focus', 40, 'Careful work over many repetitions.', [
        trait('attention', 70, 'Evenness over many decisions.', whole('sustained_attention')),
        trait('self_control', 30, 'Stopping when something differs.', whole('response_inhibition')),
      ]),
    ],
  }),
  template({
    slug: 'template-problem-solving',
    name: 'Problem solving',
    purpose: 'For analysts, engineers and planners: conclusions from patterns and from numbers.',
    candidate_intro:
      'Three stations in the harbour: answer two signals, find rules in grids of figures, and work with the numbers of a market stall. A calculator is on the screen where you need one. You can take a break between the parts.',
    arabic: {
      name: 'حل المشكلات',
      intro:
        'ثلاث محطات في الميناء: استجب لإشارتين، واكتشف القواعد في شبكات الأشكال، واعمل بأرقام كشك في السوق. تظهر آلة حاسبة حيث تحتاج إليها. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: PROBLEM_SOLVING,
    categories: [
      category('thinking', 100, 'Patterns and numbers, about half each.', [
        trait('reasoning', 100, 'Change the shares where the job is mostly one of the two.', [
          { subtrait_id: 'abstract_reasoning', weightage: 50 },
          { subtrait_id: 'numerical_reasoning', weightage: 50 },
        ]),
      ]),
    ],
  }),
  template({
    slug: 'template-learning-and-memory',
    name: 'Learning and memory',
    purpose: 'For trainees and career changers: how quickly new things are understood and kept.',
    candidate_intro:
      'Four stations in the harbour: answer two signals, find rules in grids of figures, follow paths of lanterns, and watch parcels on a belt. You can take a break between the parts.',
    arabic: {
      name: 'التعلّم والذاكرة',
      intro:
        'أربع محطات في الميناء: استجب لإشارتين، واكتشف القواعد في شبكات الأشكال، وتتبّع مسارات الفوانيس، وراقب الطرود على الحزام. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: LEARNING,
    categories: [
      category('thinking', 100, 'Understanding first, keeping it second.', [
        trait('reasoning', 50, 'The best single sign of learning.', whole('abstract_reasoning')),
        trait('memory', 50, 'What was shown, and what changes meanwhile.', [
          { subtrait_id: 'visuospatial_memory', weightage: 50 },
          { subtrait_id: 'memory_updating', weightage: 50 },
        ]),
      ]),
    ],
  }),
  template({
    slug: 'template-attention-and-care',
    name: 'Attention and care',
    purpose: 'For quality control, data entry and monitoring: few slips over a long time.',
    candidate_intro:
      'Four stations in the harbour: answer two signals, sort letters with care, watch parcels on a belt, and find rules in grids of figures. You can take a break between the parts.',
    arabic: {
      name: 'الانتباه والدقة',
      intro:
        'أربع محطات في الميناء: استجب لإشارتين، وافرز الرسائل بعناية، وراقب الطرود على الحزام، واكتشف القواعد في شبكات الأشكال. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: ATTENTION,
    categories: [
      category('focus', 50, 'Slips are what these roles cannot afford.', [
        trait('attention', 60, 'The last hour like the first.', whole('sustained_attention')),
        trait('self_control', 40, 'Not clicking out of habit.', whole('response_inhibition')),
      ]),
      category('thinking', 50, 'Seeing what is different, and knowing what counts now.', [
        trait('reasoning', 60, 'Measured most exactly.', whole('abstract_reasoning')),
        trait('memory', 40, 'Several things kept up to date.', whole('memory_updating')),
      ]),
    ],
  }),
  template({
    slug: 'template-planning-and-priorities',
    name: 'Planning and priorities',
    purpose: 'For coordinators, dispatchers and assistants: order in more work than there is time for.',
    candidate_intro:
      'Four stations in the harbour: answer two signals, run a shift at a busy desk, move crates in few moves, and find rules in grids of figures. You can take a break between the parts.',
    arabic: {
      name: 'التخطيط والأولويات',
      intro:
        'أربع محطات في الميناء: استجب لإشارتين، وأدِر وردية في مكتب مزدحم، وانقل الصناديق بأقل عدد من الحركات، واكتشف القواعد في شبكات الأشكال. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: PLANNING,
    categories: [
      category('getting_things_done', 40, 'What comes first is decided many times a day.', [
        trait('organising', 100, 'Order, judgement, and finding back after interruptions.', [
          { subtrait_id: 'prioritising', weightage: 50 },
          { subtrait_id: 'task_judgement', weightage: 30 },
          { subtrait_id: 'picking_up_again', weightage: 20 },
        ]),
      ]),
      category('thinking', 60, 'Plans are thought through before they are carried out.', [
        trait('reasoning', 75, 'How parts depend on each other.', whole('abstract_reasoning')),
        trait('planning', 25, 'Measured with little exactness, so it weighs less.', [
          { subtrait_id: 'planning_ahead', weightage: 50 },
          { subtrait_id: 'planning_economy', weightage: 50 },
        ]),
      ]),
    ],
  }),
  template({
    slug: 'template-people-and-service',
    name: 'People and service',
    purpose: 'For hospitality, reception and support: help that fits, and order when it gets busy.',
    candidate_intro:
      'Four stations in the harbour: answer two signals, judge twelve situations from daily work, run a shift at a busy desk, and find rules in grids of figures. You can take a break between the parts.',
    arabic: {
      name: 'التعامل مع الناس والخدمة',
      intro:
        'أربع محطات في الميناء: استجب لإشارتين، وقيّم اثني عشر موقفًا من العمل اليومي، وأدِر وردية في مكتب مزدحم، واكتشف القواعد في شبكات الأشكال. يمكنك أخذ استراحة بين الأجزاء.',
    },
    tasks: PEOPLE,
    categories: [
      category('working_with_people', 45, 'Judging what helps is the job itself.', [
        trait('service', 50, 'What the guest or customer needs.', whole('customer_focus')),
        trait('teamwork', 30, 'Most help needs a colleague.', whole('collaboration')),
        trait('trustworthiness', 20, 'Saying what is so.', whole('integrity')),
      ]),
      category('getting_things_done', 25, 'Several people want something at once.', [
        trait('organising', 100, 'Who comes first, and finding back afterwards.', [
          { subtrait_id: 'prioritising', weightage: 60 },
          { subtrait_id: 'picking_up_again', weightage: 40 },
        ]),
      ]),
      category('thinking', 30, 'Understanding a problem from a few signs.', [
        trait('reasoning', 100, 'Measured most exactly.', whole('abstract_reasoning')),
      ]),
    ],
  }),
];
