import { describe, expect, it } from 'vitest';
import { firstInput, neatStep, rangeOf, stepOf } from './point-range.ts';

const point = (type: string, min: number | null, max: number | null, options: string[] = []) => ({
  key: 'x',
  type,
  min,
  max,
  options,
  norm: null,
});

describe('the slider of a data point', () => {
  it('goes from end to end, and far enough where the task names no end', () => {
    expect(rangeOf(point('number', -3, 3))).toEqual({ min: -3, max: 3 });
    expect(rangeOf(point('ratio', null, null))).toEqual({ min: 0, max: 1 });
    expect(rangeOf(point('duration_ms', 100, null))).toEqual({ min: 100, max: 5100 });
    expect(rangeOf(point('number', null, -10))).toEqual({ min: -10, max: -9 });
  });

  it('goes where people are, where there is a norm, and never beyond what is declared', () => {
    const rate = { ...point('number', 0, 10), norm: { mean: 1.5012, sd: 0.1817 } };
    expect(rangeOf(rate)).toEqual({ min: 1.13, max: 1.87 });
    expect(stepOf(rate)).toBe(0.01);
    expect(firstInput(rate)).toBe(1.69);
    expect(rangeOf({ ...point('ratio', 0, 1), norm: { mean: 0.96, sd: 0.06 } })).toEqual({
      min: 0.84,
      max: 1,
    });
    expect(rangeOf({ ...point('integer', 0, 99), norm: { mean: 5.3, sd: 1.2 } })).toEqual({ min: 2, max: 8 });
    expect(rangeOf({ ...point('number', 0, 1), norm: { mean: 50, sd: 1 } })).toEqual({ min: 0, max: 1 });
  });

  it('moves in readable steps', () => {
    expect(neatStep({ min: 0, max: 1 })).toBe(0.01);
    expect(neatStep({ min: 0, max: 5000 })).toBe(50);
    expect(neatStep({ min: 0, max: 9 })).toBe(0.1);
    expect(neatStep({ min: -3, max: 3 })).toBe(0.1);
    expect(stepOf(point('integer', 0, 20))).toBe(1);
  });

  it('begins with a value in the range', () => {
    expect(firstInput(point('ratio', 0, 1))).toBe(0.75);
    expect(firstInput(point('integer', 0, 9))).toBe(7);
    expect(firstInput(point('boolean', null, null))).toBe(true);
    expect(firstInput(point('enum', null, null, ['red', 'blue']))).toBe('red');
    expect(firstInput(point('enum', null, null))).toBeNull();
    expect(firstInput(point('series', 0, 1000))).toEqual([600, 750, 900]);
  });
});
