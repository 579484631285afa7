import { WEIGHT_TOLERANCE } from '../score-templates/score-template.ts';
import { roundTo } from '../statistics/decimal.ts';

/** Places of a suggested weight. */
const WEIGHT_PLACES = 2;

/**
 * Rank-order-centroid weights in percent at two places, most important first (Barron & Barrett 1996): the k-th of n
 * weighs (1/n) * (1/k + … + 1/n). 2 -> 75/25, 3 -> 61.11/27.78/11.11, 4 -> 52.08/27.08/14.58/6.25. Where rounding
 * leaves the sum more than 0.01 off 100, it is balanced. Empty for n = 0.
 * @throws RangeError unless n is a whole number of 0 or more
 */
export function rankOrderCentroid(n: number): number[] {
  if (!Number.isInteger(n) || n < 0) throw new RangeError(`n must be a whole number, not ${n}`);
  return rounded(centroids(n));
}

/**
 * Weights from ranks in the given order; equal ranks share the mean of the places they take up.
 * ranks 1, 2, 2 -> 61.11, 19.44, 19.44.
 */
export function weightsFromRanks(ranks: readonly number[]): number[] {
  const byPlace = centroids(ranks.length);
  const raw = ranks.map((rank) => {
    const before = ranks.filter((other) => other < rank).length;
    const equal = ranks.filter((other) => other === rank).length;
    return byPlace.slice(before, before + equal).reduce((sum, weight) => sum + weight, 0) / equal;
  });
  return rounded(raw);
}

/**
 * Scales weights so that they add up to exactly 100 with two places (the *Balance* button). What rounding leaves over
 * goes in hundredths to the weights that lost most by it, the earlier one first. Weights that are all 0 become equal.
 * @throws RangeError for a weight that is negative or not finite
 */
export function balanceTo100(weights: readonly number[]): number[] {
  if (weights.some((weight) => !(weight >= 0 && Number.isFinite(weight)))) {
    throw new RangeError('weights must be finite and not negative');
  }
  if (weights.length === 0) return [];
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const exact = weights.map((weight) => (total === 0 ? 10_000 / weights.length : (weight / total) * 10_000));
  const hundredths = exact.map((share) => Math.floor(roundTo(share, 6)));
  let left = 10_000 - hundredths.reduce((sum, share) => sum + share, 0);
  const byLoss = exact
    .map((share, i) => ({ i, loss: roundTo(share - (hundredths[i] ?? 0), 6) }))
    .sort((a, b) => b.loss - a.loss || a.i - b.i);
  for (const { i } of byLoss) {
    if (left <= 0) break;
    hundredths[i] = (hundredths[i] ?? 0) + 1;
    left -= 1;
  }
  return hundredths.map((share) => roundTo(share / 100, WEIGHT_PLACES));
}

function rounded(weights: readonly number[]): number[] {
  const each = weights.map((weight) => roundTo(weight, WEIGHT_PLACES));
  const sum = each.reduce((total, weight) => total + weight, 0);
  return Math.abs(sum - 100) <= WEIGHT_TOLERANCE + 1e-9 ? each : balanceTo100(weights);
}

function centroids(n: number): number[] {
  const weights: number[] = [];
  let tail = 0;
  for (let k = n; k >= 1; k--) {
    tail += 1 / k;
    weights.unshift((tail / n) * 100);
  }
  return weights;
}
