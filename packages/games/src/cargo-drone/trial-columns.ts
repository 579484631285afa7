import type { TrialColumn } from '../task-core.ts';
import { BLOCK, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  {
    key: 'flight',
    type: 'number',
    unit: '',
    min: 0,
    speeded: false,
    description: 'Number of the flight, from 0.',
  },
  BLOCK,
  {
    key: 'form',
    type: 'text',
    unit: '',
    speeded: false,
    description: 'manual or declare: how crates were loaded.',
  },
  {
    key: 'loaded',
    type: 'number',
    unit: 'crates',
    min: 0,
    max: 256,
    speeded: false,
    description: 'Crates loaded when the flight ended.',
  },
  {
    key: 'lost',
    type: 'boolean',
    unit: '',
    speeded: false,
    description: 'Whether the cargo was lost.',
  },
  {
    key: 'points',
    type: 'number',
    unit: 'points',
    min: 0,
    max: 256,
    speeded: false,
    description: 'Points brought home; 0 for a lost cargo.',
  },
  T_MS,
];
