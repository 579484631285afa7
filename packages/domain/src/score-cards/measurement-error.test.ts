import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bandAround,
  compositeUncertainty,
  differMeaningfully,
  exactnessOf,
  exactnessOfEstimate,
  isIndicativeOnly,
  semOf,
  steppedReliability,
} from './measurement-error.ts';

describe('length', () => {
  it.each([
    [0.79, 0.5, 0.653],
    [0.36, 2, 0.529],
    [0.62, 1, 0.62],
    [0, 5, 0],
    [1, 0.1, 1],
  ])('%d of %d times the length gives %d', (r, factor, expected) => {
    expect(steppedReliability(r, factor)).toBeCloseTo(expected, 3);
  });

  it('never falls when a form gets longer, and stays within 0 to 1', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        fc.double({ min: 0.01, max: 50, noNaN: true }),
        (r, one, other) => {
          const [short, long] = one < other ? [one, other] : [other, one];
          expect(steppedReliability(r, long)).toBeGreaterThanOrEqual(steppedReliability(r, short) - 1e-12);
          expect(steppedReliability(r, long)).toBeLessThanOrEqual(1 + 1e-12);
        },
      ),
    );
  });
});

describe('the standard error of measurement', () => {
  it.each([
    [0.6, 6.3],
    [0.7, 5.5],
    [0.85, 3.9],
  ])('of a T score with a reliability of %d is %d', (r, sem) => {
    expect(semOf(10, r)).toBeCloseTo(sem, 1);
  });

  it('grows when less was played than in the source', () => {
    const source = { r: 0.62, trials: 28, kind: 'retest', source: 'x' } as const;
    expect(exactnessOf(source, 14).sem).toBeGreaterThan(exactnessOf(source, 28).sem);
    expect(exactnessOf(source, null)).toEqual(exactnessOf(source, 28));
  });

  it('comes with an ability estimate, and is never wider than the scale spreads', () => {
    const own = { kind: 'standard_error', data_point: 'se', points: 10, source: 'x' } as const;
    expect(exactnessOfEstimate(own, 0.4)).toEqual({ sem: 4, sd: 10 });
    expect(exactnessOfEstimate(own, 3)).toEqual({ sem: 10, sd: 10 });
  });
});

describe('a composite', () => {
  it('of eight tasks that average .64 comes to the .859 that the formula predicts', () => {
    const part = { weight: 1, exactness: { sem: semOf(10, 0.64), sd: 10 } };
    expect(compositeUncertainty(Array.from({ length: 8 }, () => part))?.reliability).toBeCloseTo(0.859, 2);
  });

  it('of one part is as exact as that part', () => {
    const exactness = { sem: semOf(10, 0.7), sd: 10 };
    expect(compositeUncertainty([{ weight: 30, exactness }])).toEqual({ sem: 5.477, reliability: 0.7 });
  });

  it('does not depend on the order or the scale of the weights', () => {
    const part = fc.record({
      weight: fc.integer({ min: 1, max: 100 }),
      exactness: fc.record({ sem: fc.integer({ min: 1, max: 9 }), sd: fc.integer({ min: 10, max: 20 }) }),
    });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 8 }), (parts) => {
        const plain = compositeUncertainty(parts);
        const turned = compositeUncertainty(
          parts.toReversed().map((each) => ({ ...each, weight: each.weight * 2 })),
        );
        expect(turned?.sem).toBeCloseTo(plain?.sem ?? Number.NaN, 2);
        expect(turned?.reliability).toBeCloseTo(plain?.reliability ?? Number.NaN, 2);
      }),
    );
  });

  it('without weight is nothing', () => {
    expect(compositeUncertainty([])).toBeNull();
    expect(compositeUncertainty([{ weight: 0, exactness: { sem: 1, sd: 10 } }])).toBeNull();
  });
});

describe('two people', () => {
  it.each([
    [0.6, 17.5],
    [0.7, 15.2],
    [0.85, 10.7],
  ])('with a reliability of %d differ only beyond %d points', (r, points) => {
    const sem = semOf(10, r);
    const apart = (difference: number) =>
      differMeaningfully({ score: 50, sem }, { score: 50 + difference, sem });
    expect(apart(points - 0.1)).toBe(false);
    expect(apart(points + 0.1)).toBe(true);
  });

  it('cannot be told apart without knowing how exact the scores are', () => {
    expect(differMeaningfully({ score: 10, sem: null }, { score: 90, sem: 3 })).toBeNull();
  });
});

it('a band is held within the scale and widened to whole points', () => {
  expect(bandAround(50, 5)).toEqual({ low: 40, high: 60 });
  expect(bandAround(97, 5)).toEqual({ low: 87, high: 100 });
  expect(bandAround(2, 5)).toEqual({ low: 0, high: 12 });
});

it('below .70 a score is indicative only', () => {
  expect([0.69, 0.7, 0.9].map(isIndicativeOnly)).toEqual([true, false, false]);
});
