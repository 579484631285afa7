import { roundTo } from '@tryout/domain/statistics/decimal';
import type { TrialColumn, TrialRow } from './task-core.ts';

/**
 * Series over trials as data points (product §2.15): the column `rt_ms` of a trial table is the data point
 * `trials.rt_ms`.
 */

/** A value of a series; null where that trial has none. */
export type SeriesValue = number | boolean | null;

/** A series of one play. `series` has one value a trial, oldest first; it is never empty. */
export interface SeriesPoint {
  readonly key: string;
  readonly series: readonly SeriesValue[];
}

/** Decimal places to which the numbers of a series are rounded, half up. */
const PLACES = 6;

/** The key of the series over a column. */
export function seriesKey(column: string): string {
  return `trials.${column}`;
}

/** The columns of a trial table that are series; text is none. */
export function seriesColumns(columns: readonly TrialColumn[]): readonly TrialColumn[] {
  return columns.filter(({ type }) => type !== 'text');
}

function seriesValue(value: TrialRow[string] | undefined): SeriesValue {
  if (typeof value === 'number') return Number.isFinite(value) ? roundTo(value, PLACES) : null;
  return typeof value === 'boolean' ? value : null;
}

/**
 * Every series of a play in declared order. One without a single trial is left out, and so are those that tell of
 * speed where more time was given.
 */
export function seriesOf(
  columns: readonly TrialColumn[],
  rows: readonly TrialRow[],
  accommodated: boolean,
): readonly SeriesPoint[] {
  if (rows.length === 0) return [];
  return seriesColumns(columns)
    .filter(({ speeded }) => !(speeded && accommodated))
    .map(({ key }) => ({ key: seriesKey(key), series: rows.map((row) => seriesValue(row[key])) }));
}
