import { describe, expect, it } from 'vitest';
import {
  footAt,
  HOUSES,
  LAST_TURN,
  litBy,
  QUARTERS,
  quarterAt,
  TERRACES,
  wavesOf,
  windowsOf,
} from './hillside.ts';

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
  it('has light in as large a share of its houses as there is, and puts none out', () => {
    const all = HOUSES.length;
    expect(litBy(0)).toEqual([]);
    expect(litBy(1)).toHaveLength(all);
    for (let of = 24, done = 1; done < of; done += 1) {
      const lit = litBy(done / of);
      expect(Math.abs(lit.length / all - done / of)).toBeLessThan(0.02);
      expect(litBy((done + 1) / of)).toEqual(expect.arrayContaining([...lit]));
    }
  });
  it('shows windows within the fronts they belong to, and none through a house before them', () => {
    const town = HOUSES;
    for (const [at, house] of town.entries())
      for (const [, x, y] of windowsOf(house).matchAll(/M(-?[\d.]+) (-?\d+)/g)) {
        const [left, top] = [Number(x), Number(y)];
        expect(left).toBeGreaterThanOrEqual(house.x);
        expect(left + 5).toBeLessThanOrEqual(house.x + house.width);
        expect(top).toBeGreaterThan(house.foot - house.height);
        const over = town
          .slice(at + 1)
          .filter(
            (other) =>
              left + 5 > other.x && left < other.x + other.width && top + 6 > other.foot - other.height,
          );
        expect(over).toEqual([]);
      }
  });
  it('stands in terraces with the slope seen between them', () => {
    for (const { x, foot, width, height, terrace } of HOUSES) {
      const over = TERRACES.slice(0, terrace).filter(({ from, to }) => from < x + width && to > x);
      for (const above of over) expect(foot - height - 9).toBeGreaterThan(footAt(above, x + width / 2));
    }
  });
  it('has light house by house from its ends up to the tower, each of them once', () => {
    const waves = wavesOf(HOUSES);
    expect(waves.flatMap(({ houses }) => houses)).toHaveLength(HOUSES.length);
    expect(Math.max(...waves.map(({ turn }) => turn))).toBe(LAST_TURN - 1);
    expect(Math.min(...waves.map(({ turn }) => turn))).toBe(0);
  });
});
