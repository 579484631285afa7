import { describe, expect, it } from 'vitest';
import type { ScoreTemplate } from '../score-templates/score-template.ts';
import { type ResponseExactness, uncertaintyOf } from './card-uncertainty.ts';
import { semOf } from './measurement-error.ts';
import { scoreResponses } from './scoring.ts';

const EXACT = { sem: semOf(10, 0.7), sd: 10 };

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

const ALL: ResponseExactness[] = ['planning', 'recall', 'empathy'].map((subtrait_id) => ({
  subtrait_id,
  exactness: EXACT,
}));
const VALUES = { planning: 60, recall: 40, empathy: 50 };

describe('the uncertainty of a card', () => {
  it('falls from subtrait to trait to job fit, and reliability rises', () => {
    const found = uncertain(template(), VALUES, ALL);
    const levels = [found.subtraits.planning, found.traits.logic, found.job_fit];
    const sems = levels.map((each) => each?.sem ?? Number.NaN);
    const reliabilities = levels.map((each) => each?.reliability ?? Number.NaN);
    expect(sems).toEqual(sems.toSorted((a, b) => b - a));
    expect(reliabilities).toEqual(reliabilities.toSorted((a, b) => a - b));
    expect(found.subtraits.planning).toEqual({ sem: 5.477, reliability: 0.7 });
  });

  it('is not told for what has no score, and rests on what is there', () => {
    const found = uncertain(template(), { empathy: 50 }, ALL);
    expect(found.subtraits.planning).toBeNull();
    expect(found.traits.logic).toBeNull();
    expect(found.categories.reasoning).toBeNull();
    expect(found.traits.care).toEqual(found.subtraits.empathy);
  });

  it('counts what nobody knows as inexact, without telling a band of its own', () => {
    const known = uncertain(template(), VALUES, ALL);
    const unknown = uncertain(template(), VALUES, [
      ...ALL.slice(0, 2),
      { subtrait_id: 'empathy', exactness: null },
    ]);
    expect(unknown.subtraits.empathy).toBeNull();
    expect(unknown.job_fit?.sem).toBeGreaterThan(known.job_fit?.sem ?? 0);
  });

  it('averages the errors of several responses to one subtrait', () => {
    const twice = uncertain(template(), VALUES, [...ALL, { subtrait_id: 'planning', exactness: EXACT }]);
    expect(twice.subtraits.planning?.sem).toBeCloseTo(EXACT.sem / Math.SQRT2, 2);
  });

  it('is small well inside a target range, and grows outside of it', () => {
    const inside = uncertain(template({ min: 30, max: 90 }), VALUES, ALL);
    const outside = uncertain(template({ min: 90, max: 95 }), VALUES, ALL);
    expect(inside.subtraits.planning?.sem).toBe(0);
    expect(outside.subtraits.planning?.sem).toBeGreaterThan(5);
  });

  it('is stretched by a boost', () => {
    const plain = uncertain(template(), VALUES, ALL).job_fit?.sem ?? 0;
    expect(uncertain(template(null, 1.5), VALUES, ALL).job_fit?.sem).toBeGreaterThan(plain);
  });
});
