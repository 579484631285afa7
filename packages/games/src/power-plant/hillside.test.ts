import { describe, expect, it } from 'vitest';
import { HOUSES, QUARTERS, quarterAt, windowsOf } from './hillside.ts';

describe('the town on the hill', () => {
  const quarters = Array.from({ length: QUARTERS }, (_, quarter) =>
    HOUSES.filter(({ x, width }) => quarterAt(x + width / 2) === quarter),
  );

  it('has lights in every quarter, none of them twice', () => {
    expect(quarters.flat()).toHaveLength(HOUSES.length);
    for (const houses of quarters) expect(houses.map(windowsOf).join('')).toMatch(/^M/);
  });
  it('has its quarters from left to right', () => {
    const all = HOUSES.map(({ x, width }) => x + width / 2).toSorted((a, b) => a - b);
    expect(all.map(quarterAt)).toEqual(all.map(quarterAt).toSorted((a, b) => a - b));
  });
  it('shows windows within the fronts they belong to, and none through a house before them', () => {
    for (const [at, house] of HOUSES.entries())
      for (const [, x, y] of windowsOf(house).matchAll(/M(-?[\d.]+) (-?\d+)/g)) {
        const [left, top] = [Number(x), Number(y)];
        expect(left).toBeGreaterThanOrEqual(house.x);
        expect(left + 6).toBeLessThanOrEqual(house.x + house.width);
        expect(top).toBeGreaterThan(house.foot - house.height);
        const over = HOUSES.slice(at + 1).filter(
          (other) =>
            left + 6 > other.x && left < other.x + other.width && top + 7 > other.foot - other.height,
        );
        expect(over).toEqual([]);
      }
  });
});
