import { readSettings } from '../configure.ts';
import { type DataPointSpec, InputRefused, type Json, type ParameterSpec } from '../task-core.ts';

/** Settings of one Signal Tower task. */
export interface SignalTowerConfig {
  readonly trials: number;
  readonly share_incongruent: number;
  readonly deadline_ms: number;
  readonly block_size: number;
}

/** Declared parameters (simulations §1.5). */
export const PARAMETERS: readonly ParameterSpec[] = [
  {
    key: 'trials',
    type: 'integer',
    default: 96,
    min: 24,
    max: 240,
    unit: 'trials',
    description: 'How many signals are shown; practice not counted.',
  },
  {
    key: 'share_incongruent',
    type: 'number',
    default: 0.5,
    min: 0.25,
    max: 0.75,
    unit: 'share',
    description: 'Share of signals whose outer lamps point against the middle one.',
  },
  {
    key: 'deadline_ms',
    type: 'integer',
    default: 1500,
    min: 800,
    max: 5000,
    unit: 'ms',
    description: 'Time to answer after the lamps appear, before any extra time granted.',
  },
  {
    key: 'block_size',
    type: 'integer',
    default: 24,
    min: 8,
    max: 48,
    unit: 'trials',
    description: 'Signals between two breaks; directions are balanced within each block.',
  },
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): SignalTowerConfig {
  const settings = readSettings(PARAMETERS, raw);
  const config = {
    trials: Number(settings.trials),
    share_incongruent: Number(settings.share_incongruent),
    deadline_ms: Number(settings.deadline_ms),
    block_size: Number(settings.block_size),
  };
  if (config.block_size % 4 !== 0) {
    throw new InputRefused('bad_parameter', 'block_size must be a multiple of 4');
  }
  if (config.trials % config.block_size !== 0) {
    throw new InputRefused('bad_parameter', `trials must be a multiple of block_size (${config.block_size})`);
  }
  return config;
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  {
    key: 'rcs_all',
    type: 'number',
    unit: 'correct per second',
    min: 0,
    max: 10,
    required: false,
    direction: 'higher',
    speeded: true,
    description: 'Correct answers divided by the seconds spent answering, all signals.',
  },
  {
    key: 'rcs_incong',
    type: 'number',
    unit: 'correct per second',
    min: 0,
    max: 10,
    required: false,
    direction: 'higher',
    speeded: true,
    description: 'Correct answers divided by the seconds spent answering, signals with opposing outer lamps.',
  },
  {
    key: 'acc_all',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: true,
    direction: 'higher',
    speeded: false,
    description: 'Share of all shown signals answered correctly; a missed signal is not correct.',
  },
  {
    key: 'acc_incong',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: true,
    direction: 'higher',
    speeded: false,
    description: 'The same share for signals with opposing outer lamps.',
  },
  {
    key: 'rt_correct',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 60_000,
    required: false,
    direction: 'lower',
    speeded: true,
    description: 'Median response time of correct answers.',
  },
  {
    key: 'rt_sd',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 60_000,
    required: false,
    direction: 'lower',
    speeded: true,
    description: 'Standard deviation of the response times of correct answers.',
  },
  {
    key: 'effect_rt',
    type: 'number',
    unit: 'ms',
    min: -5000,
    max: 5000,
    required: false,
    direction: 'none',
    speeded: true,
    description:
      'Median correct response time with opposing minus with agreeing outer lamps. Shown as detail, never scored: its retest reliability is about .4.',
  },
  {
    key: 'post_error_slowing',
    type: 'number',
    unit: 'ms',
    min: -5000,
    max: 5000,
    required: false,
    direction: 'none',
    speeded: true,
    description:
      'Mean response time of correct answers right after an error minus right after a correct answer.',
  },
  {
    key: 'missed_share',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'lower',
    speeded: true,
    description: 'Share of shown signals that were not answered in time.',
  },
  {
    key: 'anticipations',
    type: 'integer',
    unit: 'answers',
    min: 0,
    max: 240,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Answers within 150 ms of the lamps, too fast to have been seen; they never count as correct.',
  },
];
