import { readSettings } from '../configure.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Reflex Check task. */
export interface ReflexCheckConfig {
  readonly simple_trials: number;
  readonly choice_trials: number;
  readonly deadline_ms: number;
}

/** Declared parameters (simulations §1). */
export const PARAMETERS: readonly ParameterSpec[] = [
  {
    key: 'simple_trials',
    type: 'integer',
    default: 10,
    min: 5,
    max: 40,
    unit: 'trials',
    description: 'Signals of the first part, where any answer will do: the baseline of hand and device.',
  },
  {
    key: 'choice_trials',
    type: 'integer',
    default: 60,
    min: 20,
    max: 150,
    unit: 'trials',
    description: 'Signals of the second part, each one of two.',
  },
  {
    key: 'deadline_ms',
    type: 'integer',
    default: 2000,
    min: 1000,
    max: 5000,
    unit: 'ms',
    description: 'Time to answer after a signal is up, before any extra time granted.',
  },
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
  {
    key: 'rcs_all',
    type: 'number',
    unit: 'correct per second',
    min: 0,
    max: 10,
    required: false,
    direction: 'higher',
    speeded: true,
    description: 'Correct answers divided by the seconds spent answering, choice part.',
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
    description: 'Share of the shown choice signals answered correctly; a missed one is not correct.',
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
    description: 'Median response time of correct choice answers.',
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
    description: 'Standard deviation of the response times of correct choice answers.',
  },
  {
    key: 'simple_rt',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 60_000,
    required: false,
    direction: 'none',
    speeded: true,
    description:
      'Median response time of the simple part: the baseline of hand, screen and device. Never scored.',
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
    description: 'Share of shown choice signals that were not answered in time.',
  },
  {
    key: 'anticipations',
    type: 'integer',
    unit: 'answers',
    min: 0,
    max: 190,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Answers too early to have seen the signal: within 100 ms in the simple part, 150 ms in the choice part.',
  },
  {
    key: 'frame_ms',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 60_000,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Median duration of a frame on this device while signals were shown. Never scored.',
  },
  {
    key: 'touch_share',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Share of the answers given by touch; touch is slower than a key. Never scored.',
  },
  {
    key: 'mouse_share',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Share of the answers given by mouse; the rest was by touch or by key. Never scored.',
  },
];
