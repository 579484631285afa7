import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  effectiveParts,
  effectiveWeights,
  placeOf,
  spreadAmong,
  weightsThatCountAsSet,
} from './effective-weights.ts';

describe('effective weights', () => {
  it('go with weight times spread', () => {
    // 50 · 10 and 50 · 5: two thirds and one third.
    expect(
      effectiveWeights([
        { weight: 50, sd: 10 },
        { weight: 50, sd: 5 },
      ]),
    ).toEqual([expect.closeTo(66.667, 3), expect.closeTo(33.333, 3)]);
    expect(
      effectiveWeights([
        { weight: 50, sd: 10 },
        { weight: 50, sd: null },
      ]),
    ).toEqual([100, null]);
    expect(
      effectiveWeights([
        { weight: 50, sd: 0 },
        { weight: 50, sd: 0 },
      ]),
    ).toEqual([null, null]);
    expect(effectiveWeights([])).toEqual([]);
  });

  it('are set so that each part works as much as it is said to', () => {
    expect(
      weightsThatCountAsSet([
        { weight: 50, sd: 10 },
        { weight: 50, sd: 5 },
      ]),
    ).toEqual([33.33, 66.67]);
    expect(
      weightsThatCountAsSet([
        { weight: 60, sd: null },
        { weight: 40, sd: null },
      ]),
    ).toEqual([60, 40]);
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            weight: fc.double({ min: 1, max: 100, noNaN: true }),
            sd: fc.double({ min: 1, max: 25, noNaN: true }),
          }),
          { minLength: 1, maxLength: 6 },
        ),
        (parts) => {
          const set = weightsThatCountAsSet(parts);
          expect(set.reduce((sum, each) => sum + each, 0)).toBeCloseTo(100, 6);
          const total = parts.reduce((sum, { weight }) => sum + weight, 0);
          const works = effectiveWeights(parts.map(({ sd }, i) => ({ weight: set[i] ?? 0, sd })));
          parts.forEach(({ weight }, i) => {
            // Rounding to hundredths of a percent moves what a part with a wide spread does by a quarter at most.
            expect(Math.abs((works[i] ?? 0) - (100 * weight) / total)).toBeLessThan(0.3);
          });
        },
      ),
    );
  });

  it('are told for every part of a template, boosts with the spread', () => {
    const template = {
      categories: [
        {
          category_id: 'c',
          category_weightage: 50,
          boost: 1.5,
          traits: [
            {
              trait_id: 't',
              trait_weightage: 100,
              subtraits: [
                { subtrait_id: 'a', weightage: 50, rank: 1 },
                { subtrait_id: 'b', weightage: 50, rank: 2 },
              ],
            },
          ],
        },
        { category_id: 'd', category_weightage: 50, traits: [] },
      ],
    };
    const people = [40, 50, 60].map((score, i) => ({
      categories: { c: score, d: score },
      traits: { [placeOf('c', 't')]: score },
      subtraits: { [placeOf('c', 't', 'a')]: score, [placeOf('c', 't', 'b')]: i === 0 ? null : 50 },
    }));
    const parts = effectiveParts(template, spreadAmong(people));
    expect(parts.map(({ level, place }) => `${level} ${place}`)).toEqual([
      'category c',
      'category d',
      'trait c t',
      'subtrait c t a',
      'subtrait c t b',
    ]);
    expect(parts[0]).toMatchObject({ set: 50, sd: 10, effective: 60, as_set: 40 });
    expect(parts[3]).toMatchObject({ sd: 10, effective: 100, as_set: 50 });
    expect(parts[4]).toMatchObject({ sd: 0, effective: 0 });
    expect(effectiveParts(template, spreadAmong([]))[0]).toMatchObject({
      sd: null,
      effective: null,
      as_set: 50,
    });
  });
});
