import { describe, expect, it } from 'vitest';
import { cratePlace, crateSize, LARGEST_CRATE, lean, parseTarget, strain } from './load.ts';

/** The most that a task can have. */
const MOST = 256;

describe('the stack of crates', () => {
  const places = Array.from({ length: MOST }, (_, number) => cratePlace(number));
  const key = ({ across, row }: { readonly across: number; readonly row: number }) => `${across}/${row}`;

  it('gives each crate a place of its own', () => {
    expect(new Set(places.map(key)).size).toBe(MOST);
  });

  it('lays each on the pallet, or on two that are there', () => {
    const there = new Set<string>();
    for (const { across, row } of places) {
      for (const side of row === 0 ? [] : [-0.5, 0.5])
        expect(there).toContain(key({ across: across + side, row: row - 1 }));
      there.add(key({ across, row }));
    }
  });

  it('begins in the middle', () => {
    expect(places.slice(0, 3)).toEqual([
      { across: 0, row: 0 },
      { across: -1, row: 0 },
      { across: 1, row: 0 },
    ]);
  });

  it('stays under the drone, and its crates only become smaller', () => {
    for (let crates = 1; crates <= MOST; crates += 1) {
      const size = crateSize(crates);
      expect(size).toBeLessThanOrEqual(crates === 1 ? LARGEST_CRATE : crateSize(crates - 1));
      const { across, row } = places[crates - 1] ?? { across: Number.NaN, row: Number.NaN };
      expect((Math.abs(across) + 0.5) * size).toBeLessThanOrEqual(212);
      expect((row + 1) * size).toBeLessThanOrEqual(228);
    }
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

describe('the pallet', () => {
  it('leans to the side with more crates, and never far', () => {
    expect(lean(0)).toBeCloseTo(0);
    expect(lean(1)).toBeCloseTo(0);
    expect(lean(2)).toBeLessThan(-0.8);
    expect(lean(3)).toBeCloseTo(0);
    for (let crates = 0; crates <= MOST; crates += 1) expect(Math.abs(lean(crates))).toBeLessThan(2);
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
