import { describe, expect, it } from 'vitest';
import { placeOf, placeOfTrait } from './shown-place.ts';

const part = {
  mean: 62,
  target: null,
  low_label: 'Careful',
  high_label: 'Daring',
} as const;

describe('a place between two ends', () => {
  it.each([
    ['place', { low: 'Careful', high: 'Daring', at: 62, target: null }],
    ['norm', null],
    ['percent', null],
    [null, null],
  ] as const)('is shown for a score that means %s', (scale, expected) => {
    expect(placeOf({ ...part, scale })).toEqual(expected);
  });

  it('shows the mean and the range where a range counts, never the closeness', () => {
    const target = { min: 40, max: 55 };
    expect(placeOf({ ...part, scale: 'fit', target })).toMatchObject({ at: 62, target });
    expect(placeOf({ ...part, scale: 'fit', mean: null, target })).toBeNull();
  });

  it('is that of a trait with one such part, and of no other trait', () => {
    const only = { ...part, scale: 'place' as const };
    expect(placeOfTrait({ scale: 'mixed', subtraits: [only] })?.at).toBe(62);
    expect(placeOfTrait({ scale: 'mixed', subtraits: [only, only] })).toBeNull();
    expect(placeOfTrait({ scale: 'norm', subtraits: [{ ...part, scale: 'norm' }] })).toBeNull();
  });
});
