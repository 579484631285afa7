import { readSettings } from '../configure.ts';
import { count, duration, measure, share, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Market Stall task. */
export interface MarketStallConfig {
  readonly items: number;
  readonly seconds: number;
}

/** Declared parameters (simulations §1.2). */
export const PARAMETERS: readonly ParameterSpec[] = [
  whole(
    'items',
    16,
    [14, 18],
    'questions',
    'How many questions there are, from easy to hard; practice not counted.',
  ),
  whole('seconds', 75, [75, 90], 's', 'Time to answer each question, before any extra time granted.'),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): MarketStallConfig {
  const settings = readSettings(PARAMETERS, raw);
  return { items: Number(settings.items), seconds: Number(settings.seconds) };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  count(
    'n_correct',
    18,
    'questions',
    'Questions answered correctly; one that ran out of time is not correct.',
    { required: true, direction: 'higher' },
  ),
  share('p_correct', 'The same as a share of all questions shown.', { required: true, direction: 'higher' }),
  measure(
    'theta',
    [-5, 5],
    'logits',
    'Ability under the Rasch model: the mean of what the answers leave open (expected a posteriori, prior with mean 0 and standard deviation 1).',
    { required: true, direction: 'higher' },
  ),
  measure('se', [0, 2], 'logits', 'Standard error of the ability.', { required: true }),
  share('calc_use', 'Share of questions in which the calculator on the screen worked something out.'),
  count('timeouts', 18, 'questions', 'Questions that were not answered in time.', { speeded: true }),
  duration('median_rt_correct', 3_600_000, 'Median response time of correct answers.', { speeded: true }),
  share(
    'rapid_guess_rate',
    'Share of questions answered within a tenth of the time that such a question usually takes: too fast to have read it.',
  ),
];
