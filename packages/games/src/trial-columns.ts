import { numbers, words } from './declare.ts';

/** Columns that many tasks have. */

/** Which step of the task. */
export const STEP = numbers('i', '', 'Number of the step, from 0.', { min: 0 });

/** Which part between two breaks. */
export const BLOCK = numbers('block', '', 'Part of the task between two breaks, from 0.', { min: 0 });

/** How often the step was replaced. */
export const FORM = numbers(
  'form',
  '',
  'How often the step was replaced by a parallel one after a pause; 0 for the first.',
  { min: 0 },
);

/** How the person touched the device. */
export const INPUT = words('input', 'How the device was touched: key, touch or mouse.');

/** The screen's own time. */
export const FRAME_MS = numbers('frame_ms', 'ms', 'Time of one picture on the screen.', {
  min: 0,
  speeded: true,
});

/** When the step was done. */
export const T_MS = numbers('t_ms', 'ms', 'Playing time at which the step was done.', {
  min: 0,
  speeded: true,
});
