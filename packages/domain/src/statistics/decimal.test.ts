import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { round6, roundTo } from './decimal.ts';

/** Half-up rounding of the printed decimal, done on text: slow, independent of the code under test. */
function roundedText(x: number, places: number): number {
  const [mantissa = '', exponent = '0'] = String(Math.abs(x)).split('e');
  const [integer = '', fraction = ''] = mantissa.split('.');
  const shift = Number(exponent) - fraction.length;
  const digits = BigInt(integer + fraction);
  const unit = 10n ** BigInt(Math.max(0, -shift - places));
  const scaled =
    shift >= -places ? digits * 10n ** BigInt(shift + places) : (2n * digits + unit) / (2n * unit);
  const result = Number(`${scaled}e-${places}`);
  return x < 0 && result !== 0 ? -result : result;
}

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [1.0000005, 6, 1.000001],
    [0.1 + 0.2, 6, 0.3],
    [25.5, 0, 26],
    [24.5, 0, 25],
    [-0.5, 0, -1],
    [-0.4, 0, 0],
    [64.45, 1, 64.5],
    [1e-7, 6, 0],
    [5e-7, 6, 0.000001],
    [4.999999e-7, 6, 0],
    [1e21, 6, 1e21],
  ])('%s at %s places is %s', (x, places, rounded) => {
    expect(roundTo(x, places)).toBe(rounded);
  });

  it('agrees with decimal arithmetic on the printed number', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1000, max: 1000, noNaN: true }),
        fc.integer({ min: 0, max: 9 }),
        (x, places) => {
          expect(roundTo(x, places)).toBe(roundedText(x, places));
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('rounds every half of six places up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (millionths) => {
        expect(round6(Number(`${millionths}5e-7`))).toBe((millionths + 1) / 1e6);
      }),
    );
  });

  it('changes nothing the second time, and never gives -0', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (x) => {
        expect(round6(round6(x))).toBe(round6(x));
      }),
    );
    expect(Object.is(roundTo(-0.0000001, 6), 0)).toBe(true);
    expect(Object.is(roundTo(-0, 6), 0)).toBe(true);
  });

  it('passes NaN and infinities on and refuses odd places', () => {
    expect(round6(Number.NaN)).toBeNaN();
    expect(round6(Number.NEGATIVE_INFINITY)).toBe(Number.NEGATIVE_INFINITY);
    expect(() => roundTo(1, 13)).toThrow(RangeError);
    expect(() => roundTo(1, 0.5)).toThrow(RangeError);
  });
});
