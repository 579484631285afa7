import type { DataPointValue } from '@tryout/domain/formula';
import type { TaskPoint } from './formulas.api.ts';

/** What a slider needs to know of a data point. */
export type RangedPoint = Pick<TaskPoint, 'key' | 'type' | 'min' | 'max' | 'options'>;

/** Ends of a slider. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** Where a data point's slider begins and ends; where the task names no end, a wide one of its type. */
export function rangeOf(point: Pick<RangedPoint, 'type' | 'min' | 'max'>): Range {
  const widest = point.type === 'ratio' ? 1 : point.type === 'duration_ms' ? 5000 : 100;
  const min = point.min ?? Math.min(0, point.max ?? 0);
  const max = point.max ?? Math.max(widest, min + widest);
  return max > min ? { min, max } : { min, max: min + 1 };
}

/** A hundredth of the range or a little more, as a 1, 2 or 5 with zeros, so that sliders give readable numbers. */
export function neatStep({ min, max }: Range): number {
  const rough = (max - min) / 100;
  const power = 10 ** Math.floor(Math.log10(rough));
  const factor = [1, 2, 5].find((each) => each * power >= rough * 0.999) ?? 10;
  return Number((factor * power).toPrecision(6));
}

/** The step of a data point's slider. */
export function stepOf(point: Pick<RangedPoint, 'type' | 'min' | 'max'>): number {
  const step = neatStep(rangeOf(point));
  return point.type === 'integer' ? Math.max(1, Math.round(step)) : step;
}

/** A value to begin with: three quarters up the range, the first choice, a few trials. */
export function firstInput(point: RangedPoint): DataPointValue {
  switch (point.type) {
    case 'boolean':
      return true;
    case 'enum':
      return point.options[0] ?? null;
    case 'series':
      return [0.6, 0.75, 0.9].map((share) => onStep(point, share));
    default:
      return onStep(point, 0.75);
  }
}

function onStep(point: RangedPoint, share: number): number {
  const { min, max } = rangeOf(point);
  const step = stepOf(point);
  const value = min + Math.round((share * (max - min)) / step) * step;
  return Number(Math.min(max, value).toPrecision(12));
}
