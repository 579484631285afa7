/**
 * Decimal rounding that gives the same bytes on every machine.
 *
 * Exactness: only the IEEE 754 operations + - * / are used, never `toFixed`, `Math.pow` or any other function whose
 * last digit may differ between engines. A number is rounded as the decimal that it prints as: 1.005 rounds to 1.01
 * although the double behind it lies a little below. Halves go away from zero ("half up" of bookkeeping): 0.5 -> 1,
 * -0.5 -> -1.
 */

/** Places kept by all score arithmetic (product §2.16). */
export const SCORE_PLACES = 6;

const POWERS = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12] as const;
const LARGEST_WITH_FRACTION = 4503599627370496;
/** Wider than the error that `magnitude * power` can carry, relative to the product. */
const DOUBT = 4.5e-16;

/**
 * Rounds half up (away from zero) to a number of decimal places.
 * @param x any number; NaN and the infinities come back unchanged
 * @param places whole number from 0 to 12
 * @returns the double nearest to the rounded decimal, never -0. Where |x| * 10^places is 2^52 or more the double
 * has no such place left and x comes back unchanged.
 * @throws RangeError when places is not a whole number from 0 to 12
 */
export function roundTo(x: number, places: number): number {
  const power = POWERS[places];
  if (power === undefined) throw new RangeError(`places must be a whole number from 0 to 12, not ${places}`);
  const magnitude = x < 0 ? -x : x;
  const scaled = magnitude * power;
  if (!(scaled < LARGEST_WITH_FRACTION)) return x;
  let whole = Math.floor(scaled);
  // A near half is decided without the error of `scaled`: the quotient is the double nearest to the decimal half.
  const distance = scaled - whole - 0.5;
  const doubt = scaled * DOUBT;
  if (distance > doubt || (distance >= -doubt && magnitude >= (whole + 0.5) / power)) whole += 1;
  if (whole === 0) return 0;
  return x < 0 ? -whole / power : whole / power;
}

/** Rounds half up to the six places of score arithmetic. Same edge cases as `roundTo`. */
export function round6(x: number): number {
  return roundTo(x, SCORE_PLACES);
}
