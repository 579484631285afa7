import { describe, expect, it } from 'vitest';
import { bayOf, columnsLit, HALL, openingsOf } from './hall.ts';

const ROUNDED = 1e-6;
const SHIFTS = [1, 2, 3, 7, 20, 21, 24, 36, 48];

describe('the bays of the hall', () => {
  it.each(SHIFTS)('fill the front side by side and floor upon floor, of %i shifts', (of) => {
    const bays = Array.from({ length: of }, (_, shift) => bayOf(shift, of));
    const area = bays.reduce((sum, { width, height }) => sum + width * height, 0);
    expect(area).toBeCloseTo(HALL.columns * HALL.step * HALL.rows * HALL.rise);
    for (const [at, one] of bays.entries())
      for (const other of bays.slice(at + 1))
        expect(
          one.x + one.width <= other.x + ROUNDED ||
            other.x + other.width <= one.x + ROUNDED ||
            one.y + one.height <= other.y + ROUNDED ||
            other.y + other.height <= one.y + ROUNDED,
        ).toBe(true);
  });

  it.each(SHIFTS)('hold the openings of their shift, of %i shifts', (of) => {
    for (let shift = 0; shift < of; shift += 1) {
      const { width, height } = bayOf(shift, of);
      const openings = openingsOf(shift, of);
      expect(openings.length).toBeGreaterThan(0);
      for (const [at, opening] of openings.entries()) {
        const before = openings[at - 1];
        expect(opening.x).toBeGreaterThan(before === undefined ? 0 : before.x + before.width);
        expect(opening.x + opening.width).toBeLessThan(width);
        expect(opening.width).toBeGreaterThan(10);
        expect(opening.y + opening.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it('have light from the left as far as shifts were worked', () => {
    expect(columnsLit(0, 24)).toBe(0);
    expect(columnsLit(24, 24)).toBe(HALL.columns);
    expect(columnsLit(1, 2)).toBe(HALL.columns / 2);
  });
});
