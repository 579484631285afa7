import { exponential, logarithm } from '../statistics/elementary.ts';

/** ln Γ(x) of whole and half numbers above 0, exactly by its recurrence. */
function logGammaOfHalves(x: number): number {
  let total = x % 1 === 0 ? 0 : logarithm(Math.PI) / 2;
  for (let at = x % 1 === 0 ? 1 : 0.5; at < x; at += 1) total += logarithm(at);
  return total;
}

/**
 * Chance of a chi-square as large or larger: the upper regularised gamma function Q(df / 2, x / 2), by its power series
 * or Lentz's continued fraction (Press et al. 2007, §6.2).
 * @param df degrees of freedom, a whole number above 0
 */
export function chiSquareAbove(chiSquare: number, df: number): number {
  const [a, x] = [df / 2, chiSquare / 2];
  if (!(x > 0)) return 1;
  const front = exponential(a * logarithm(x) - x - logGammaOfHalves(a));
  if (x < a + 1) {
    let term = 1 / a;
    let total = term;
    for (let n = 1; n <= 10_000 && term > total * 1e-16; n += 1) {
      term *= x / (a + n);
      total += term;
    }
    return Math.max(0, 1 - front * total);
  }
  let b = x + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n <= 10_000; n += 1) {
    const step = -n * (n - a);
    b += 2;
    d = 1 / (step * d + b || 1e-300);
    c = b + step / c || 1e-300;
    const factor = c * d;
    fraction *= factor;
    if (Math.abs(factor - 1) < 1e-15) break;
  }
  return Math.min(1, front * fraction);
}
