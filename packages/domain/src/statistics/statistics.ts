import { exponential } from './elementary.ts';

/**
 * Descriptive statistics and the normal distribution. All functions are deterministic to the last bit (see
 * `decimal.ts`, `elementary.ts`) and unrounded; null means that the statistic does not exist for the given values.
 * Values must be finite; missing ones are to be left out beforehand.
 */

const INVERSE_SQRT_2PI = 0.3989422804014327;

/** Sum, by the order of the values. 0 for none. */
export function sum(values: readonly number[]): number {
  let total = 0;
  for (const value of values) total += value;
  return total;
}

/** Arithmetic mean; null for no values. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : sum(values) / values.length;
}

/** Middle value, or the mean of the two middle values; null for no values. */
export function median(values: readonly number[]): number | null {
  return quantile(values, 0.5);
}

/** Sample standard deviation (divisor n - 1); null for fewer than two values. */
export function sd(values: readonly number[]): number | null {
  const centre = mean(values);
  if (centre === null || values.length < 2) return null;
  let squares = 0;
  for (const value of values) squares += (value - centre) * (value - centre);
  return Math.sqrt(squares / (values.length - 1));
}

/**
 * Quantile by linear interpolation between order statistics (Hyndman & Fan 1996, type 7).
 * @param p from 0 (minimum) to 1 (maximum)
 * @returns null for no values
 * @throws RangeError when p is outside 0 to 1
 */
export function quantile(values: readonly number[], p: number): number | null {
  if (!(p >= 0 && p <= 1)) throw new RangeError(`p must be from 0 to 1, not ${p}`);
  if (values.length === 0) return null;
  const sorted = [...values].sort((a, b) => a - b);
  const position = (sorted.length - 1) * p;
  const below = Math.floor(position);
  const low = sorted[below] ?? Number.NaN;
  const high = sorted[below + 1] ?? low;
  return low + (high - low) * (position - below);
}

/**
 * Pearson's product-moment correlation, from -1 to 1; null for fewer than two pairs or when a side does not vary.
 * @throws RangeError when the lists differ in length
 */
export function pearson(xs: readonly number[], ys: readonly number[]): number | null {
  if (xs.length !== ys.length) throw new RangeError('both lists must have the same length');
  const centreX = mean(xs);
  const centreY = mean(ys);
  if (centreX === null || centreY === null || xs.length < 2) return null;
  let xy = 0;
  let xx = 0;
  let yy = 0;
  for (let i = 0; i < xs.length; i++) {
    const dx = (xs[i] ?? 0) - centreX;
    const dy = (ys[i] ?? 0) - centreY;
    xy += dx * dy;
    xx += dx * dx;
    yy += dy * dy;
  }
  if (xx === 0 || yy === 0) return null;
  return Math.min(1, Math.max(-1, xy / Math.sqrt(xx * yy)));
}

/** Density of the standard normal distribution at z. */
export function normalDensity(z: number): number {
  return INVERSE_SQRT_2PI * exponential((-z * z) / 2);
}

/**
 * Share of the standard normal distribution below z, from 0 to 1; absolute error below 1e-14. NaN stays NaN.
 * Power series near the middle (Marsaglia 2004, J. Stat. Softw. 11:4), Laplace's continued fraction in the tails.
 */
export function phi(z: number): number {
  if (Number.isNaN(z)) return z;
  const distance = Math.abs(z);
  if (distance > 39) return z < 0 ? 0 : 1;
  if (distance <= 4) {
    let term = z;
    let total = z;
    for (let n = 3; Math.abs(term) > 1e-18; n += 2) {
      term = (term * z * z) / n;
      total += term;
    }
    return 0.5 + total * normalDensity(z);
  }
  let fraction = distance;
  for (let n = 60; n > 0; n--) fraction = distance + n / fraction;
  const tail = normalDensity(distance) / fraction;
  return z < 0 ? tail : 1 - tail;
}

/**
 * The z below which the share p of the standard normal distribution lies; inverse of `phi`.
 * @returns -Infinity for 0, Infinity for 1, NaN outside 0 to 1
 */
export function inversePhi(p: number): number {
  if (!(p >= 0 && p <= 1)) return Number.NaN;
  if (p === 0) return Number.NEGATIVE_INFINITY;
  if (p === 1) return Number.POSITIVE_INFINITY;
  if (p === 0.5) return 0;
  if (p > 0.5) return -inversePhi(1 - p);
  // Bisection to a good start, then Newton's method corrected for curvature (Halley).
  let low = -39;
  let high = 0;
  for (let n = 0; n < 24; n++) {
    const middle = (low + high) / 2;
    if (phi(middle) < p) low = middle;
    else high = middle;
  }
  let z = (low + high) / 2;
  for (let n = 0; n < 3; n++) {
    const density = normalDensity(z);
    if (density === 0) return z;
    const step = (phi(z) - p) / density;
    z -= step / (1 + (z * step) / 2);
  }
  return z;
}
