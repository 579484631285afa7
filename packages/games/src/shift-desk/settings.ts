import { readSettings } from '../configure.ts';
import { duration, measure, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Shift Desk task. */
export interface ShiftDeskConfig {
  readonly minutes: number;
}

/** Declared parameters (simulations §1.11). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'minutes',
    6,
    [4, 12],
    'min',
    'Time on the desk for the ten messages, before any extra time granted.',
  ),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): ShiftDeskConfig {
  return { minutes: Number(readSettings(PARAMETERS, raw).minutes) };
}

const DESCRIPTIVE = { required: false, direction: 'none', speeded: false } as const;

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  measure(
    'order_agreement',
    [0, 100],
    'percent',
    'Agreement of the order with the key: 100 times 1 less the sum of all displacements over the greatest possible one (Spearman footrule). A random order scores about 34.',
    { required: true, direction: 'higher' },
  ),
  measure(
    'decision_kappa',
    [-1, 1],
    '',
    'Agreement with the key on now, later, hand over and leave, beyond chance (weighted kappa): 1 is full, 0 is chance.',
    { required: true, direction: 'higher' },
  ),
  measure(
    'recovery',
    [0, 100],
    'percent',
    'How the work holds after interruptions: mean of how near the urgent message is to its place, how much of the right order is kept, and the share of right decisions among those still to be made.',
    { direction: 'higher' },
  ),
  duration('time_used', 3_600_000, 'Time on the desk, without times away.', { speeded: true }),
  duration(
    'resumption_lag',
    3_600_000,
    'Mean time from the end of an interruption to the next thing done (Altmann & Trafton 2002).',
    { speeded: true },
  ),
  {
    ...DESCRIPTIVE,
    key: 'moved_count',
    type: 'integer',
    unit: 'moves',
    min: 0,
    max: 100_000,
    description: 'How often a message was given another place.',
  },
  {
    ...DESCRIPTIVE,
    key: 'decided_count',
    type: 'integer',
    unit: 'messages',
    min: 0,
    max: 10,
    description: 'Messages that were decided on.',
  },
  {
    ...DESCRIPTIVE,
    key: 'answer_right',
    type: 'boolean',
    unit: '',
    min: 0,
    max: 1,
    description: 'Whether the question that came in between was answered rightly.',
  },
];
