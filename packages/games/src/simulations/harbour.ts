import { said } from './said.ts';
import { category, type SimulationSeed, trait, whole } from './seeds.ts';

const ATTENTION_AND_PACE = [
  trait(
    'attention',
    55,
    'Answers per second against distraction, the steadiest measure of attention in this game.',
    whole('focused_attention'),
  ),
  trait('pace', 45, 'Answers per second over all signals.', whole('processing_speed')),
];

const RISK_JUDGEMENT = [
  trait(
    'risk_judgement',
    100,
    'Only how well the risk fits what it pays; daring as such is no merit and not counted.',
    whole('risk_calibration'),
  ),
];

/** Three games in full: a first look at attention, risk and people. Its job fit is indicative: reliability about .65. */
export const FIRST_DAY_AT_THE_HARBOUR: SimulationSeed = {
  ...said('first-day-at-the-harbour'),
  revision: 2,
  duration_minutes: 23,
  tasks: [
    {
      task_key: 'signal-tower',
      parameters: { trials: 96, share_incongruent: 0.5, deadline_ms: 1500, block_size: 24 },
      estimated_seconds: 240,
      reason: 'Attention and pace in four minutes.',
    },
    {
      task_key: 'cargo-drone',
      parameters: { flights: 20, most: 128, form: 'manual' },
      estimated_seconds: 360,
      reason: 'How far someone goes when the limit is unknown.',
    },
    {
      task_key: 'team-days',
      parameters: { scenarios: 12, standardise: true },
      estimated_seconds: 660,
      reason: 'How someone judges teamwork, honesty and service.',
    },
  ],
  score_template: {
    name: said('first-day-at-the-harbour').name,
    categories: [
      category(
        'focus',
        65,
        'Measured from many short decisions, and the only part with norms.',
        ATTENTION_AND_PACE,
      ),
      category('risk', 20, 'Measured with little exactness, so it weighs least.', RISK_JUDGEMENT),
      category(
        'working_with_people',
        15,
        'Most work is done with others; the key is not confirmed yet, so it weighs little.',
        [
          trait('teamwork', 34, 'Working together.', whole('collaboration')),
          trait('trustworthiness', 33, 'Being relied on.', whole('integrity')),
          trait('service', 33, 'Serving people well.', whole('customer_focus')),
        ],
      ),
    ],
  },
};

/** A taste in about 90 seconds of play; too short to decide on anyone. */
export const NINETY_SECONDS_AT_THE_HARBOUR: SimulationSeed = {
  ...said('ninety-seconds-at-the-harbour'),
  revision: 1,
  duration_minutes: 3,
  tasks: [
    {
      task_key: 'signal-tower',
      parameters: { trials: 24, share_incongruent: 0.5, deadline_ms: 1500, block_size: 24 },
      estimated_seconds: 50,
      reason: 'A taste of a quick game; far too short to decide on anyone.',
    },
    {
      task_key: 'cargo-drone',
      parameters: { flights: 4, most: 128, form: 'manual' },
      estimated_seconds: 40,
      reason: 'A taste of a thoughtful game; far too short to decide on anyone.',
    },
  ],
  score_template: {
    name: said('ninety-seconds-at-the-harbour').name,
    categories: [
      category('focus', 65, 'The more exact part of a very short play.', ATTENTION_AND_PACE),
      category('risk', 35, 'Four flights say little; it is here to be seen.', RISK_JUDGEMENT),
    ],
  },
};
