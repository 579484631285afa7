import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { partsDone, townAt } from './town-time.ts';

const ORDER = ['morning', 'day', 'dusk', 'night'];
const session = fc.integer({ min: 1, max: 20 });
const scheme = fc.constantFrom('light' as const, 'dark' as const);

describe('the hour in the town', () => {
  it.each([
    [0, 1, 'light', 'morning'],
    [1, 1, 'light', 'night'],
    [0, 4, 'light', 'morning'],
    [1, 4, 'light', 'day'],
    [2, 4, 'light', 'dusk'],
    [3, 4, 'light', 'night'],
    [4, 4, 'light', 'night'],
    [0, 4, 'dark', 'dusk'],
    [1, 4, 'dark', 'dusk'],
    [2, 4, 'dark', 'night'],
    [9, 4, 'dark', 'night'],
    [-1, 0, 'light', 'morning'],
  ] as const)('after %i of %i stations on a %s page is %s', (done, of, page, time) => {
    expect(townAt(done, of, page).time).toBe(time);
  });
  it('never goes back, begins with the first hour and ends at night', () => {
    fc.assert(
      fc.property(session, scheme, (of, page) => {
        const hours = Array.from({ length: of + 1 }, (_, done) => ORDER.indexOf(townAt(done, of, page).time));
        expect(hours).toEqual(hours.toSorted((a, b) => a - b));
        expect(hours[0]).toBe(page === 'light' ? 0 : 2);
        expect(hours.at(-1)).toBe(3);
      }),
    );
  });
});

describe('what is lit and loaded', () => {
  it('is nothing at first, everything in the end and never less than before', () => {
    fc.assert(
      fc.property(session, fc.integer({ min: 1, max: 30 }), (of, parts) => {
        const counts = Array.from({ length: of + 1 }, (_, done) => partsDone({ done, of }, parts));
        expect(counts).toEqual(counts.toSorted((a, b) => a - b));
        expect([counts[0], counts.at(-1)]).toEqual([0, parts]);
      }),
    );
  });
});
