import type { DataPointValue } from '@tryout/domain/formulas/formula';
import type { TaskPoint } from './formulas.api.ts';

/** What a slider needs to know of a data point. */
export type RangedPoint = Pick<TaskPoint, 'key' | 'type' | 'min' | 'max' | 'options' | 'norm'>;
type Ends = Pick<RangedPoint, 'type' | 'min' | 'max' | 'norm'>;

/** Ends of a slider. */
export interface Range {
  readonly min: number;
  readonly max: number;
}

/** So many spreads about the mean are nearly everybody. */
const SPREADS = 2;

/**
 * Where a data point's slider begins and ends: two spreads about the mean of its norm, on its step and within what the
 * task declares; without a norm what is declared, and where no end is, a wide one of its type.
 */
export function rangeOf(point: Ends): Range {
  const declared = declaredRange(point);
  if (point.norm === null) return declared;
  const { mean, sd } = point.norm;
  const step = integerStep(point, neatStep({ min: mean - SPREADS * sd, max: mean + SPREADS * sd }));
  const onStep = (value: number) => Number((value * step).toPrecision(12));
  const min = Math.max(point.min ?? -Infinity, onStep(Math.floor((mean - SPREADS * sd) / step)));
  const max = Math.min(point.max ?? Infinity, onStep(Math.ceil((mean + SPREADS * sd) / step)));
  return max > min ? { min, max } : declared;
}

function declaredRange(point: Ends): Range {
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
export function stepOf(point: Ends): number {
  return integerStep(point, neatStep(rangeOf(point)));
}

const integerStep = (point: Ends, step: number): number =>
  point.type === 'integer' ? Math.max(1, Math.round(step)) : step;

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
