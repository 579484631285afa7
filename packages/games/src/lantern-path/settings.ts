import { readSettings } from '../configure.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** The longest path that is ever shown; nobody of 522 adults came near it. */
export const LONGEST_PATH = 16;

/** Settings of one Lantern Path task. */
export interface LanternPathConfig {
  readonly trials_per_direction: number;
  readonly start_length: number;
  readonly pace_ms: number;
}

/** Declared parameters (simulations §1.3). */
export const PARAMETERS: readonly ParameterSpec[] = [
  {
    key: 'trials_per_direction',
    type: 'integer',
    default: 14,
    min: 8,
    max: 24,
    unit: 'paths',
    description: 'How many paths are shown forward, and as many backward; practice not counted.',
  },
  {
    key: 'start_length',
    type: 'integer',
    default: 3,
    min: 2,
    max: 5,
    unit: 'lanterns',
    description: 'Length of the first path in each direction.',
  },
  {
    key: 'pace_ms',
    type: 'integer',
    default: 1000,
    min: 600,
    max: 2500,
    unit: 'ms',
    description: 'Time from one light to the next, before any extra time granted.',
  },
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): LanternPathConfig {
  const settings = readSettings(PARAMETERS, raw);
  return {
    trials_per_direction: Number(settings.trials_per_direction),
    start_length: Number(settings.start_length),
    pace_ms: Number(settings.pace_ms),
  };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  {
    key: 'mean_span',
    type: 'number',
    unit: 'lanterns',
    min: 0,
    max: LONGEST_PATH,
    required: true,
    direction: 'higher',
    speeded: false,
    description: 'Mean of the forward and the backward span: the one figure of this task that counts.',
  },
  {
    key: 'fwd_span',
    type: 'number',
    unit: 'lanterns',
    min: 0,
    max: LONGEST_PATH,
    required: false,
    direction: 'higher',
    speeded: false,
    description: 'Mean length of the forward paths from the fifth on, right or wrong.',
  },
  {
    key: 'rev_span',
    type: 'number',
    unit: 'lanterns',
    min: 0,
    max: LONGEST_PATH,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'The same for backward paths. Shown as detail, never counted alone: its retest reliability is about .3.',
  },
  {
    key: 'paths_correct',
    type: 'integer',
    unit: 'paths',
    min: 0,
    max: 48,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Paths repeated without a fault, both directions. The lengths adapt, so it says little alone.',
  },
  {
    key: 'longest_path',
    type: 'integer',
    unit: 'lanterns',
    min: 0,
    max: LONGEST_PATH,
    required: false,
    direction: 'higher',
    speeded: false,
    description: 'Length of the longest path repeated without a fault; 0 when there was none.',
  },
  {
    key: 'first_tap_latency',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 3_600_000,
    required: false,
    direction: 'none',
    speeded: true,
    description: 'Median time from the last light to the first tap, paths repeated without a fault.',
  },
  {
    key: 'self_corrections',
    type: 'integer',
    unit: 'taps',
    min: 0,
    max: 100_000,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Taps that were taken back before handing in.',
  },
];
