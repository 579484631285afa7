import { readSettings } from '../configure.ts';
import { count, decimal, duration, measure, share, whole } from '../declare.ts';
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
  whole('trials', 96, [24, 240], 'trials', 'How many signals are shown; practice not counted.'),
  decimal(
    'share_incongruent',
    0.5,
    [0.25, 0.75],
    'share',
    'Share of signals whose outer lamps point against the middle one.',
  ),
  whole(
    'deadline_ms',
    1500,
    [800, 5000],
    'ms',
    'Time to answer after the lamps appear, before any extra time granted.',
  ),
  whole(
    'block_size',
    24,
    [8, 48],
    'trials',
    'Signals between two breaks; directions are balanced within each block.',
  ),
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
  measure(
    'rcs_all',
    [0, 10],
    'correct per second',
    'Correct answers divided by the seconds spent answering, all signals.',
    { direction: 'higher', speeded: true },
  ),
  measure(
    'rcs_incong',
    [0, 10],
    'correct per second',
    'Correct answers divided by the seconds spent answering, signals with opposing outer lamps.',
    { direction: 'higher', speeded: true },
  ),
  share('acc_all', 'Share of all shown signals answered correctly; a missed signal is not correct.', {
    required: true,
    direction: 'higher',
  }),
  share('acc_incong', 'The same share for signals with opposing outer lamps.', {
    required: true,
    direction: 'higher',
  }),
  duration('rt_correct', 60_000, 'Median response time of correct answers.', {
    direction: 'lower',
    speeded: true,
  }),
  duration('rt_sd', 60_000, 'Standard deviation of the response times of correct answers.', {
    direction: 'lower',
    speeded: true,
  }),
  measure(
    'effect_rt',
    [-5000, 5000],
    'ms',
    'Median correct response time with opposing minus with agreeing outer lamps. Shown as detail, never scored: its retest reliability is about .4.',
    { speeded: true },
  ),
  measure(
    'post_error_slowing',
    [-5000, 5000],
    'ms',
    'Mean response time of correct answers right after an error minus right after a correct answer.',
    { speeded: true },
  ),
  share('missed_share', 'Share of shown signals that were not answered in time.', {
    direction: 'lower',
    speeded: true,
  }),
  count(
    'anticipations',
    240,
    'answers',
    'Answers within 150 ms of the lamps, too fast to have been seen; they never count as correct.',
  ),
];
