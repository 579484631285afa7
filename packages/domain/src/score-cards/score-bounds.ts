import type { TargetRange } from '../score-templates/score-template.ts';
import { type FlatTemplate, MEAN_STEPS } from './score-columns.ts';
import { closenessTo } from './scoring.ts';

/**
 * How far the job fit of one person can go when every weight of a template may change by a share of itself, each on
 * its own. Used to leave out those who can never come among the first, so that trying hundreds of weightings of
 * 100,000 people takes as long as trying them of a few hundred. The bounds are safe, not tight.
 */
export interface ScoreBounds {
  /** Finds the bounds of the row that begins at `offset` of the means. */
  find(means: Int32Array, offset: number): void;
  /** Never below this for any of the weightings; -Infinity when some weighting gives no score. */
  readonly low: number;
  /** Never above this; -Infinity when no weighting gives a score. */
  readonly high: number;
}

/** Room for the rounding of scores and coverage to six places and of the job fit to one. */
const ROUNDING = 0.11;
const COVERAGE_ROUNDING = 1e-5;

/**
 * Weighted mean of values when the weights may change by `change` of themselves: with w' = w(1 + e) and m the mean, the
 * new mean is m + Σw·e·(v - m) / Σw(1 + e), so it stays within change / (1 - change) times the mean distance from m.
 */
export function scoreBounds(flat: FlatTemplate, change: number): ScoreBounds {
  const reach = change / (1 - change);
  const { min_coverage, boosts, traits_from, subtraits_from, columns, targets, weights } = flat;
  const most = Math.max(1, columns.length, weights.traits.length, weights.categories.length);
  const [traitLevel, categoryLevel, wholeLevel] = [level(most), level(most), level(most)];
  const out = { find, low: Number.NEGATIVE_INFINITY, high: Number.NEGATIVE_INFINITY };

  function find(means: Int32Array, offset: number): void {
    clear(wholeLevel);
    for (let c = 0; c < boosts.length; c++) {
      clear(categoryLevel);
      for (let t = traits_from[c] as number; t < (traits_from[c + 1] as number); t++) {
        clear(traitLevel);
        for (let s = subtraits_from[t] as number; s < (subtraits_from[t + 1] as number); s++) {
          const column = columns[s] as number;
          const mean = column < 0 ? -1 : (means[offset + column] as number);
          const target = targets[s] as TargetRange | null;
          const value =
            mean < 0 ? 0 : target === null ? mean / MEAN_STEPS : closenessTo(target, mean / MEAN_STEPS);
          add(
            traitLevel,
            weights.subtraits[s] as number,
            value,
            value,
            mean < 0 ? 0 : 1,
            mean < 0 ? 0 : 1,
            mean < 0 ? NO : SURE,
          );
        }
        settle(traitLevel, reach, min_coverage);
        addSettled(categoryLevel, weights.traits[t] as number, traitLevel, 1);
      }
      settle(categoryLevel, reach, min_coverage);
      addSettled(wholeLevel, weights.categories[c] as number, categoryLevel, boosts[c] as number);
    }
    settle(wholeLevel, reach, min_coverage);
    out.high = wholeLevel.state === NO ? Number.NEGATIVE_INFINITY : wholeLevel.high + ROUNDING;
    out.low = wholeLevel.state === SURE ? wholeLevel.low - ROUNDING : Number.NEGATIVE_INFINITY;
  }

  return out;
}

/** Whether a part has a score: under no weighting, under some, under all. */
const NO = 0;
const SOME = 1;
const SURE = 2;

/** The parts of one level, and what they come to. */
interface Level {
  readonly weight: Float64Array;
  readonly lows: Float64Array;
  readonly highs: Float64Array;
  readonly coverLows: Float64Array;
  readonly coverHighs: Float64Array;
  readonly states: Uint8Array;
  count: number;
  low: number;
  high: number;
  coverLow: number;
  coverHigh: number;
  state: number;
}

function level(most: number): Level {
  const numbers = () => new Float64Array(most);
  return {
    weight: numbers(),
    lows: numbers(),
    highs: numbers(),
    coverLows: numbers(),
    coverHighs: numbers(),
    states: new Uint8Array(most),
    count: 0,
    low: 0,
    high: 0,
    coverLow: 0,
    coverHigh: 0,
    state: NO,
  };
}

function clear(into: Level): void {
  into.count = 0;
}

function add(
  into: Level,
  weight: number,
  low: number,
  high: number,
  coverLow: number,
  coverHigh: number,
  state: number,
): void {
  const at = into.count++;
  into.weight[at] = weight;
  into.lows[at] = low;
  into.highs[at] = high;
  into.coverLows[at] = coverLow;
  into.coverHighs[at] = coverHigh;
  into.states[at] = weight === 0 ? NO : state;
}

function addSettled(into: Level, weight: number, from: Level, boost: number): void {
  const boosted = (score: number) => Math.min(100, score * boost);
  // A part that may have no score counts nothing then, and no coverage either.
  const coverLow = from.state === SURE ? from.coverLow : 0;
  const coverHigh = from.state === NO ? 0 : from.coverHigh;
  add(into, weight, boosted(from.low), boosted(from.high), coverLow, coverHigh, from.state);
}

function settle(of: Level, reach: number, min_coverage: number): void {
  of.coverLow = Math.max(0, spreadMean(of, of.coverLows, false, reach, -1)) - COVERAGE_ROUNDING;
  of.coverHigh = Math.min(1, spreadMean(of, of.coverHighs, false, reach, 1)) + COVERAGE_ROUNDING;
  let scored = 0;
  let unsure = 0;
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < of.count; i++) {
    if (of.states[i] === NO) continue;
    scored += 1;
    if (of.states[i] === SOME) unsure += 1;
    low = Math.min(low, of.lows[i] as number);
    high = Math.max(high, of.highs[i] as number);
  }
  of.state =
    scored === 0 || of.coverHigh < min_coverage
      ? NO
      : of.coverLow < min_coverage || unsure === scored
        ? SOME
        : SURE;
  if (scored === 0) return;
  // Where it is open which parts count, only the lowest and the highest of them are certain.
  of.low = unsure > 0 ? low : Math.max(low, spreadMean(of, of.lows, true, reach, -1));
  of.high = unsure > 0 ? high : Math.min(high, spreadMean(of, of.highs, true, reach, 1));
}

/** Weighted mean, moved up or down as far as other weights can move it. */
function spreadMean(
  of: Level,
  values: Float64Array,
  onlyScored: boolean,
  reach: number,
  direction: 1 | -1,
): number {
  let weight = 0;
  let sum = 0;
  for (let i = 0; i < of.count; i++) {
    if (onlyScored && of.states[i] === NO) continue;
    weight += of.weight[i] as number;
    sum += (of.weight[i] as number) * (values[i] as number);
  }
  if (weight === 0) return 0;
  const mean = sum / weight;
  let distance = 0;
  for (let i = 0; i < of.count; i++) {
    if (onlyScored && of.states[i] === NO) continue;
    distance += (of.weight[i] as number) * Math.abs((values[i] as number) - mean);
  }
  return mean + (direction * reach * distance) / weight;
}
