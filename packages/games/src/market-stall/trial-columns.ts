import { numbers, truths, words } from '../declare.ts';
import type { TrialColumn } from '../task-core.ts';
import { FORM, FRAME_MS, INPUT, STEP, T_MS } from '../trial-columns.ts';

/** The columns of the trial table. */
export const TRIAL_COLUMNS: readonly TrialColumn[] = [
  STEP,
  words('family', 'Which kind of question.'),
  numbers('level', '', 'Level within its kind.'),
  numbers('difficulty', 'logits', 'Difficulty on the scale of ability.'),
  numbers('right_option', '', 'Place of the right answer, from 1.', { min: 1 }),
  numbers('option', '', 'Place of the chosen answer, from 1; null without one.', { min: 1 }),
  numbers('rt_ms', 'ms', 'Time to the answer; null without one.', { min: 0, speeded: true }),
  truths('correct', 'Whether the right answer was chosen.'),
  truths('missed', 'Whether no answer came in time.', { speeded: true }),
  numbers('calculations', '', 'Sums worked out on the calculator.', { min: 0 }),
  numbers('theta', 'logits', 'Estimated ability after this question.'),
  numbers('se', 'logits', 'Standard error of that estimate.', { min: 0 }),
  FORM,
  INPUT,
  FRAME_MS,
  T_MS,
];
