import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ScoreTemplate, scoreTemplateProblems } from '../score-templates/score-template.ts';
import { rankOrderCentroid } from '../simulations/rank-weights.ts';
import { displayScore } from './bands.ts';
import { responsesOf, scoreCardData, scorecardCategoryObject } from './score-card-data.ts';
import {
  closenessTo,
  compileTemplate,
  type ScoreResponse,
  ScoringError,
  scoreResponses,
  storedScore,
} from './scoring.ts';

function thrownBy(work: () => unknown): ScoringError {
  try {
    work();
  } catch (error) {
    if (error instanceof ScoringError) return error;
  }
  throw new Error('no scoring error was thrown');
}

const answer = (subtrait_id: string, value: number | null, total_score: number | null): ScoreResponse => ({
  subtrait_id,
  value,
  total_score,
});

/** The worked example of the product page. */
const template: ScoreTemplate = {
  categories: [
    {
      category_id: 'thinking',
      category: 'Thinking',
      category_weightage: 55,
      traits: [
        {
          trait_id: 'reasoning',
          trait: 'Reasoning',
          trait_weightage: 100,
          subtraits: [
            { subtrait_id: 'planning', weightage: 60, rank: 1 },
            { subtrait_id: 'recall', weightage: 40, rank: 2 },
          ],
        },
      ],
    },
    {
      category_id: 'together',
      category_weightage: 45,
      traits: [
        {
          trait_id: 'people',
          trait_weightage: 100,
          subtraits: [
            { subtrait_id: 'empathy', weightage: 70, rank: 1 },
            { subtrait_id: 'patience', weightage: 30, rank: 2 },
          ],
        },
      ],
    },
  ],
};

const responses = [
  answer('planning', 8, 10),
  answer('planning', 3, 4),
  answer('recall', 45, 60),
  answer('empathy', 2, 5),
  answer('empathy', 4, 5),
  answer('patience', 30, 100),
];

function one(
  subtraits: ScoreTemplate['categories'][number]['traits'][number]['subtraits'],
  boost = 1,
): ScoreTemplate {
  return {
    categories: [
      {
        category_id: 'c',
        category_weightage: 100,
        boost,
        traits: [{ trait_id: 't', trait_weightage: 100, subtraits }],
      },
    ],
  };
}

describe('the worked example (rulings 2 and 3)', () => {
  const result = scoreResponses(template, responses);
  const [thinking, together] = result.categories;

  it('takes the mean of ratios, not the ratio of sums', () => {
    expect(thinking?.traits[0]?.subtraits.map((each) => each.score)).toEqual([77.5, 75]);
    expect(together?.traits[0]?.subtraits.map((each) => each.score)).toEqual([60, 30]);
  });

  it('gives 76.5, 51 and 65.025, shown as 65, Excellent', () => {
    expect([thinking?.score, together?.score]).toEqual([76.5, 51]);
    expect([thinking?.valueBoost, together?.valueBoost]).toEqual([76.5, 51]);
    expect([thinking?.weightage, together?.weightage]).toEqual([0.55, 0.45]);
    expect(result).toMatchObject({ job_fit: 65.025, job_fit_score: 65, band: 'excellent', coverage: 1 });
    expect(displayScore(result.job_fit)).toBe(65);
    expect([result.used, result.of, result.reason]).toEqual([4, 4, null]);
  });

  it('is written in the shape of the specification', () => {
    const card = scoreCardData(template, [{ data_point: 'all', responses }], result);
    expect(responsesOf(card.data_point_responses)).toEqual(responses);
    expect(card.data[0]).toEqual({
      category: 'Thinking',
      category_id: 'thinking',
      category_weightage: 55,
      boost: 1,
      category_score: 76.5,
      valueBoost: 76.5,
      weightage: 0.55,
      trait: 'Reasoning',
      trait_id: 'reasoning',
      trait_weightage: 100,
      trait_score: 76.5,
      subtraits: [
        { subtrait_id: 'planning', subtrait: 'planning', weightage: 60, rank: 1, score: 77.5 },
        { subtrait_id: 'recall', subtrait: 'recall', weightage: 40, rank: 2, score: 75 },
      ],
    });
    expect(scorecardCategoryObject(template, result)).toEqual({
      thinking: { category: 'Thinking', valueBoost: 76.5, weightage: 0.55 },
      together: { category: 'together', valueBoost: 51, weightage: 0.45 },
    });
    expect(() => scoreCardData(template, [], scoreResponses(one([]), []))).toThrow(RangeError);
  });
});

describe('missing data (rulings 2 and 4)', () => {
  it.each([
    [answer('a', 5, 0)],
    [answer('a', null, 10)],
    [answer('a', 5, null)],
    [answer('a', Number.NaN, 10)],
    [answer('a', 5, Number.NaN)],
  ])('leaves %o out, never as 0', (absent) => {
    const result = scoreResponses(one([{ subtrait_id: 'a', weightage: 100, rank: 1 }]), [
      answer('a', 4, 5),
      answer('a', 4, 5),
      absent,
    ]);
    const subtrait = result.categories[0]?.traits[0]?.subtraits[0];
    expect(subtrait).toMatchObject({ score: 80, used: 2, of: 3, coverage: 0.666667, reason: null });
    expect(result.job_fit).toBe(80);
  });

  it('says no_data where there is nothing', () => {
    const result = scoreResponses(template, []);
    expect(result).toMatchObject({
      job_fit: null,
      job_fit_score: null,
      band: null,
      coverage: 0,
      reason: 'no_data',
    });
    expect(result.categories[0]).toMatchObject({
      score: null,
      valueBoost: null,
      weightage: 0,
      reason: 'no_data',
    });
  });

  it.each([
    [60, 80, null],
    [59.99, null, 'low_coverage'],
    [99, 80, null],
  ])('with %s %% of the weight covered the score is %s', (weightage, score, reason) => {
    const subtraits = [
      { subtrait_id: 'a', weightage, rank: 1 },
      { subtrait_id: 'b', weightage: 100 - weightage, rank: 2 },
    ];
    const result = scoreResponses(one(subtraits), [answer('a', 8, 10)]);
    const trait = result.categories[0]?.traits[0];
    expect(trait).toMatchObject({ score, reason, used: 1, of: 2 });
    expect(result.job_fit).toBe(score);
  });

  it.each([
    [30, 30, 80],
    [30, 29.99, null],
    [75, 75, 80],
    [75, 74.99, null],
    [100, 100, 80],
    [100, 99.99, null],
  ])(
    'of a template that needs %s %%, with %s %% of the weight covered, is %s',
    (needed, weightage, score) => {
      const subtraits = [
        { subtrait_id: 'a', weightage, rank: 1 },
        { subtrait_id: 'b', weightage: 100 - weightage, rank: 2 },
      ];
      const result = scoreResponses({ ...one(subtraits), min_coverage_percent: needed }, [
        answer('a', 8, 10),
      ]);
      expect(result.categories[0]?.traits[0]?.score).toBe(score);
      expect(result.job_fit).toBe(score);
      expect(result.reason).toBe(score === null ? 'no_data' : null);
    },
  );

  it('counts coverage through the levels, so that gaps cannot hide behind each other', () => {
    const half: ScoreTemplate = {
      categories: [
        {
          category_id: 'c',
          category_weightage: 100,
          traits: [
            {
              trait_id: 'partly',
              trait_weightage: 60,
              subtraits: [
                { subtrait_id: 'a', weightage: 60, rank: 1 },
                { subtrait_id: 'b', weightage: 40, rank: 2 },
              ],
            },
            {
              trait_id: 'nothing',
              trait_weightage: 40,
              subtraits: [{ subtrait_id: 'd', weightage: 100, rank: 1 }],
            },
          ],
        },
      ],
    };
    const result = scoreResponses(half, [answer('a', 1, 2)]);
    expect(result.categories[0]?.traits[0]).toMatchObject({ score: 50, coverage: 0.6 });
    expect(result.categories[0]).toMatchObject({
      score: null,
      coverage: 0.36,
      reason: 'low_coverage',
      used: 1,
      of: 3,
    });
  });

  it('shares the weight among the categories that have a score', () => {
    const result = scoreResponses(
      {
        categories: template.categories.map((each, i) => ({
          ...each,
          category_weightage: i === 0 ? 75 : 25,
        })),
      },
      responses.slice(0, 3),
    );
    expect(result).toMatchObject({ job_fit: 76.5, coverage: 0.75, used: 2, of: 4 });
    expect(result.categories.map((each) => each.weightage)).toEqual([1, 0]);
  });
});

describe('boost, target and stored score', () => {
  it('holds valueBoost within 0 to 100', () => {
    const subtraits = [{ subtrait_id: 'a', weightage: 100, rank: 1 }];
    expect(scoreResponses(one(subtraits, 1.5), [answer('a', 9, 10)]).job_fit).toBe(100);
    expect(scoreResponses(one(subtraits, 0.5), [answer('a', 9, 10)]).job_fit).toBe(45);
  });

  it.each([
    [0, 0],
    [20, 50],
    [40, 100],
    [50, 100],
    [60, 100],
    [80, 50],
    [100, 0],
  ])('a mean of %s is %s close to the range 40 to 60', (mean, closeness) => {
    expect(closenessTo({ min: 40, max: 60 }, mean)).toBe(closeness);
    const target = { min: 40, max: 60 };
    const result = scoreResponses(one([{ subtrait_id: 'a', weightage: 100, rank: 1, target }]), [
      answer('a', mean, 100),
    ]);
    expect(result.categories[0]?.traits[0]?.subtraits[0]).toMatchObject({ mean, score: closeness });
  });

  it('a range over the whole scale is always met', () => {
    expect([0, 50, 100].map((score) => closenessTo({ min: 0, max: 100 }, score))).toEqual([100, 100, 100]);
  });

  it.each([
    [64.45, 64.4],
    [64.449, 64.4],
    [64.5, 64.5],
    [65.025, 65],
    [25.46, 25.4],
    [99.96, 100],
    [0.04, 0],
    [null, null],
  ])('%s is stored as %s', (score, stored) => {
    expect(storedScore(score)).toBe(stored);
  });

  it('the stored score shows the same whole number as the exact one, within a tenth, in the same order', () => {
    const score = fc.integer({ min: 0, max: 100_000_000 }).map((millionths) => millionths / 1e6);
    fc.assert(
      fc.property(score, score, (a, b) => {
        expect(displayScore(storedScore(a))).toBe(displayScore(a));
        expect(Math.abs((storedScore(a) ?? 0) - a)).toBeLessThanOrEqual(0.1);
        if (a < b) expect(storedScore(a)).toBeLessThanOrEqual(storedScore(b) ?? -1);
      }),
    );
  });
});

describe('what cannot be scored', () => {
  const scorer = compileTemplate(one([{ subtrait_id: 'a', weightage: 100, rank: 1 }]));

  it.each([
    [answer('a', 11, 10)],
    [answer('a', -1, 10)],
    [answer('a', -1, -2)],
    [answer('a', 1, Number.POSITIVE_INFINITY)],
    [answer('a', Number.POSITIVE_INFINITY, 10)],
  ])('refuses %o as a scoring error', (wrong) => {
    expect(thrownBy(() => scorer.score([wrong]))).toMatchObject({
      code: 'response_out_of_range',
      part: null,
    });
    expect(scorer.score([answer('a', 1, 2)]).job_fit).toBe(50);
  });

  it('leaves subtraits of other templates out', () => {
    expect(scorer.score([answer('a', 1, 2), answer('other', 99, 1)]).job_fit).toBe(50);
  });

  it.each([
    ['weight', one([{ subtrait_id: 'a', weightage: -1, rank: 1 }])],
    ['weight', one([{ subtrait_id: 'a', weightage: Number.NaN, rank: 1 }])],
    ['boost', one([{ subtrait_id: 'a', weightage: 1, rank: 1 }], 1.6)],
    ['target', one([{ subtrait_id: 'a', weightage: 1, rank: 1, target: { min: 60, max: 40 } }])],
  ])('refuses to compile, for its %s, %o', (part, wrong) => {
    expect(thrownBy(() => compileTemplate(wrong))).toMatchObject({ code: 'template_out_of_range', part });
  });

  it.each([0, 29, 101, 60.5, Number.NaN])('refuses to compile a coverage of %s', (min_coverage_percent) => {
    const wrong = { ...one([{ subtrait_id: 'a', weightage: 1, rank: 1 }]), min_coverage_percent };
    expect(thrownBy(() => compileTemplate(wrong))).toMatchObject({
      code: 'template_out_of_range',
      part: 'coverage',
    });
    expect(scoreTemplateProblems(wrong).map(({ code }) => code)).toContain('coverage_out_of_range');
  });

  it('an empty template has no score', () => {
    expect(scoreResponses({ categories: [] }, []).reason).toBe('no_data');
  });
});

const aTemplate = fc
  .array(
    fc.record({
      category_weightage: fc.integer({ min: 1, max: 100 }),
      boost: fc.constantFrom(0.5, 0.8, 1, 1.2, 1.5),
      traits: fc.array(
        fc.record({
          trait_weightage: fc.integer({ min: 1, max: 100 }),
          subtraits: fc.array(fc.integer({ min: 1, max: 100 }), { minLength: 1, maxLength: 4 }),
        }),
        { minLength: 1, maxLength: 3 },
      ),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(
    (categories): ScoreTemplate => ({
      categories: categories.map((category, c) => ({
        category_id: `c${c}`,
        category_weightage: category.category_weightage,
        boost: category.boost,
        traits: category.traits.map((trait, t) => ({
          trait_id: `c${c}t${t}`,
          trait_weightage: trait.trait_weightage,
          subtraits: trait.subtraits.map((weightage, s) => ({
            subtrait_id: `s${(c + t + s) % 6}`,
            weightage,
            rank: s + 1,
          })),
        })),
      })),
    }),
  );

const someResponses = fc
  .array(
    fc.record({
      subtrait_id: fc.integer({ min: 0, max: 7 }).map((n) => `s${n}`),
      total_score: fc.option(fc.double({ min: 0.001, max: 1000, noNaN: true }), { nil: null, freq: 9 }),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
    { maxLength: 60 },
  )
  .map((list) =>
    list.map(
      ({ subtrait_id, total_score, part }): ScoreResponse =>
        answer(
          subtrait_id,
          total_score === null ? null : Math.min(total_score, total_score * part),
          total_score,
        ),
    ),
  );

describe('properties', () => {
  it('stays within 0 to 100 or is not calculated, at every level', () => {
    fc.assert(
      fc.property(aTemplate, someResponses, (form, given) => {
        const result = scoreResponses(form, given);
        const all = [
          result.job_fit,
          ...result.categories.flatMap((category) => [
            category.score,
            category.valueBoost,
            ...category.traits.flatMap((trait) => [
              trait.score,
              ...trait.subtraits.map((each) => each.score),
            ]),
          ]),
        ];
        for (const score of all) {
          if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
        }
        expect((result.job_fit === null) === (result.reason !== null)).toBe(true);
        expect(result.coverage >= 0 && result.coverage <= 1).toBe(true);
      }),
    );
  });

  it('gives the same bytes whatever the order of responses', () => {
    const shuffled = someResponses.chain((given) =>
      fc.tuple(fc.constant(given), fc.shuffledSubarray(given, { minLength: given.length })),
    );
    fc.assert(
      fc.property(aTemplate, shuffled, (form, [given, other]) => {
        const scorer = compileTemplate(form);
        expect(JSON.stringify(scorer.score(other))).toBe(JSON.stringify(scorer.score(given)));
      }),
    );
  });

  it('does not depend on the scale of the weights', () => {
    fc.assert(
      fc.property(aTemplate, someResponses, fc.constantFrom(0.25, 0.5, 2, 8), (form, given, factor) => {
        const scaled: ScoreTemplate = {
          categories: form.categories.map((category) => ({
            ...category,
            category_weightage: category.category_weightage * factor,
            traits: category.traits.map((trait) => ({
              ...trait,
              trait_weightage: trait.trait_weightage * factor,
              subtraits: trait.subtraits.map((each) => ({ ...each, weightage: each.weightage * factor })),
            })),
          })),
        };
        const [a, b] = [scoreResponses(form, given), scoreResponses(scaled, given)];
        expect([b.job_fit, b.coverage, b.reason]).toEqual([a.job_fit, a.coverage, a.reason]);
      }),
    );
  });

  it('never falls when a response rises', () => {
    fc.assert(
      fc.property(aTemplate, someResponses, fc.nat(), (form, given, pick) => {
        const index = given.length === 0 ? -1 : pick % given.length;
        const better = given.map((each, i) => (i === index ? { ...each, value: each.total_score } : each));
        const [a, b] = [scoreResponses(form, given), scoreResponses(form, better)];
        if (a.job_fit !== null && b.job_fit !== null && given[index]?.value !== null) {
          expect(b.job_fit).toBeGreaterThanOrEqual(a.job_fit - 1e-5);
        }
      }),
    );
  });

  it('agrees with plain arithmetic when nothing is missing', () => {
    fc.assert(
      fc.property(
        aTemplate,
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 6, maxLength: 6 }),
        (form, scores) => {
          const result = scoreResponses(
            form,
            scores.map((value, i) => answer(`s${i}`, value, 100)),
          );
          const weighted = <T>(list: readonly T[], weight: (item: T) => number, score: (item: T) => number) =>
            list.reduce((sum, item) => sum + weight(item) * score(item), 0) /
            list.reduce((sum, item) => sum + weight(item), 0);
          const expected = weighted(
            form.categories,
            (category) => category.category_weightage,
            (category) =>
              Math.min(
                100,
                (category.boost ?? 1) *
                  weighted(
                    category.traits,
                    (trait) => trait.trait_weightage,
                    (trait) =>
                      weighted(
                        trait.subtraits,
                        (each) => each.weightage,
                        (each) => scores[Number(each.subtrait_id[1])] ?? 0,
                      ),
                  ),
              ),
          );
          expect(result.job_fit).toBeCloseTo(expected, 5);
        },
      ),
    );
  });
});

describe('score template problems', () => {
  it('finds nothing wrong with the example', () => {
    expect(scoreTemplateProblems(template)).toEqual([]);
  });

  it('accepts a sum within 0.01 of 100', () => {
    const subtraits = (a: number) =>
      one([
        { subtrait_id: 'a', weightage: a, rank: 1 },
        { subtrait_id: 'b', weightage: 39.99, rank: 1 },
      ]);
    expect(scoreTemplateProblems(subtraits(60))).toEqual([]);
    expect(scoreTemplateProblems(subtraits(60.02))).toEqual([]);
    expect(scoreTemplateProblems(subtraits(60.03)).map((each) => each.code)).toEqual(['weights_not_100']);
  });

  it('names each problem and its place', () => {
    const wrong: ScoreTemplate = {
      categories: [
        {
          category_id: 'c',
          category_weightage: 110,
          boost: 2,
          traits: [
            {
              trait_id: 't',
              trait_weightage: 100,
              subtraits: [
                { subtrait_id: 'a', weightage: 50, rank: 0, target: { min: 50, max: 101 } },
                { subtrait_id: 'a', weightage: 50, rank: 1 },
              ],
            },
          ],
        },
        { category_id: 'empty', category_weightage: -10, traits: [] },
      ],
    };
    expect(scoreTemplateProblems(wrong).map((each) => `${each.code} ${each.path}`)).toEqual([
      'weight_out_of_range categories.0',
      'weight_out_of_range categories.1',
      'boost_out_of_range categories.0.boost',
      'duplicate categories.0.traits.0.subtraits.1',
      'rank_invalid categories.0.traits.0.subtraits.0.rank',
      'target_invalid categories.0.traits.0.subtraits.0.target',
      'empty categories.1.traits',
    ]);
    expect(scoreTemplateProblems({ categories: [] }).map((each) => each.code)).toEqual(['empty']);
  });

  it('accepts the weights that ranks suggest', () => {
    for (let n = 1; n <= 12; n++) {
      const subtraits = rankOrderCentroid(n).map((weightage, i) => ({
        subtrait_id: `s${i}`,
        weightage,
        rank: i + 1,
      }));
      expect(scoreTemplateProblems(one(subtraits))).toEqual([]);
    }
  });
});

describe('a subtrait with some of its responses', () => {
  const one: ScoreTemplate = {
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
  };
  const some = (given: number, of: number) =>
    Array.from({ length: of }, (_, i) => ({
      subtrait_id: 's',
      value: i < given ? 70 : null,
      total_score: 100,
    }));

  it.each([
    [0, 5, 'no_data'],
    [2, 5, 'low_coverage'],
    [59, 100, 'low_coverage'],
    [3, 5, null],
    [60, 100, null],
    [5, 5, null],
  ])('%d of %d: %s', (given, of, reason) => {
    const result = scoreResponses(one, some(given, of));
    const subtrait = result.categories[0]?.traits[0]?.subtraits[0];
    expect(subtrait).toMatchObject({ reason, used: given, of, score: reason === null ? 70 : null });
    expect(result.job_fit).toBe(reason === null ? 70 : null);
  });

  it.each([30, 100])(
    'needs 60 %% of them whatever the template needs of the weight: %s',
    (min_coverage_percent) => {
      const given = { ...one, min_coverage_percent };
      expect(scoreResponses(given, some(2, 5)).job_fit).toBeNull();
      expect(scoreResponses(given, some(3, 5)).job_fit).toBe(70);
    },
  );

  it('counted with one of them under engine 1, which its cards are recomputed with', () => {
    const first = scoreResponses(one, some(1, 5), { engine: '1' });
    expect(first).toMatchObject({ engine_version: '1', job_fit: 70 });
    expect(first.categories[0]?.traits[0]?.subtraits[0]).toMatchObject({ reason: null, coverage: 0.2 });
    expect(scoreResponses(one, some(0, 5), { engine: '1' }).reason).toBe('no_data');
  });
});
