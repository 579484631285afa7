import { describe, expect, it } from 'vitest';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { type ResponseExactness, uncertaintyOf } from './card-uncertainty.ts';
import { semOf } from './measurement-error.ts';
import { scoreResponses } from './scoring.ts';

const EXACT = { sem: semOf(10, 0.7), sd: 10, kind: 'retest', is_estimated: false } as const;

function response(subtrait_id: string, more: Partial<ResponseExactness> = {}): ResponseExactness {
  return { subtrait_id, exactness: EXACT, sd: 10, task: subtrait_id, data_point: 'x', shares: [], ...more };
}

function template(target: { min: number; max: number } | null = null, boost = 1): ScoreTemplate {
  return {
    categories: [
      {
        category_id: 'reasoning',
        category_weightage: 50,
        boost,
        traits: [
          {
            trait_id: 'logic',
            trait_weightage: 100,
            subtraits: [
              { subtrait_id: 'planning', weightage: 50, rank: 1, target },
              { subtrait_id: 'recall', weightage: 50, rank: 2 },
            ],
          },
        ],
      },
      {
        category_id: 'people',
        category_weightage: 50,
        boost: 1,
        traits: [
          {
            trait_id: 'care',
            trait_weightage: 100,
            subtraits: [{ subtrait_id: 'empathy', weightage: 100, rank: 1 }],
          },
        ],
      },
    ],
  };
}

function uncertain(given: ScoreTemplate, values: Record<string, number>, responses: ResponseExactness[]) {
  const result = scoreResponses(
    given,
    Object.entries(values).map(([subtrait_id, value]) => ({ subtrait_id, value, total_score: 100 })),
  );
  return uncertaintyOf(given, result, responses);
}

const ALL = ['planning', 'recall', 'empathy'].map((each) => response(each));
const VALUES = { planning: 60, recall: 40, empathy: 50 };

describe('the uncertainty of a card', () => {
  it('falls from subtrait to trait to job fit, and reliability rises', () => {
    const found = uncertain(template(), VALUES, ALL);
    const levels = [found.subtraits.planning, found.traits.logic, found.job_fit];
    const sems = levels.map((each) => each?.sem ?? Number.NaN);
    const reliabilities = levels.map((each) => each?.reliability ?? Number.NaN);
    expect(sems).toEqual(sems.toSorted((a, b) => b - a));
    expect(reliabilities).toEqual(reliabilities.toSorted((a, b) => a - b));
    expect(found.subtraits.planning).toMatchObject({ sem: 5.477, reliability: 0.7, known: 1 });
  });

  it('is not told for what has no score, and rests on what is there', () => {
    const found = uncertain(template(), { empathy: 50 }, ALL);
    expect(found.subtraits.planning).toBeNull();
    expect(found.traits.logic).toBeNull();
    expect(found.categories.reasoning).toBeNull();
    expect(found.traits.care).toEqual(found.subtraits.empathy);
  });

  it('gives what is unknown a band as wide as its scale spreads, and says how much is known', () => {
    const known = uncertain(template(), VALUES, ALL);
    const unknown = uncertain(template(), VALUES, [
      ...ALL.slice(0, 2),
      response('empathy', { exactness: null, sd: 17 }),
    ]);
    expect(unknown.subtraits.empathy).toMatchObject({ sem: 17, reliability: null, known: 0 });
    expect(unknown.job_fit?.sem).toBeGreaterThan(known.job_fit?.sem ?? 0);
    expect(unknown.job_fit?.known).toBe(0.5);
    expect(unknown.job_fit?.reliability).toBe(unknown.categories.reasoning?.reliability);
  });

  it('is wider where subtraits come from one play', () => {
    const one = uncertain(
      template(),
      VALUES,
      ALL.map((each) => ({ ...each, task: 'one' })),
    );
    expect(one.job_fit?.sem).toBeGreaterThan(uncertain(template(), VALUES, ALL).job_fit?.sem ?? 0);
  });

  it('averages the errors of several responses to one subtrait', () => {
    const twice = uncertain(template(), VALUES, [...ALL, response('planning', { task: 'other' })]);
    expect(twice.subtraits.planning?.sem).toBeCloseTo(EXACT.sem / Math.SQRT2, 2);
  });

  it('is small well inside a target range, and grows outside of it', () => {
    const inside = uncertain(template({ min: 30, max: 90 }), VALUES, ALL);
    const outside = uncertain(template({ min: 90, max: 95 }), VALUES, ALL);
    expect(inside.subtraits.planning?.sem).toBeLessThan(0.1);
    expect(outside.subtraits.planning?.sem).toBeGreaterThan(5);
  });

  it('does not vanish at the edge of a target range, where half of the plays would fall outside', () => {
    const edge = uncertain(template({ min: 60, max: 90 }), VALUES, ALL);
    expect(edge.subtraits.planning?.sem).toBeGreaterThan(4);
  });

  it('is stretched by a boost', () => {
    const plain = uncertain(template(), VALUES, ALL).job_fit?.sem ?? 0;
    expect(uncertain(template(null, 1.5), VALUES, ALL).job_fit?.sem).toBeGreaterThan(plain);
  });
});
