import { describe, expect, it } from 'vitest';
import { isFullSum, isWeight, sumOfWeights } from './weight-sum.ts';

describe('the sum of weights', () => {
  it('is exact where binary fractions are not', () => {
    expect(sumOfWeights([33.33, 33.33, 33.34])).toBe(100);
    expect(sumOfWeights([0.1, 0.2])).toBe(0.3);
    expect(sumOfWeights([60, null])).toBe(60);
    expect(sumOfWeights([])).toBe(0);
  });

  it('may miss 100 by a hundredth', () => {
    expect([99.98, 99.99, 100, 100.01, 100.02].map(isFullSum)).toEqual([false, true, true, true, false]);
    expect(isFullSum(Number.NaN)).toBe(false);
    expect(isFullSum(sumOfWeights([1e308, 1e308]))).toBe(false);
  });

  it.each([
    [0, true],
    [100, true],
    [-1, false],
    [1e308, false],
    [Number.NaN, false],
    [null, false],
  ])('a weight of %s: %s', (weight, is) => {
    expect(isWeight(weight)).toBe(is);
  });
});
