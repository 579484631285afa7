import { describe, expect, it } from 'vitest';
import type { Demand } from './core.ts';
import { logisticSlope } from './logistic-slope.ts';
import { type CountedRound, measure, valueConsistency } from './measures.ts';

function round(chance: number, hard_points: number, demand: Demand, points = 0): CountedRound {
  return {
    offer: { easy_points: 10, hard_points, chance, left: 'easy' },
    demand,
    end: { how: 'done', paid: points > 0, points },
  };
}

/** Offers of growing worth: the gain grows with k. */
function offered(takes: (k: number) => boolean): CountedRound[] {
  return Array.from({ length: 24 }, (_, k) => round(50, 12 + k, takes(k) ? 'hard' : 'easy'));
}

describe('the slope of the choices', () => {
  it('is 0 where worth plays no part, and changes its sign with the choices', () => {
    const xs = [-3, -2, -1, 1, 2, 3];
    expect(logisticSlope(xs.map((x) => ({ x, taken: Math.abs(x) === 2 })))).toBeCloseTo(0, 12);
    const up = logisticSlope(xs.map((x) => ({ x, taken: x > -2 }))) ?? 0;
    const down = logisticSlope(xs.map((x) => ({ x, taken: x <= -2 }))) ?? 0;
    expect(up).toBeGreaterThan(0.5);
    expect(down).toBeCloseTo(-up, 10);
  });

  it('does not depend on where x begins', () => {
    const choices = [1, 2, 3, 4, 5, 6].map((x) => ({ x, taken: x > 3 || x === 2 }));
    const moved = choices.map(({ x, taken }) => ({ x: x + 100, taken }));
    expect(logisticSlope(moved)).toBeCloseTo(logisticSlope(choices) ?? 0, 9);
  });

  it('satisfies the equations of its penalised maximum', () => {
    const choices = [0, 0.4, 1, 1.3, 2, 2.6, 3].map((x, k) => ({ x, taken: [2, 4, 5, 6].includes(k) }));
    const slope = logisticSlope(choices) ?? 0;
    const centre = choices.reduce((sum, { x }) => sum + x, 0) / choices.length;
    const gradient = (intercept: number) =>
      choices.reduce(
        ([g0, g1], { x, taken }) => {
          const residual = Number(taken) - 1 / (1 + Math.exp(-(intercept + slope * (x - centre))));
          return [g0 + residual, g1 + residual * (x - centre)] as [number, number];
        },
        [-0.01 * intercept, -slope] as [number, number],
      );
    let [low, high] = [-10, 10];
    for (let n = 0; n < 80; n++) {
      const middle = (low + high) / 2;
      if (gradient(middle)[0] > 0) low = middle;
      else high = middle;
    }
    expect(gradient(low)[1]).toBeCloseTo(0, 9);
  });

  it('comes near the slope that the choices were made with, drawn a little towards 0', () => {
    const choices = Array.from({ length: 4000 }, (_, k) => {
      const x = (k % 40) / 10 - 2;
      const chance = 1 / (1 + Math.exp(-1.5 * x));
      return { x, taken: (k * 0.618_033_988_75) % 1 < chance };
    });
    const slope = logisticSlope(choices) ?? 0;
    expect(slope).toBeGreaterThan(1.4);
    expect(slope).toBeLessThan(1.6);
  });

  it('stays finite where a threshold separates the choices, or all are the same', () => {
    const separated = Array.from({ length: 24 }, (_, k) => ({ x: k / 8, taken: k > 11 }));
    expect(logisticSlope(separated)).toBeGreaterThan(1.5);
    expect(logisticSlope(separated)).toBeLessThan(10);
    expect(logisticSlope(separated.map(({ x }) => ({ x, taken: true })))).toBeCloseTo(0, 1);
    expect(logisticSlope([])).toBeNull();
  });
});

describe('consistency with worth', () => {
  it.each([2, 6, 12, 20])('is full for any price that a person sets: from offer %i on', (from) => {
    const takes = (k: number) => k > from;
    expect(valueConsistency(offered(takes))).toBe(1);
    expect(valueConsistency(offered((k) => !takes(k)))).toBe(0);
  });

  it('is half where choices and worth have nothing to do with each other', () => {
    expect(valueConsistency(offered((k) => k < 6 || k >= 18))).toBe(0.5);
    expect(
      valueConsistency([1, 2, 3, 4, 5, 6].map((k) => round(50, 20, k % 2 === 0 ? 'hard' : 'easy'))),
    ).toBe(0.5);
  });

  it('cannot be told from someone who nearly always takes the same shift', () => {
    expect(valueConsistency(offered(() => true))).toBeNull();
    expect(valueConsistency(offered((k) => k > 1))).toBeNull();
    expect(valueConsistency(offered((k) => k > 2))).toBe(1);
    expect(measure(offered(() => true))).toMatchObject({
      hard_share: { value: 1, trials: 24 },
      ev_consistency: 'too_few_trials',
    });
  });
});

describe('other measures', () => {
  it('count shares at each chance, shifts done, and points', () => {
    const rounds = [
      round(12, 40, 'easy', 10),
      round(12, 20, 'easy'),
      round(50, 40, 'hard', 40),
      round(50, 15, 'easy'),
      round(88, 40, 'hard', 40),
      { ...round(88, 30, 'hard'), end: { how: 'left', paid: false, points: 0 } as const },
    ];
    expect(measure(rounds)).toEqual({
      hard_share: { value: 0.5, trials: 6 },
      hard_share_p12: { value: 0, trials: 2 },
      hard_share_p50: { value: 0.5, trials: 2 },
      hard_share_p88: { value: 1, trials: 2 },
      ev_slope: 'too_few_trials',
      ev_consistency: { value: 1, trials: 6 },
      completion: 5 / 6,
      total_points: 90,
    });
    expect(measure(rounds.slice(0, 1)).hard_share_p50).toBe('too_few_trials');
    expect(measure([])).toEqual({});
  });
});
