import { readSettings } from '../configure.ts';
import { count, duration, measure, share, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Reflex Check task. */
export interface ReflexCheckConfig {
  readonly simple_trials: number;
  readonly choice_trials: number;
  readonly deadline_ms: number;
}

/** Declared parameters (simulations §1). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'simple_trials',
    10,
    [5, 40],
    'trials',
    'Signals of the first part, where any answer will do: the baseline of hand and device.',
  ),
  whole('choice_trials', 60, [20, 150], 'trials', 'Signals of the second part, each one of two.'),
  whole(
    'deadline_ms',
    2000,
    [1000, 5000],
    'ms',
    'Time to answer after a signal is up, before any extra time granted.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): ReflexCheckConfig {
  const settings = readSettings(PARAMETERS, raw);
  return {
    simple_trials: Number(settings.simple_trials),
    choice_trials: Number(settings.choice_trials),
    deadline_ms: Number(settings.deadline_ms),
  };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  measure(
    'rcs_all',
    [0, 10],
    'correct per second',
    'Correct answers divided by the seconds spent answering, choice part.',
    { direction: 'higher', speeded: true },
  ),
  share('acc_all', 'Share of the shown choice signals answered correctly; a missed one is not correct.', {
    required: true,
    direction: 'higher',
  }),
  duration('rt_correct', 60_000, 'Median response time of correct choice answers.', {
    direction: 'lower',
    speeded: true,
  }),
  duration('rt_sd', 60_000, 'Standard deviation of the response times of correct choice answers.', {
    direction: 'lower',
    speeded: true,
  }),
  duration(
    'simple_rt',
    60_000,
    'Median response time of the simple part: the baseline of hand, screen and device. Never scored.',
    { speeded: true },
  ),
  share('missed_share', 'Share of shown choice signals that were not answered in time.', {
    direction: 'lower',
    speeded: true,
  }),
  count(
    'anticipations',
    190,
    'answers',
    'Answers too early to have seen the signal: within 100 ms in the simple part, 150 ms in the choice part.',
  ),
  duration(
    'frame_ms',
    60_000,
    'Median duration of a frame on this device while signals were shown. Never scored.',
  ),
  share('touch_share', 'Share of the answers given by touch; touch is slower than a key. Never scored.'),
  share('mouse_share', 'Share of the answers given by mouse; the rest was by touch or by key. Never scored.'),
];
