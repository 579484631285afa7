import { roundTo } from '@tryout/domain/statistics/decimal';

/** One part of a weighted mean; without a score it is left out. */
export interface WeightedPart {
  readonly name: string;
  readonly weight: number;
  readonly score: number | null;
}

/** A weighted mean as a person would write it down. */
export interface WrittenMean {
  /** `(60 × 56.7 + 40 × 51) ÷ 100 = 54.42`; null where no part has a score. */
  readonly line: string | null;
  readonly left_out: readonly string[];
}

export type WriteNumber = (value: number, options?: Intl.NumberFormatOptions) => string;

const READABLE = { maximumFractionDigits: 2 } as const;

/**
 * Writes a weighted mean out. The numbers are rounded to two places for reading; the result is the one the card
 * holds, so it may differ in the last place from what a pocket calculator makes of the line.
 */
export function weightedMean(
  parts: readonly WeightedPart[],
  result: number | null,
  write: WriteNumber,
): WrittenMean {
  const counted = parts.filter((part) => part.score !== null);
  const left_out = parts.filter((part) => part.score === null).map((part) => part.name);
  if (counted.length === 0 || result === null) return { line: null, left_out };
  const total = roundTo(
    counted.reduce((sum, part) => sum + part.weight, 0),
    6,
  );
  const terms = counted.map(
    (part) => `${write(part.weight, READABLE)} × ${write(part.score ?? 0, READABLE)}`,
  );
  const top = terms.length === 1 ? terms[0] : `(${terms.join(' + ')})`;
  return { line: `${top} ÷ ${write(total, READABLE)} = ${write(result, READABLE)}`, left_out };
}

/** What a formula gave: `value` of `total_score`. */
export interface Ratio {
  readonly value: number | null;
  readonly total_score: number | null;
}

/** A subtrait's mean of ratios written out, and what it comes to; null where no response has a value. */
export function meanOfRatios(
  responses: readonly Ratio[],
  write: WriteNumber,
): { readonly line: string; readonly mean: number } | null {
  const counted = responses.flatMap(({ value, total_score }) =>
    value === null || total_score === null || total_score === 0 ? [] : [{ value, total_score }],
  );
  if (counted.length === 0) return null;
  const mean =
    counted.reduce((sum, { value, total_score }) => sum + (100 * value) / total_score, 0) / counted.length;
  const terms = counted.map(
    ({ value, total_score }) => `${write(value, READABLE)} ÷ ${write(total_score, READABLE)}`,
  );
  const ratio = terms.length === 1 ? terms[0] : `(${terms.join(' + ')}) ÷ ${write(terms.length)}`;
  return { line: `${ratio} × 100 = ${write(mean, READABLE)}`, mean };
}

/** A category's boost written out; null where it changes nothing. `held` tells that 100 was the limit. */
export function boosted(
  score: number | null,
  boost: number,
  valueBoost: number | null,
  write: WriteNumber,
): { readonly line: string; readonly held: boolean } | null {
  if (score === null || valueBoost === null || boost === 1) return null;
  return {
    line: `${write(score, READABLE)} × ${write(boost, READABLE)} = ${write(roundTo(score * boost, 6), READABLE)}`,
    held: score * boost > 100,
  };
}
