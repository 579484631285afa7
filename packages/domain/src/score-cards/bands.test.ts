import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BANDS, bandLabel, bandOf, displayScore } from './bands.ts';

describe('bands (ruling 1)', () => {
  it.each([
    [25.4, 'Poor'],
    [25.5, 'Below Average'],
    [44.4, 'Below Average'],
    [44.5, 'Average'],
    [55.4, 'Average'],
    [55.5, 'Above Average'],
    [64.4, 'Above Average'],
    [64.5, 'Excellent'],
    [79.4, 'Excellent'],
    [79.5, 'Outstanding'],
    [100, 'Outstanding'],
    [101, 'Poor'],
    [100.4, 'Outstanding'],
    [-1, 'Poor'],
    [0, 'Poor'],
    [Number.NaN, 'Not Calculated'],
    [Number.POSITIVE_INFINITY, 'Not Calculated'],
    [null, 'Not Calculated'],
    [undefined, 'Not Calculated'],
  ])('%s is %s', (score, label) => {
    expect(bandLabel(score)).toBe(label);
  });

  it('covers every whole number from 0 to 100 exactly once', () => {
    for (let shown = 0; shown <= 100; shown++) {
      expect(BANDS.filter((band) => shown >= band.min && shown <= band.max)).toHaveLength(1);
    }
  });

  it('takes the band from the number that is shown', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100, noNaN: true }), (score) => {
        expect(bandOf(score)).toBe(bandOf(displayScore(score)));
      }),
    );
  });

  it('never falls as the score rises', () => {
    const score = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(score, score, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(bandOf(low)?.min).toBeLessThanOrEqual(bandOf(high)?.min ?? -1);
      }),
    );
  });
});
