import { readSettings } from '../configure.ts';
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
  {
    key: 'rounds',
    type: 'integer',
    default: 10,
    min: 4,
    max: 20,
    unit: 'rounds',
    description: 'Rounds at the belt, each of about a minute; practice not counted.',
  },
  {
    key: 'start_back',
    type: 'integer',
    default: 2,
    min: 1,
    max: 3,
    unit: 'parcels',
    description: 'How far back the first round compares.',
  },
  {
    key: 'shown_ms',
    type: 'integer',
    default: 500,
    min: 300,
    max: 1500,
    unit: 'ms',
    description: 'How long a sign is in sight, before any extra time granted.',
  },
  {
    key: 'soa_ms',
    type: 'integer',
    default: 2500,
    min: 1800,
    max: 4000,
    unit: 'ms',
    description: 'Time from one parcel to the next, before any extra time granted.',
  },
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
  {
    key: 'mean_load',
    type: 'number',
    unit: 'parcels',
    min: 1,
    max: FARTHEST_BACK,
    required: true,
    direction: 'higher',
    speeded: false,
    description:
      'Mean over the rounds of how far back each compared. The form without time is put on the same scale.',
  },
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
  {
    key: 'round_accuracy',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Share of right decisions. Shown as detail, never counted: the rounds adapt until it is about the same for everyone (retest reliability .3).',
  },
  {
    key: 'dprime',
    type: 'number',
    unit: 'z',
    min: -10,
    max: 10,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Distance between presses at same and at other signs, as z of hits minus z of false alarms, shares held within half a decision of 0 and 1.',
  },
  {
    key: 'lure_false_alarms',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Share of parcels with the sign of a near neighbour at which the button was pressed.',
  },
  {
    key: 'hit_rt',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 10_000,
    required: false,
    direction: 'none',
    speeded: true,
    description: 'Median time of presses at a sign that was the same.',
  },
];
