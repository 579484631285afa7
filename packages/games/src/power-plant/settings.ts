import { readSettings } from '../configure.ts';
import { count, measure, whole } from '../declare.ts';
import { type DataPointSpec, InputRefused, type Json, type ParameterSpec } from '../task-core.ts';

/** Settings of one Power Plant task. */
export interface PowerPlantConfig {
  readonly choices: number;
  readonly dials: number;
  readonly seconds_easy: number;
  readonly seconds_hard: number;
}

/** Choices in a block: two at each chance. */
export const BLOCK_CHOICES = 6;

/** Declared parameters (simulations §1.10). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'choices',
    24,
    [12, 48],
    'choices',
    'How many choices are offered, a multiple of six; practice not counted.',
  ),
  whole(
    'dials',
    5,
    [3, 7],
    'dials',
    'Dials to set, the same number in both shifts, so neither needs more presses.',
  ),
  whole('seconds_easy', 40, [20, 300], 's', 'Time for an easy shift, before any extra time granted.'),
  whole('seconds_hard', 90, [45, 600], 's', 'Time for a hard shift, before any extra time granted.'),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): PowerPlantConfig {
  const settings = readSettings(PARAMETERS, raw);
  const choices = Number(settings.choices);
  if (choices % BLOCK_CHOICES !== 0) {
    throw new InputRefused('bad_parameter', `choices must be a multiple of ${BLOCK_CHOICES}`);
  }
  return {
    choices,
    dials: Number(settings.dials),
    seconds_easy: Number(settings.seconds_easy),
    seconds_hard: Number(settings.seconds_hard),
  };
}

function share(key: string, description: string, direction: DataPointSpec['direction']): DataPointSpec {
  return {
    key,
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: key === 'hard_share' || key === 'completion',
    direction,
    speeded: false,
    description,
  };
}

/** Data points in the order in which they are reported; none depends on speed. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  share('hard_share', 'Share of choices in which the hard shift was taken.', 'target'),
  share('hard_share_p12', 'The same where a finished shift pays in 12 of 100 cases.', 'none'),
  share('hard_share_p50', 'The same where a finished shift pays in 50 of 100 cases.', 'none'),
  share('hard_share_p88', 'The same where a finished shift pays in 88 of 100 cases.', 'none'),
  measure(
    'ev_slope',
    [-20, 20],
    'log odds',
    'Growth of the log odds of taking the hard shift with each ten points of expected gain (ridge logistic regression).',
  ),
  share(
    'ev_consistency',
    'Of all pairs of a hard and an easy choice, the share in which the hard one was worth more; 0.5 is chance. Missing when nearly all choices are the same.',
    'higher',
  ),
  share('completion', 'Share of shifts with all dials set.', 'none'),
  count('total_points', 2064, 'points', 'Points over all rounds; luck has a large part in it.', {
    required: true,
  }),
];
