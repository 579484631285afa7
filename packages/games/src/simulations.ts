import type { ScoreTemplate } from '@tryout/domain/score-template';
import type { TaskKey } from './registry.ts';
import type { Json } from './task-core.ts';

/** A task within a ready simulation. */
export interface SimulationTaskSeed {
  readonly task_key: TaskKey;
  readonly parameters: { readonly [parameter: string]: Json };
  /** How long it takes most people, practice not counted, s. */
  readonly estimated_seconds: number;
}

/** A simulation of the platform's library, with the score template that goes with it. */
export interface SimulationSeed {
  readonly slug: string;
  readonly name: string;
  readonly candidate_intro: string;
  readonly duration_minutes: number;
  readonly tasks: readonly SimulationTaskSeed[];
  readonly score_template: ScoreTemplate & { readonly name: string };
}

const ATTENTION_AND_PACE = [
  {
    trait_id: 'attention',
    trait: 'Attention',
    trait_weightage: 60,
    subtraits: [
      { subtrait_id: 'focused_attention', subtrait: 'Focused attention', weightage: 75, rank: 1 },
      { subtrait_id: 'accuracy', subtrait: 'Accuracy', weightage: 25, rank: 2 },
    ],
  },
  {
    trait_id: 'pace',
    trait: 'Pace',
    trait_weightage: 40,
    subtraits: [{ subtrait_id: 'processing_speed', subtrait: 'Processing speed', weightage: 100, rank: 1 }],
  },
] as const;

const RISK_JUDGEMENT = [
  {
    trait_id: 'risk_judgement',
    trait: 'Risk judgement',
    trait_weightage: 100,
    subtraits: [{ subtrait_id: 'risk_calibration', subtrait: 'Risk calibration', weightage: 100, rank: 1 }],
  },
] as const;

/** All three games in full. */
export const FIRST_DAY_AT_THE_HARBOUR: SimulationSeed = {
  slug: 'first-day-at-the-harbour',
  name: 'First day at the harbour',
  candidate_intro:
    'You spend a first day in a harbour town: answer signals from the tower, load drones at the quay, and judge twelve situations from daily work. You can take a break between the parts.',
  duration_minutes: 22,
  tasks: [
    {
      task_key: 'signal-tower',
      parameters: { trials: 96, share_incongruent: 0.5, deadline_ms: 1500, block_size: 24 },
      estimated_seconds: 240,
    },
    {
      task_key: 'cargo-drone',
      parameters: { flights: 20, most: 128, form: 'manual' },
      estimated_seconds: 360,
    },
    { task_key: 'team-days', parameters: { scenarios: 12, standardise: true }, estimated_seconds: 660 },
  ],
  score_template: {
    name: 'First day at the harbour',
    categories: [
      {
        category_id: 'focus',
        category: 'Focus',
        category_weightage: 35,
        boost: 1,
        traits: ATTENTION_AND_PACE,
      },
      { category_id: 'risk', category: 'Risk', category_weightage: 20, boost: 1, traits: RISK_JUDGEMENT },
      {
        category_id: 'working_with_people',
        category: 'Working with people',
        category_weightage: 45,
        boost: 1,
        traits: [
          {
            trait_id: 'teamwork',
            trait: 'Teamwork',
            trait_weightage: 34,
            subtraits: [{ subtrait_id: 'collaboration', subtrait: 'Collaboration', weightage: 100, rank: 1 }],
          },
          {
            trait_id: 'trustworthiness',
            trait: 'Trustworthiness',
            trait_weightage: 33,
            subtraits: [{ subtrait_id: 'integrity', subtrait: 'Integrity', weightage: 100, rank: 1 }],
          },
          {
            trait_id: 'service',
            trait: 'Service',
            trait_weightage: 33,
            subtraits: [
              { subtrait_id: 'customer_focus', subtrait: 'Customer focus', weightage: 100, rank: 1 },
            ],
          },
        ],
      },
    ],
  },
};

/** A taste in about 90 seconds of play; too short to decide on anyone. */
export const NINETY_SECONDS_AT_THE_HARBOUR: SimulationSeed = {
  slug: 'ninety-seconds-at-the-harbour',
  name: 'Ninety seconds at the harbour',
  candidate_intro:
    'A short taste of the harbour town: answer twenty-four signals from the tower and send off four drones.',
  duration_minutes: 2,
  tasks: [
    {
      task_key: 'signal-tower',
      parameters: { trials: 24, share_incongruent: 0.5, deadline_ms: 1500, block_size: 24 },
      estimated_seconds: 50,
    },
    {
      task_key: 'cargo-drone',
      parameters: { flights: 4, most: 128, form: 'manual' },
      estimated_seconds: 40,
    },
  ],
  score_template: {
    name: 'Ninety seconds at the harbour',
    categories: [
      {
        category_id: 'focus',
        category: 'Focus',
        category_weightage: 65,
        boost: 1,
        traits: ATTENTION_AND_PACE,
      },
      { category_id: 'risk', category: 'Risk', category_weightage: 35, boost: 1, traits: RISK_JUDGEMENT },
    ],
  },
};

/** The platform's library as it comes. */
export const SIMULATIONS: readonly SimulationSeed[] = [
  FIRST_DAY_AT_THE_HARBOUR,
  NINETY_SECONDS_AT_THE_HARBOUR,
];
