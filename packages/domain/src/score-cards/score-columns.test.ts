import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankOrder } from '../applicants/rank-order.ts';
import { subtraitScoresByRank } from '../applicants/ranking.ts';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { MEAN_MISSING, MEAN_STEPS, scoreColumns } from './score-columns.ts';
import { scoreResponses } from './scoring.ts';
import { responsesOfMeans } from './subtrait-means.ts';

const IDS = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];

const weight = fc.oneof(fc.integer({ min: 0, max: 100 }), fc.double({ min: 0, max: 100, noNaN: true }));
const target = fc
  .tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 0, max: 100 }))
  .map(([a, b]) => ({ min: Math.min(a, b), max: Math.max(a, b) }));
const subtrait = fc.record({
  // One id that no row has a column for.
  subtrait_id: fc.constantFrom(...IDS, 'never-played'),
  weightage: weight,
  rank: fc.integer({ min: 1, max: 3 }),
  target: fc.option(target, { nil: null }),
});
const trait = fc.record({
  trait_id: fc.string(),
  trait_weightage: weight,
  subtraits: fc.array(subtrait, { minLength: 1, maxLength: 4 }),
});
const category = fc.record({
  category_id: fc.string(),
  category_weightage: weight,
  boost: fc.constantFrom(0.5, 0.9, 1, 1.15, 1.5),
  traits: fc.array(trait, { minLength: 1, maxLength: 3 }),
});
const template = fc.record(
  {
    min_coverage_percent: fc.constantFrom(30, 45, 60, 75, 100),
    categories: fc.array(category, { minLength: 1, maxLength: 4 }),
  },
  { requiredKeys: ['categories'] },
);
const mean = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: 0, max: 100 * MEAN_STEPS }) },
  { weight: 1, arbitrary: fc.constant(MEAN_MISSING) },
);
const rows = fc.array(fc.array(mean, { minLength: IDS.length, maxLength: IDS.length }), {
  minLength: 1,
  maxLength: 6,
});

/** What the scoring engine and the list make of one row. */
function byEngine(of: ScoreTemplate, row: readonly number[]) {
  const result = scoreResponses(
    of,
    responsesOfMeans(
      IDS.map((subtrait_id, i) => ({ subtrait_id, mean: row[i] === -1 ? null : (row[i] ?? 0) / 1e6 })),
    ),
  );
  const subtraits = result.categories.flatMap((c) =>
    c.traits.flatMap((t) =>
      t.subtraits.map((s) => ({
        rank: s.rank,
        score: s.score,
        overall_weight: c.weightage * t.trait_weightage * s.weightage,
      })),
    ),
  );
  const { job_fit_score, coverage } = result;
  return {
    fit: job_fit_score,
    coverage,
    rank: rankOrder({ job_fit_score, coverage, subtrait_scores: subtraitScoresByRank(subtraits) }),
  };
}

describe('scoring of columns', () => {
  it('gives what the scoring engine gives, for any template and any holes', () => {
    fc.assert(
      fc.property(template, rows, (of, list) => {
        const found = scoreColumns(of, {
          subtrait_ids: IDS,
          count: list.length,
          means: Int32Array.from(list.flat()),
        });
        for (const [i, row] of list.entries()) {
          const expected = byEngine(of, row);
          expect(Number.isNaN(found.fit[i]) ? null : found.fit[i]).toBe(expected.fit);
          expect(found.coverage[i]).toBe(expected.coverage);
          expect(found.rank[i]).toBe(expected.rank);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('takes no rows and no data', () => {
    const of: ScoreTemplate = {
      categories: [
        {
          category_id: 'x',
          category_weightage: 100,
          traits: [
            {
              trait_id: 'y',
              trait_weightage: 100,
              subtraits: [{ subtrait_id: 'a', weightage: 100, rank: 1 }],
            },
          ],
        },
      ],
    };
    expect(scoreColumns(of, { subtrait_ids: [], count: 0, means: new Int32Array() }).fit).toHaveLength(0);
    const empty = scoreColumns(of, { subtrait_ids: ['b'], count: 1, means: Int32Array.of(5e7) });
    expect([...empty.fit, ...empty.coverage, ...empty.rank]).toEqual([Number.NaN, 0, 1]);
  });
});
