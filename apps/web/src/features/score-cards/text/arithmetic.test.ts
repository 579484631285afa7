import { scoreResponses } from '@tryout/domain/score-cards/scoring';
import { describe, expect, it } from 'vitest';
import { boosted, meanOfRatios, type WriteNumber, weightedMean } from './arithmetic.ts';

const write: WriteNumber = (value, options) => new Intl.NumberFormat('en', options).format(value);

describe('the worked example', () => {
  const subtrait = (subtrait_id: string, weightage: number, rank: number) => ({
    subtrait_id,
    weightage,
    rank,
  });
  const result = scoreResponses(
    {
      categories: [
        {
          category_id: 'reasoning',
          category_weightage: 55,
          traits: [
            {
              trait_id: 'r',
              trait_weightage: 100,
              subtraits: [subtrait('planning', 60, 1), subtrait('recall', 40, 2)],
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
              subtraits: [subtrait('empathy', 70, 1), subtrait('patience', 30, 2)],
            },
          ],
        },
      ],
    },
    [
      { subtrait_id: 'planning', value: 8, total_score: 10 },
      { subtrait_id: 'planning', value: 3, total_score: 4 },
      { subtrait_id: 'recall', value: 45, total_score: 60 },
      { subtrait_id: 'empathy', value: 2, total_score: 5 },
      { subtrait_id: 'empathy', value: 4, total_score: 5 },
      { subtrait_id: 'patience', value: 30, total_score: 100 },
    ],
  );

  it('reads as a person would write it', () => {
    expect(
      meanOfRatios(
        [
          { value: 8, total_score: 10 },
          { value: 3, total_score: 4 },
        ],
        write,
      ),
    ).toEqual({
      line: '(8 ÷ 10 + 3 ÷ 4) ÷ 2 × 100 = 77.5',
      mean: 77.5,
    });
    const [reasoning, people] = result.categories;
    const parts = reasoning?.traits[0]?.subtraits.map((each) => ({
      name: each.subtrait_id,
      weight: each.weightage,
      score: each.score,
    }));
    expect(weightedMean(parts ?? [], reasoning?.score ?? null, write).line).toBe(
      '(60 × 77.5 + 40 × 75) ÷ 100 = 76.5',
    );
    const categories = [reasoning, people].map((each) => ({
      name: each?.category_id ?? '',
      weight: each?.category_weightage ?? 0,
      score: each?.valueBoost ?? null,
    }));
    expect(weightedMean(categories, result.job_fit, write).line).toBe('(55 × 76.5 + 45 × 51) ÷ 100 = 65.03');
  });
});

describe('weightedMean', () => {
  it('leaves parts without a score out of the sum and the weights, and names them', () => {
    const parts = [
      { name: 'Focus', weight: 35, score: 50 },
      { name: 'Risk', weight: 20, score: null },
      { name: 'People', weight: 45, score: 60 },
    ];
    expect(weightedMean(parts, 55.625, write)).toEqual({
      line: '(35 × 50 + 45 × 60) ÷ 80 = 55.63',
      left_out: ['Risk'],
    });
  });

  it('has no line without a score or a result', () => {
    const part = { name: 'Focus', weight: 35, score: null };
    expect(weightedMean([part], null, write)).toEqual({ line: null, left_out: ['Focus'] });
    expect(weightedMean([{ ...part, score: 20 }], null, write).line).toBeNull();
  });

  it('writes a single part without brackets', () => {
    expect(weightedMean([{ name: 'Pace', weight: 100, score: 51.874 }], 51.874, write).line).toBe(
      '100 × 51.87 ÷ 100 = 51.87',
    );
  });
});

describe('meanOfRatios', () => {
  it('takes a missing value or nothing to be out of as absent, never as 0', () => {
    const absent = [
      { value: null, total_score: 10 },
      { value: 3, total_score: 0 },
      { value: 3, total_score: null },
    ];
    expect(meanOfRatios(absent, write)).toBeNull();
    expect(meanOfRatios([...absent, { value: 1, total_score: 4 }], write)?.line).toBe('1 ÷ 4 × 100 = 25');
  });
});

describe('boosted', () => {
  it('is silent where nothing changes', () => {
    expect(boosted(50, 1, 50, write)).toBeNull();
    expect(boosted(null, 1.2, null, write)).toBeNull();
  });

  it('tells when 100 was the limit', () => {
    expect(boosted(50, 1.2, 60, write)).toEqual({ line: '50 × 1.2 = 60', held: false });
    expect(boosted(90, 1.5, 100, write)).toEqual({ line: '90 × 1.5 = 135', held: true });
  });
});
