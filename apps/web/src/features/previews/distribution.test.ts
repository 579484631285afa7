import { describe, expect, it } from 'vitest';
import { bandCounts, expectedMinutes, spreadOf } from './distribution.ts';

const candidate = (n: number, job_fit_score: number | null, minutes = n) => ({
  n,
  job_fit_score,
  scale: job_fit_score === null ? null : ('norm' as const),
  minutes,
  scores: {},
});

describe('spreadOf', () => {
  it('counts by tenths, and keeps apart what was not calculated', () => {
    const spread = spreadOf([0, 9.9, 10, 55, 100, null]);
    expect(spread).toMatchObject({ scored: 5, missing: 1, tenths: [2, 1, 0, 0, 0, 1, 0, 0, 0, 1] });
    expect(spread.mean).toBeCloseTo(34.98, 2);
  });

  it('has no figures without a score', () => {
    expect(spreadOf([null])).toMatchObject({ scored: 0, missing: 1, mean: null, sd: null, low: null });
  });
});

it('bandCounts puts everybody with a score into one band', () => {
  const counts = bandCounts([candidate(1, 70), candidate(2, 71), candidate(3, 20), candidate(4, null)]);
  expect(counts.map((each) => each.count).reduce((sum, count) => sum + count)).toBe(3);
  expect(counts.find((each) => each.key === 'excellent')?.count).toBe(2);
});

it('expectedMinutes tells the middle and the slow', () => {
  const minutes = expectedMinutes(Array.from({ length: 11 }, (_, n) => candidate(n, 50, n)));
  expect(minutes).toEqual({ half: 5, most: 9 });
  expect(expectedMinutes([])).toBeNull();
});
