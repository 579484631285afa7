import { describe, expect, it } from 'vitest';
import { columnsFor, cratePlace, parseTarget, strain } from './load.ts';

describe('the stack of crates', () => {
  it.each([8, 32, 128])('gives each of %i crates a place of its own inside the rows', (most) => {
    const columns = columnsFor(most);
    const places = Array.from({ length: most }, (_, number) => cratePlace(number, most));
    expect(new Set(places.map(({ column, row }) => `${column}/${row}`)).size).toBe(most);
    expect(places.every(({ column }) => column >= 0 && column < columns)).toBe(true);
  });

  it('starts in the middle and goes up only when a row is full', () => {
    expect(cratePlace(0, 128)).toEqual({ column: 7, row: 0 });
    expect(cratePlace(1, 128)).toEqual({ column: 8, row: 0 });
    expect(cratePlace(15, 128).row).toBe(0);
    expect(cratePlace(16, 128)).toEqual({ column: 7, row: 1 });
  });
});

describe('how loaded the drone looks', () => {
  it('depends on the crates and the most alone', () => {
    expect(strain(0, 128)).toBe(0);
    expect(strain(64, 128)).toBe(0.5);
    expect(strain(128, 128)).toBe(1);
    expect(strain(200, 128)).toBe(1);
  });
});

describe('a declared number', () => {
  it('is a whole number from one to the most', () => {
    expect(parseTarget('40', 128)).toBe(40);
    expect(parseTarget('128', 128)).toBe(128);
    for (const typed of ['', ' ', '0', '129', '3.5', '-2', 'many'])
      expect(parseTarget(typed, 128)).toBeNull();
  });
});
