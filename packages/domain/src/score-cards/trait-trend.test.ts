import { describe, expect, it } from 'vitest';
import type { Uncertainty } from './measurement-error.ts';
import { changeBetween, type MeasuredTrait, traitTrend } from './trait-trend.ts';

const error = (sem: number, kinds: Uncertainty['kinds'] = ['retest']): Uncertainty => ({
  sem,
  reliability: 0.8,
  known: 1,
  kinds,
  is_estimated: false,
});

const play = (score: number, rest: Partial<MeasuredTrait> = {}): MeasuredTrait => ({
  score,
  uncertainty: error(5),
  measure: 'signal-tower@2',
  sitting: `play of ${score}`,
  ...rest,
});

describe('changeBetween', () => {
  // The error of a difference of two scores with 5 points each is 7.07; 1.96 of them are 13.86.
  it.each([
    [50, 63.8, {}, 'within_error'],
    [50, 63.9, {}, 'higher'],
    [63.9, 50, {}, 'lower'],
    [50, 50, {}, 'within_error'],
    [50, 99, { measure: 'signal-tower@3' }, 'other_measure'],
    [50, 99, { uncertainty: null }, 'unknown'],
    [50, 99, { uncertainty: error(5, ['internal_consistency']) }, 'unknown'],
    [50, 99, { uncertainty: error(5, ['retest', 'model']) }, 'unknown'],
    [50, 99, { uncertainty: error(5, []) }, 'unknown'],
    [50, 60, { uncertainty: error(0.1) }, 'higher'],
  ] as const)('from %d to %d with %o: %s', (before, after, rest, change) => {
    expect(changeBetween(play(before), play(after, rest))).toBe(change);
  });
});

describe('traitTrend', () => {
  it('says nothing of a single play, also where it is used for several applications', () => {
    expect(traitTrend([])).toEqual([]);
    expect(traitTrend([play(50)])).toEqual([]);
    expect(traitTrend([play(50, { sitting: 'one' }), play(50, { sitting: 'one' })])).toEqual([]);
  });

  it('keeps the order of plays, each once, with its band and what changed', () => {
    const trend = traitTrend([
      play(50, { sitting: 'one' }),
      play(52, { sitting: 'one' }),
      play(70, { sitting: 'two' }),
      play(98, { sitting: 'three', uncertainty: null }),
    ]);
    expect(trend.map(({ score, likely, change }) => [score, likely, change])).toEqual([
      [50, { low: 40, high: 60 }, null],
      [70, { low: 60, high: 80 }, 'higher'],
      [98, null, 'unknown'],
    ]);
  });
});
