import { describe, expect, it } from 'vitest';
import { MOST_PRESSES } from './core.ts';
import { canUndo, dialOfKey, NOTHING_PLACED, place, readingOf, takeBack } from './ordering.ts';

describe('putting dials in order', () => {
  it('places each dial once and counts presses', () => {
    const two = place(place(NOTHING_PLACED, 3, 5), 0, 5);
    expect(two).toEqual({ order: [3, 0], presses: 2 });
    expect(place(two, 3, 5)).toBe(two);
    expect(place(two, 5, 5)).toBe(two);
    expect(takeBack(two, 5)).toEqual({ order: [3], presses: 3 });
    expect(takeBack(NOTHING_PLACED, 5)).toBe(NOTHING_PLACED);
  });

  it('never needs more than the most presses, however often dials are taken back', () => {
    let ordering = NOTHING_PLACED;
    for (let n = 0; n < 100; n++) {
      while (ordering.order.length < 5) {
        const next = [0, 1, 2, 3, 4].find((dial) => !ordering.order.includes(dial)) ?? 0;
        ordering = place(ordering, next, 5);
      }
      ordering = takeBack(ordering, 5);
    }
    expect(ordering.order).toHaveLength(5);
    expect(canUndo(ordering, 5)).toBe(false);
    expect(ordering.presses).toBeLessThanOrEqual(MOST_PRESSES);
    expect(ordering.presses).toBeGreaterThan(MOST_PRESSES - 2);
  });

  it('reads keys and dials', () => {
    expect(['1', '5', '6', '0', 'a', 'Enter'].map((key) => dialOfKey(key, 5))).toEqual([
      0,
      4,
      null,
      null,
      null,
      null,
    ]);
    expect(readingOf([38, 27], (value) => String(value))).toBe('38 + 27');
    expect(readingOf([41], String)).toBe('41');
  });
});
