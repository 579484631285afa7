import { readSettings } from '../configure.ts';
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
  {
    key: 'form',
    type: 'enum',
    default: 'adaptive',
    options: ['adaptive', 'fixed'],
    unit: '',
    description:
      'Adaptive: each grid fits what was shown so far, and the task ends when the result is exact enough. Fixed: the same number of grids for everybody, from easy to hard.',
  },
  {
    key: 'items',
    type: 'integer',
    default: 18,
    min: 16,
    max: 20,
    unit: 'grids',
    description: 'How many grids the fixed form has; practice not counted.',
  },
  {
    key: 'min_items',
    type: 'integer',
    default: 9,
    min: 9,
    max: 15,
    unit: 'grids',
    description: 'Fewest grids of the adaptive form.',
  },
  {
    key: 'max_items',
    type: 'integer',
    default: 24,
    min: 16,
    max: 30,
    unit: 'grids',
    description: 'Most grids of the adaptive form.',
  },
  {
    key: 'reliability',
    type: 'number',
    default: 0.8,
    min: 0.7,
    max: 0.9,
    unit: 'share',
    description: 'The adaptive form ends once 1 - se² reaches this, after the fewest grids.',
  },
  {
    key: 'seconds',
    type: 'integer',
    default: 30,
    min: 20,
    max: 120,
    unit: 's',
    description: 'Time to answer each grid, before any extra time granted.',
  },
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
  {
    key: 'n_correct',
    type: 'integer',
    unit: 'grids',
    min: 0,
    max: 30,
    required: true,
    direction: 'none',
    speeded: false,
    description:
      'Grids answered correctly; one that ran out of time is not correct. In the adaptive form it hardly depends on ability.',
  },
  {
    key: 'p_correct',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: true,
    direction: 'none',
    speeded: false,
    description: 'The same as a share of all grids shown.',
  },
  {
    key: 'theta',
    type: 'number',
    unit: 'logits',
    min: -5,
    max: 5,
    required: true,
    direction: 'higher',
    speeded: false,
    description:
      'Ability: the mean of what the answers leave open (expected a posteriori, prior with mean 0 and standard deviation 1). The same scale in both forms.',
  },
  {
    key: 'se',
    type: 'number',
    unit: 'logits',
    min: 0,
    max: 2,
    required: true,
    direction: 'none',
    speeded: false,
    description: 'Standard error of the ability.',
  },
  {
    key: 'median_rt_correct',
    type: 'duration_ms',
    unit: 'ms',
    min: 0,
    max: 3_600_000,
    required: false,
    direction: 'none',
    speeded: true,
    description: 'Median response time of correct answers.',
  },
  {
    key: 'timeouts',
    type: 'integer',
    unit: 'grids',
    min: 0,
    max: 30,
    required: false,
    direction: 'none',
    speeded: true,
    description: 'Grids that were not answered in time.',
  },
  {
    key: 'rapid_guess_rate',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Share of grids answered within a tenth of the time that such a grid usually takes: too fast to have looked for a rule.',
  },
];
