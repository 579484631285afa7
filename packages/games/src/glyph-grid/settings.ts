import { readSettings } from '../configure.ts';
import { count, decimal, duration, measure, oneOf, share, whole } from '../declare.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Glyph Grid task. */
export interface GlyphGridConfig {
  readonly form: 'adaptive' | 'fixed';
  readonly items: number;
  readonly min_items: number;
  readonly max_items: number;
  readonly reliability: number;
  readonly seconds: number;
}

/** Declared parameters (simulations §1.1). */
export const PARAMETERS: readonly ParameterSpec[] = [
  oneOf(
    'form',
    'adaptive',
    ['adaptive', 'fixed'],
    'Adaptive: each grid fits what was shown so far, and the task ends when the result is exact enough. Fixed: the same number of grids for everybody, from easy to hard.',
  ),
  whole('items', 18, [16, 20], 'grids', 'How many grids the fixed form has; practice not counted.'),
  whole('min_items', 9, [9, 15], 'grids', 'Fewest grids of the adaptive form.'),
  whole('max_items', 24, [16, 30], 'grids', 'Most grids of the adaptive form.'),
  decimal(
    'reliability',
    0.8,
    [0.7, 0.9],
    'share',
    'The adaptive form ends once 1 - se² reaches this, after the fewest grids.',
  ),
  whole('seconds', 30, [20, 120], 's', 'Time to answer each grid, before any extra time granted.'),
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): GlyphGridConfig {
  const settings = readSettings(PARAMETERS, raw);
  return {
    form: settings.form === 'fixed' ? 'fixed' : 'adaptive',
    items: Number(settings.items),
    min_items: Number(settings.min_items),
    max_items: Number(settings.max_items),
    reliability: Number(settings.reliability),
    seconds: Number(settings.seconds),
  };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  count(
    'n_correct',
    30,
    'grids',
    'Grids answered correctly; one that ran out of time is not correct. In the adaptive form it hardly depends on ability.',
    { required: true },
  ),
  share('p_correct', 'The same as a share of all grids shown.', { required: true }),
  measure(
    'theta',
    [-5, 5],
    'logits',
    'Ability: the mean of what the answers leave open (expected a posteriori, prior with mean 0 and standard deviation 1). The same scale in both forms.',
    { required: true, direction: 'higher' },
  ),
  measure('se', [0, 2], 'logits', 'Standard error of the ability.', { required: true }),
  duration('median_rt_correct', 3_600_000, 'Median response time of correct answers.', { speeded: true }),
  count('timeouts', 30, 'grids', 'Grids that were not answered in time.', { speeded: true }),
  share(
    'rapid_guess_rate',
    'Share of grids answered within a tenth of the time that such a grid usually takes: too fast to have looked for a rule.',
  ),
];
