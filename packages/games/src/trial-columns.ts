import type { TrialColumn } from './task-core.ts';

/** Columns that many tasks have. */

/** Which step of the task. */
export const STEP: TrialColumn = {
  key: 'i',
  type: 'number',
  unit: '',
  min: 0,
  speeded: false,
  description: 'Number of the step, from 0.',
};

/** Which part between two breaks. */
export const BLOCK: TrialColumn = {
  key: 'block',
  type: 'number',
  unit: '',
  min: 0,
  speeded: false,
  description: 'Part of the task between two breaks, from 0.',
};

/** How often the step was replaced. */
export const FORM: TrialColumn = {
  key: 'form',
  type: 'number',
  unit: '',
  min: 0,
  speeded: false,
  description: 'How often the step was replaced by a parallel one after a pause; 0 for the first.',
};

/** How the person touched the device. */
export const INPUT: TrialColumn = {
  key: 'input',
  type: 'text',
  unit: '',
  speeded: false,
  description: 'How the device was touched: key, touch or mouse.',
};

/** The screen's own time. */
export const FRAME_MS: TrialColumn = {
  key: 'frame_ms',
  type: 'number',
  unit: 'ms',
  min: 0,
  speeded: true,
  description: 'Time of one picture on the screen.',
};

/** When the step was done. */
export const T_MS: TrialColumn = {
  key: 't_ms',
  type: 'number',
  unit: 'ms',
  min: 0,
  speeded: true,
  description: 'Playing time at which the step was done.',
};
