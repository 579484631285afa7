import type { FormulaInputs } from '@tryout/domain/formulas/formula';
import { mean } from '@tryout/domain/statistics/statistics';
import type { MeasuredTask } from '../previews/public.ts';
import type { TaskPoint } from './formulas.api.ts';

/** What formulas are given of a play: every data point and series by its key. */
export function inputsOfPlay({ values, series }: Pick<MeasuredTask, 'values' | 'series'>): FormulaInputs {
  return Object.fromEntries([
    ...values.map(({ key, value }) => [key, value] as const),
    ...series.map((each) => [each.key, each.values] as const),
  ]);
}

/** The number that a recipe counts of a data point in a play: of a series its mean; null where there is none. */
export function numberIn(inputs: FormulaInputs, key: string): number | null {
  const value = inputs[key];
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (!Array.isArray(value)) return null;
  return mean(value.filter((each) => each !== null).map(Number));
}

/** Data points of which a recipe can make something: all but choices, which are compared and not counted. */
export const countable = (points: readonly TaskPoint[]): readonly TaskPoint[] =>
  points.filter(({ type }) => type !== 'enum' && type !== 'object');

/** How values spread over ten equal parts from the lowest to the highest; the ends are equal where all values are. */
export interface Tenths {
  readonly low: number;
  readonly high: number;
  readonly counts: readonly number[];
}

/** Counts values by tenths of a range, by default their own; null without values. */
export function tenthsOf(
  values: readonly number[],
  range: { readonly low: number; readonly high: number } | null = null,
): Tenths | null {
  if (values.length === 0) return null;
  const low = range?.low ?? Math.min(...values);
  const high = range?.high ?? Math.max(...values);
  const counts = new Array<number>(10).fill(0);
  for (const value of values) {
    const at = high > low ? Math.floor(((value - low) / (high - low)) * 10) : 0;
    const place = Math.min(9, Math.max(0, at));
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return { low, high, counts };
}
