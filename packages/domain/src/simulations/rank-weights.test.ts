import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roundTo } from '../statistics/decimal.ts';
import { balanceTo100, rankOrderCentroid, weightsFromRanks } from './rank-weights.ts';

const total = (weights: readonly number[]) =>
  roundTo(
    weights.reduce((sum, weight) => sum + weight, 0),
    6,
  );

describe('rank weights', () => {
  it.each([
    [0, []],
    [1, [100]],
    [2, [75, 25]],
    [3, [61.11, 27.78, 11.11]],
    [4, [52.08, 27.08, 14.58, 6.25]],
  ])('%s items weigh %o', (n, weights) => {
    expect(rankOrderCentroid(n)).toEqual(weights);
  });

  it('equal ranks share', () => {
    expect(weightsFromRanks([1, 2])).toEqual([75, 25]);
    expect(weightsFromRanks([2, 1])).toEqual([25, 75]);
    expect(weightsFromRanks([1, 1])).toEqual([50, 50]);
    expect(weightsFromRanks([1, 2, 2])).toEqual([61.11, 19.44, 19.44]);
    expect(weightsFromRanks([5, 9, 9])).toEqual(weightsFromRanks([1, 2, 2]));
  });

  it('balances to exactly 100', () => {
    expect(balanceTo100([1, 1, 1])).toEqual([33.34, 33.33, 33.33]);
    expect(balanceTo100([0, 0])).toEqual([50, 50]);
    expect(balanceTo100([60, 60])).toEqual([50, 50]);
    expect(() => balanceTo100([-1, 2])).toThrow(RangeError);
    expect(() => balanceTo100([Number.NaN])).toThrow(RangeError);
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 1e6, noNaN: true }), { minLength: 1, maxLength: 30 }),
        (weights) => {
          const balanced = balanceTo100(weights);
          expect(total(balanced)).toBe(100);
          expect(balanced.every((weight) => weight >= 0)).toBe(true);
        },
      ),
    );
  });

  it('falls strictly and adds up for any number of ranks', () => {
    for (let n = 1; n <= 20; n++) {
      const weights = rankOrderCentroid(n);
      expect(roundTo(Math.abs(total(weights) - 100), 6)).toBeLessThanOrEqual(0.01);
      expect(weights.every((weight, i) => i === 0 || weight <= (weights[i - 1] ?? 0))).toBe(true);
    }
    expect(() => rankOrderCentroid(-1)).toThrow(RangeError);
  });
});
