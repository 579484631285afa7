import { readSettings } from '../configure.ts';
import { count, duration, measure, whole } from '../declare.ts';
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
  whole(
    'trials_per_direction',
    14,
    [8, 24],
    'paths',
    'How many paths are shown forward, and as many backward; practice not counted.',
  ),
  whole('start_length', 3, [2, 5], 'lanterns', 'Length of the first path in each direction.'),
  whole(
    'pace_ms',
    1000,
    [600, 2500],
    'ms',
    'Time from one light to the next, before any extra time granted.',
  ),
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
  measure(
    'mean_span',
    [0, LONGEST_PATH],
    'lanterns',
    'Mean of the forward and the backward span: the one figure of this task that counts.',
    { required: true, direction: 'higher' },
  ),
  measure(
    'fwd_span',
    [0, LONGEST_PATH],
    'lanterns',
    'Mean length of the forward paths from the fifth on, right or wrong.',
    { direction: 'higher' },
  ),
  measure(
    'rev_span',
    [0, LONGEST_PATH],
    'lanterns',
    'The same for backward paths. Shown as detail, never counted alone: its retest reliability is about .3.',
  ),
  count(
    'paths_correct',
    48,
    'paths',
    'Paths repeated without a fault, both directions. The lengths adapt, so it says little alone.',
  ),
  count(
    'longest_path',
    LONGEST_PATH,
    'lanterns',
    'Length of the longest path repeated without a fault; 0 when there was none.',
    { direction: 'higher' },
  ),
  duration(
    'first_tap_latency',
    3_600_000,
    'Median time from the last light to the first tap, paths repeated without a fault.',
    { speeded: true },
  ),
  count('self_corrections', 100_000, 'taps', 'Taps undone before submitting.'),
];
