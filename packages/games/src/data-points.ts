import { roundTo } from '@tryout/domain/statistics/decimal';
import type { DataPoint, DataPointSpec } from './task-core.ts';

/** Why a data point has no value. */
export type MissingReason = NonNullable<DataPoint['missing_reason']>;

/** What a measure came to: a number, a number with the count of trials it rests on, or the reason for having none. */
export type Measured = number | { readonly value: number; readonly trials: number } | MissingReason;

/** Decimal places to which every data point is rounded, half up. */
const PLACES = 6;

function toDataPoint(spec: DataPointSpec, measured: Measured | undefined, accommodated: boolean): DataPoint {
  if (accommodated && spec.speeded) return { key: spec.key, value: null, missing_reason: 'accommodated' };
  if (measured === undefined) return { key: spec.key, value: null, missing_reason: 'not_reached' };
  if (typeof measured === 'string') return { key: spec.key, value: null, missing_reason: measured };
  const value = roundTo(typeof measured === 'number' ? measured : measured.value, PLACES);
  const inRange = Number.isFinite(value) && value >= spec.min && value <= spec.max;
  if (!inRange) return { key: spec.key, value: null, missing_reason: 'invalid_range' };
  return typeof measured === 'number'
    ? { key: spec.key, value }
    : { key: spec.key, value, trials: measured.trials };
}

/**
 * Every declared data point in declared order, rounded to six places. A measure outside its declared range is
 * missing (`invalid_range`), never cut to fit. Speed measures of a play with another time factor than 1 are
 * missing (`accommodated`).
 */
export function reportDataPoints(
  specs: readonly DataPointSpec[],
  measures: Readonly<Record<string, Measured>>,
  accommodated: boolean,
): readonly DataPoint[] {
  return specs.map((spec) => toDataPoint(spec, measures[spec.key], accommodated));
}
