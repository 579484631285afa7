import { exponential, logarithm } from './elementary.ts';

/** Coefficients of Lanczos' approximation of the gamma function (g = 7, n = 9; Press et al. 2007, §6.1). */
const LANCZOS = [
  0.9999999999998099, 676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406,
  12.507343278686905, -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
] as const;

/** Natural logarithm of the gamma function; x above 0. */
function logGamma(x: number): number {
  const y = x - 1;
  let total: number = LANCZOS[0];
  for (let n = 1; n < LANCZOS.length; n++) total += (LANCZOS[n] ?? 0) / (y + n);
  const t = y + 7.5;
  return 0.9189385332046727 + (y + 0.5) * logarithm(t) - t + logarithm(total);
}

/** The regularized incomplete beta function I_x(a, b), by Lentz's continued fraction (Press et al. 2007, §6.4). */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = exponential(
    logGamma(a + b) - logGamma(a) - logGamma(b) + a * logarithm(x) + b * logarithm(1 - x),
  );
  const tiny = 1e-300;
  const away = (value: number) => (Math.abs(value) < tiny ? tiny : value);
  let c = 1;
  let d = 1 / away(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 500; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / away(1 + even * d);
    c = away(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / away(1 + odd * d);
    c = away(1 + odd / c);
    const step = d * c;
    fraction *= step;
    if (Math.abs(step - 1) < 1e-14) break;
  }
  return (front * fraction) / a;
}

/**
 * Share of the F distribution below f, from 0 to 1.
 * @param df1 degrees of freedom of the numerator, above 0
 * @param df2 of the denominator, above 0
 */
export function fBelow(f: number, df1: number, df2: number): number {
  if (!(f > 0)) return 0;
  return incompleteBeta((df1 * f) / (df1 * f + df2), df1 / 2, df2 / 2);
}

/**
 * The f below which the share p of the F distribution lies; inverse of `fBelow`, by bisection.
 * @throws RangeError when p is not between 0 and 1
 */
export function fQuantile(p: number, df1: number, df2: number): number {
  if (!(p > 0 && p < 1)) throw new RangeError(`p must be between 0 and 1, not ${p}`);
  let low = 0;
  let high = 1;
  while (fBelow(high, df1, df2) < p && high < 1e12) high *= 2;
  for (let n = 0; n < 200 && high - low > high * 1e-13; n++) {
    const middle = (low + high) / 2;
    if (fBelow(middle, df1, df2) < p) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
