import { describe, expect, it } from 'vitest';
import { fBelow, fQuantile } from './f-distribution.ts';

describe('the F distribution', () => {
  it.each([
    // Percentage points as printed in tables (Pearson & Hartley 1976, Biometrika Tables I, table 18).
    [0.95, 1, 1, 161.4476],
    [0.95, 5, 10, 3.3258],
    [0.95, 10, 5, 4.7351],
    [0.975, 5, 18, 3.382],
    [0.975, 10, 20, 2.7737],
    [0.99, 2, 10, 7.5594],
    [0.99, 20, 60, 2.1978],
  ])('has %s of itself below the printed point (%s, %s)', (p, df1, df2, point) => {
    expect(fQuantile(p, df1, df2)).toBeCloseTo(point, 3);
    expect(fBelow(point, df1, df2)).toBeCloseTo(p, 4);
  });

  it('has half of itself below 1 where both degrees of freedom are equal, and mirrors', () => {
    for (const df of [1, 3, 8, 40, 300]) expect(fBelow(1, df, df)).toBeCloseTo(0.5, 10);
    for (const [a, b] of [
      [3, 9],
      [40, 2],
      [7.5, 12.25],
    ] as const) {
      expect(fQuantile(0.2, a, b) * fQuantile(0.8, b, a)).toBeCloseTo(1, 8);
      expect(fBelow(fQuantile(0.37, a, b), a, b)).toBeCloseTo(0.37, 9);
    }
    expect(fBelow(-1, 2, 3)).toBe(0);
    expect(() => fQuantile(1, 2, 3)).toThrow(RangeError);
  });
});
