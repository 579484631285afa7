import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { scoreResponses } from './scoring.ts';
import { responsesOfMeans, subtraitMeans } from './subtrait-means.ts';

const IDS = ['planning', 'recall', 'empathy', 'patience'];

const TEMPLATE: ScoreTemplate = {
  categories: [
    {
      category_id: 'reasoning',
      category_weightage: 55,
      boost: 1.2,
      traits: [
        {
          trait_id: 'r',
          trait_weightage: 100,
          subtraits: [
            { subtrait_id: 'planning', weightage: 60, rank: 1, target: { min: 40, max: 61.5 } },
            { subtrait_id: 'recall', weightage: 40, rank: 2 },
          ],
        },
      ],
    },
    {
      category_id: 'people',
      category_weightage: 45,
      traits: [
        {
          trait_id: 'p',
          trait_weightage: 100,
          subtraits: [
            { subtrait_id: 'empathy', weightage: 70, rank: 1, target: { min: 80, max: 100 } },
            { subtrait_id: 'patience', weightage: 30, rank: 1 },
          ],
        },
      ],
    },
  ],
};

const response = fc
  .record({ subtrait_id: fc.constantFrom(...IDS), total: fc.integer({ min: 1, max: 97 }), part: fc.nat() })
  .map(({ subtrait_id, total, part }) => ({ subtrait_id, value: part % (total + 1), total_score: total }));
const missing = fc.constantFrom(...IDS).map((subtrait_id) => ({ subtrait_id, value: null, total_score: 10 }));

describe('means of subtraits', () => {
  it('are those of the engine, and null where no response counts', () => {
    expect(
      subtraitMeans([
        { subtrait_id: 'planning', value: 8, total_score: 10 },
        { subtrait_id: 'recall', value: null, total_score: 10 },
        { subtrait_id: 'planning', value: 3, total_score: 4 },
        { subtrait_id: 'thirds', value: 1, total_score: 3 },
      ]),
    ).toEqual([
      { subtrait_id: 'planning', mean: 77.5 },
      { subtrait_id: 'recall', mean: null },
      { subtrait_id: 'thirds', mean: 33.333333 },
    ]);
    expect(subtraitMeans([])).toEqual([]);
  });

  it('score under any template as the responses do, targets included', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(response, missing), { maxLength: 30 }), (responses) => {
        const direct = scoreResponses(TEMPLATE, responses);
        const again = scoreResponses(TEMPLATE, responsesOfMeans(subtraitMeans(responses)));
        const shown = (result: typeof direct) => ({
          ...result,
          categories: result.categories.map((category) => ({
            ...category,
            traits: category.traits.map((trait) => ({
              ...trait,
              subtraits: trait.subtraits.map(({ subtrait_id, mean, score }) => ({
                subtrait_id,
                mean,
                score,
              })),
            })),
          })),
        });
        expect(shown(again)).toEqual(shown(direct));
      }),
      { numRuns: 500 },
    );
  });

  it('go through millionths of a point and back unchanged', () => {
    fc.assert(
      fc.property(fc.array(response, { minLength: 1, maxLength: 9 }), (responses) => {
        for (const { mean } of subtraitMeans(responses)) {
          expect(Math.round((mean ?? 0) * 1e6) / 1e6).toBe(mean);
        }
      }),
    );
  });
});
