import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ComparedDimension } from '../culture-questions/profile.ts';
import { CULTURE_DIMENSIONS } from '../culture-questions/questions.ts';
import { CULTURE_LEAST_DIMENSIONS, CULTURE_MOST_WEIGHT } from '../culture-questions/weight.ts';
import { type CulturePart, withCulture } from './counted-culture.ts';
import { scoreResponses, storedScore } from './scoring.ts';

/** A result with a job fit, or without one. */
const played = (job_fit: number | null) =>
  scoreResponses(
    {
      categories: [
        {
          category_id: 'c',
          category_weightage: 100,
          traits: [
            {
              trait_id: 't',
              trait_weightage: 100,
              subtraits: [{ subtrait_id: 's', weightage: 100, rank: 1 }],
            },
          ],
        },
      ],
    },
    [{ subtrait_id: 's', value: job_fit, total_score: 100 }],
  );
const beside = (figures: readonly (readonly [match: number, adds: number] | null)[]): ComparedDimension[] =>
  CULTURE_DIMENSIONS.map((dimension, i) => {
    const [match, adds] = figures[i] ?? [null, null];
    return { dimension, questions: match === null ? 0 : 4, candidate: null, team: null, match, adds };
  });
const all = (match: number, adds = 0) => beside(CULTURE_DIMENSIONS.map(() => [match, adds] as const));

describe('culture questions that count', () => {
  it.each([
    ['what is like the team', 10, 60, all(1), 64],
    ['what is far from it', 20, 60, all(0.25), 53],
    ['being strong where the team is weak, as much as being like it', 20, 60, all(0.25, 0.75), 63],
    ['a fifth at most', 20, 100, all(0), 80],
  ] as const)('count %s', (_, weight, job_fit, dimensions, expected) => {
    const result = withCulture(played(job_fit), { weight, dimensions });
    expect(result).toMatchObject({ job_fit: expected, job_fit_score: expected, band: null });
    expect(result.culture).toMatchObject({ weight, without: job_fit });
  });

  it('count nothing without answers, without a job fit, or with fewer than six values compared', () => {
    const result = played(60);
    expect(withCulture(result, null)).toBe(result);
    const few = beside(Array.from({ length: CULTURE_LEAST_DIMENSIONS - 1 }, () => [0, 0] as const));
    expect(withCulture(result, { weight: 10, dimensions: few })).toBe(result);
    const none = played(null);
    expect(withCulture(none, { weight: 10, dimensions: all(1) })).toBe(none);
  });

  it.each([0, -1, 2.5, CULTURE_MOST_WEIGHT + 1, Number.NaN])('refuse a weight of %s', (weight) => {
    expect(() => withCulture(played(60), { weight, dimensions: all(1) })).toThrow(RangeError);
  });

  const figure = fc.tuple(
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  );
  const part: fc.Arbitrary<CulturePart> = fc.record({
    weight: fc.integer({ min: 1, max: CULTURE_MOST_WEIGHT }),
    dimensions: fc.array(fc.option(figure), { minLength: 9, maxLength: 9 }).map(beside),
  });

  it('stay between what was played and the culture score, by their weight, and give equal bytes again', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), part, (job_fit, culture) => {
        const result = withCulture(played(job_fit), culture);
        expect(JSON.stringify(withCulture(played(job_fit), culture))).toBe(JSON.stringify(result));
        if (!result.culture || result.job_fit === null) {
          expect(result.job_fit).toBe(job_fit);
          return;
        }
        const { score, without, weight } = result.culture;
        expect(without).toBe(job_fit);
        expect(Math.abs(result.job_fit - job_fit)).toBeLessThanOrEqual(weight + 1e-6);
        expect(result.job_fit).toBeGreaterThanOrEqual(Math.min(score, job_fit) - 1e-6);
        expect(result.job_fit).toBeLessThanOrEqual(Math.max(score, job_fit) + 1e-6);
        expect(result.job_fit_score).toBe(storedScore(result.job_fit));
      }),
    );
  });
});
