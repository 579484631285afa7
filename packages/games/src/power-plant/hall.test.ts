import { describe, expect, it } from 'vitest';
import { bayOf, columnsLit, HALL, windowsOfBay } from './hall.ts';

const SHIFTS = [1, 2, 3, 7, 20, 21, 24, 36, 48];

describe('the bays of the hall', () => {
  it.each(SHIFTS)('have every window once, of %i shifts', (of) => {
    const drawn = Array.from({ length: of }, (_, shift) => windowsOfBay(shift, of));
    const places = drawn.flatMap((outline) => [...outline.matchAll(/M\d+ \d+/g)].map(([place]) => place));
    expect(new Set(places).size).toBe(HALL.columns * HALL.rows);
    expect(places).toHaveLength(HALL.columns * HALL.rows);
  });

  it.each(SHIFTS)('hold the windows of their shift, of %i shifts', (of) => {
    for (let shift = 0; shift < of; shift += 1) {
      const { x, y, width, height } = bayOf(shift, of);
      const places = [...windowsOfBay(shift, of).matchAll(/M(\d+) (\d+)/g)];
      expect(places.length).toBeGreaterThan(0);
      for (const [, left, top] of places) {
        expect(Number(left)).toBeGreaterThanOrEqual(x);
        expect(Number(left) + 14).toBeLessThanOrEqual(x + width);
        expect(Number(top)).toBeGreaterThanOrEqual(y);
        expect(Number(top) + 15).toBeLessThanOrEqual(y + height);
      }
    }
  });

  it('have light from the left as far as shifts were worked', () => {
    expect(columnsLit(0, 24)).toBe(0);
    expect(columnsLit(24, 24)).toBe(HALL.columns);
    expect(columnsLit(1, 2)).toBe(HALL.columns / 2);
  });
});
