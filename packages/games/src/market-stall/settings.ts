import { readSettings } from '../configure.ts';
import type { DataPointSpec, Json, ParameterSpec } from '../task-core.ts';

/** Settings of one Market Stall task. */
export interface MarketStallConfig {
  readonly items: number;
  readonly seconds: number;
}

/** Declared parameters (simulations §1.2). */
export const PARAMETERS: readonly ParameterSpec[] = [
  {
    key: 'items',
    type: 'integer',
    default: 16,
    min: 14,
    max: 18,
    unit: 'questions',
    description: 'How many questions there are, from easy to hard; practice not counted.',
  },
  {
    key: 'seconds',
    type: 'integer',
    default: 75,
    min: 75,
    max: 90,
    unit: 's',
    description: 'Time to answer each question, before any extra time granted.',
  },
];

/** Reads settings. @throws InputRefused naming the parameter. */
export function configure(raw: Json): MarketStallConfig {
  const settings = readSettings(PARAMETERS, raw);
  return { items: Number(settings.items), seconds: Number(settings.seconds) };
}

/** Data points in the order in which they are reported. */
export const DATA_POINTS: readonly DataPointSpec[] = [
  {
    key: 'n_correct',
    type: 'integer',
    unit: 'questions',
    min: 0,
    max: 18,
    required: true,
    direction: 'higher',
    speeded: false,
    description: 'Questions answered correctly; one that ran out of time is not correct.',
  },
  {
    key: 'p_correct',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: true,
    direction: 'higher',
    speeded: false,
    description: 'The same as a share of all questions shown.',
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
      'Ability under the Rasch model: the mean of what the answers leave open (expected a posteriori, prior with mean 0 and standard deviation 1).',
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
    key: 'calc_use',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description: 'Share of questions in which the calculator on the screen worked something out.',
  },
  {
    key: 'timeouts',
    type: 'integer',
    unit: 'questions',
    min: 0,
    max: 18,
    required: false,
    direction: 'none',
    speeded: true,
    description: 'Questions that were not answered in time.',
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
    key: 'rapid_guess_rate',
    type: 'ratio',
    unit: 'share',
    min: 0,
    max: 1,
    required: false,
    direction: 'none',
    speeded: false,
    description:
      'Share of questions answered within a tenth of the time that such a question usually takes: too fast to have read it.',
  },
];
