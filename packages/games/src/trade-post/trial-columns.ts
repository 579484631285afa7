import type { TrialColumn } from '../task-core.ts';
import { BLOCK, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  BLOCK,
  {
    key: 'role',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'sender, trustee, proposer or responder.',
  },
  {
    key: 'ship_gave',
    type: 'number',
    unit: 'coins',
    min: 0,
    speeded: false,
    description: 'Coins that the ship sent or offered; null where it is not its turn.',
  },
  {
    key: 'most',
    type: 'number',
    unit: 'coins',
    min: 0,
    speeded: false,
    description: 'Most that could be given.',
  },
  {
    key: 'given',
    type: 'number',
    unit: 'coins',
    min: 0,
    speeded: false,
    description: 'Coins that were given; null in a round of answering.',
  },
  {
    key: 'accepted',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether a division was accepted; null where none was offered.',
  },
  {
    key: 'ship_returned',
    type: 'number',
    unit: 'coins',
    min: 0,
    speeded: false,
    description: 'Coins that the ship gave back; null where it is not its turn.',
  },
  {
    key: 'earned',
    type: 'number',
    unit: 'coins',
    min: 0,
    speeded: false,
    description: 'Coins earned in the round.',
  },
  {
    key: 'rt_ms',
    type: 'number',
    unit: 'ms',
    min: 0,
    speeded: true,
    description: 'Time to the answer.',
  },
  INPUT,
  T_MS,
];
