import type { DataPointSpec, ParameterSpec, TrialColumn } from './task-core.ts';

/** Least and most of a number. */
export type Range = readonly [min: number, max: number];

/** A setting that is a whole number. */
export const whole = (
  key: string,
  standard: number,
  [min, max]: Range,
  unit: string,
  description: string,
): ParameterSpec => ({ key, type: 'integer', default: standard, min, max, unit, description });

/** A setting that is any number. */
export const decimal = (
  key: string,
  standard: number,
  [min, max]: Range,
  unit: string,
  description: string,
): ParameterSpec => ({ key, type: 'number', default: standard, min, max, unit, description });

/** A setting that is on or off. */
export const yesOrNo = (key: string, standard: boolean, description: string): ParameterSpec => ({
  key,
  type: 'boolean',
  default: standard,
  unit: '',
  description,
});

/** A setting that is one of a few words. */
export const oneOf = (
  key: string,
  standard: string,
  options: readonly string[],
  description: string,
): ParameterSpec => ({ key, type: 'enum', default: standard, options, unit: '', description });

/** What of a data point differs from the usual: it is not needed, has no better end, and tells nothing of speed. */
type Unusual = Partial<Pick<DataPointSpec, 'required' | 'direction' | 'speeded'>>;

const point = (
  spec: Pick<DataPointSpec, 'key' | 'type' | 'unit' | 'min' | 'max' | 'description'>,
  { required = false, direction = 'none', speeded = false }: Unusual = {},
): DataPointSpec => {
  const { description, ...first } = spec;
  return { ...first, required, direction, speeded, description };
};

/** A data point that is a share, from 0 to 1. */
export const share = (key: string, description: string, unusual?: Unusual): DataPointSpec =>
  point({ key, type: 'ratio', unit: 'share', min: 0, max: 1, description }, unusual);

/** A data point that is a count, from 0. */
export const count = (
  key: string,
  max: number,
  unit: string,
  description: string,
  unusual?: Unusual,
): DataPointSpec => point({ key, type: 'integer', unit, min: 0, max, description }, unusual);

/** A data point that is a time, from 0, in milliseconds. */
export const duration = (key: string, max: number, description: string, unusual?: Unusual): DataPointSpec =>
  point({ key, type: 'duration_ms', unit: 'ms', min: 0, max, description }, unusual);

/** A data point that is any number. */
export const measure = (
  key: string,
  [min, max]: Range,
  unit: string,
  description: string,
  unusual?: Unusual,
): DataPointSpec => point({ key, type: 'number', unit, min, max, description }, unusual);

/** What of a column of numbers differs from the usual: its bounds, and that it tells of speed. */
type OfColumn = Partial<Pick<TrialColumn, 'min' | 'max' | 'speeded'>>;

/** A column of numbers. */
export const numbers = (
  key: string,
  unit: string,
  description: string,
  { speeded = false, ...bounds }: OfColumn = {},
): TrialColumn => ({ key, type: 'number', unit, ...bounds, speeded, description });

/** A column that says yes or no. */
export const truths = (
  key: string,
  description: string,
  { speeded = false }: Pick<OfColumn, 'speeded'> = {},
): TrialColumn => ({ key, type: 'boolean', unit: '', speeded, description });

/** A column of words. */
export const words = (key: string, description: string): TrialColumn => ({
  key,
  type: 'text',
  unit: '',
  speeded: false,
  description,
});
