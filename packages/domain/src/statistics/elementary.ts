/**
 * The two transcendental functions that scoring needs, built from + - * / alone so that the last bit is the same
 * in every engine (`Math.exp` and `Math.log` may differ between engines). Relative error below 1e-14.
 */

const LN2 = Math.LN2;
const SQRT2 = Math.SQRT2;

/** e to the power x. 0 below -745, Infinity above 709.78; NaN stays NaN. */
export function exponential(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x < -745) return 0;
  if (x > 709.78) return Number.POSITIVE_INFINITY;
  const twos = Math.round(x / LN2);
  const rest = x - twos * LN2;
  let term = 1;
  let sum = 1;
  for (let n = 1; n <= 20; n++) {
    term = (term * rest) / n;
    sum += term;
  }
  const factor = twos < 0 ? 0.5 : 2;
  for (let n = Math.abs(twos); n > 0; n--) sum *= factor;
  return sum;
}

/** Natural logarithm. -Infinity at 0, NaN below 0, Infinity at Infinity. */
export function logarithm(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  let mantissa = x;
  let twos = 0;
  while (mantissa > SQRT2) {
    mantissa /= 2;
    twos += 1;
  }
  while (mantissa < SQRT2 / 2) {
    mantissa *= 2;
    twos -= 1;
  }
  const ratio = (mantissa - 1) / (mantissa + 1);
  const square = ratio * ratio;
  let power = ratio;
  let sum = 0;
  for (let n = 1; n <= 41; n += 2) {
    sum += power / n;
    power *= square;
  }
  return 2 * sum + twos * LN2;
}
