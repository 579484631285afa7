import type { TrialColumn } from '../task-core.ts';
import { STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  {
    key: 'gain',
    type: 'number',
    unit: 'points',
    min: 0,
    speeded: false,
    description: 'What each good crate brings.',
  },
  {
    key: 'loss',
    type: 'number',
    unit: 'points',
    min: 0,
    speeded: false,
    description: 'What a snag costs.',
  },
  {
    key: 'snags',
    type: 'number',
    unit: '',
    min: 0,
    speeded: false,
    description: 'Crates with a snag.',
  },
  {
    key: 'opened',
    type: 'number',
    unit: 'crates',
    min: 0,
    speeded: false,
    description: 'Crates that were opened.',
  },
  {
    key: 'lost',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether a snag ended the dive.',
  },
  {
    key: 'points',
    type: 'number',
    unit: 'points',
    speeded: false,
    description: 'Points of the dive.',
  },
  {
    key: 'form',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'open or declare: how crates were chosen.',
  },
  T_MS,
];
