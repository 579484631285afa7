import { readSettings } from '../configure.ts';
import { duration, measure, share, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Decisions that count in a round; a round has as many parcels more as one has to look back. */
export const DECISIONS = 20;
/** Parcels with the same sign as before, in each round. */
export const TARGETS = 6;
/** Parcels with the sign of a neighbour of the one to compare with, in each round, where there is room. */
export const LURES = 3;
/** The farthest that a round looks back. */
export const FARTHEST_BACK = 9;

/** Settings of one Parcel Belt task. */
export interface ParcelBeltConfig {
  readonly rounds: number;
  readonly start_back: number;
  readonly shown_ms: number;
  readonly soa_ms: number;
}

/** Declared parameters (simulations §1.4). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole('rounds', 10, [4, 20], 'rounds', 'Rounds at the belt, each of about a minute; practice not counted.'),
  whole('start_back', 2, [1, 3], 'parcels', 'How far back the first round compares.'),
  whole('shown_ms', 500, [300, 1500], 'ms', 'How long a sign is in sight, before any extra time granted.'),
  whole(
    'soa_ms',
    2500,
    [1800, 4000],
    'ms',
    'Time from one parcel to the next, before any extra time granted.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): ParcelBeltConfig {
  const settings = readSettings(PARAMETERS, raw);
  return {
    rounds: Number(settings.rounds),
    start_back: Number(settings.start_back),
    shown_ms: Number(settings.shown_ms),
    soa_ms: Number(settings.soa_ms),
  };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  measure(
    'mean_load',
    [1, FARTHEST_BACK],
    'parcels',
    'Mean over the rounds of how far back each compared. The form without time is put on the same scale.',
    { required: true, direction: 'higher' },
  ),
  {
    key: 'max_load',
    type: 'integer',
    unit: 'parcels',
    min: 1,
    max: FARTHEST_BACK,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'The farthest that a round compared.',
  },
  share(
    'round_accuracy',
    'Share of right decisions. Shown as detail, never counted: the rounds adapt until it is about the same for everyone (retest reliability .3).',
  ),
  measure(
    'dprime',
    [-10, 10],
    'z',
    'Distance between presses at same and at other signs, as z of hits minus z of false alarms, shares held within half a decision of 0 and 1.',
  ),
  share(
    'lure_false_alarms',
    'Share of parcels with the sign of a near neighbour at which the button was pressed.',
  ),
  duration('hit_rt', 10_000, 'Median time of presses at a sign that was the same.', { speeded: true }),
];
