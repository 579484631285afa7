import { describe, expect, it } from 'vitest';
import type { ScoreTemplate, TargetRange } from '../score-templates/score-template.ts';
import type { ScoreScale } from './reliability.ts';
import { scalesOf } from './score-scales.ts';
import { scoreResponses } from './scoring.ts';
import { hasBand } from './shown-scale.ts';

function scales(
  parts: readonly { weight: number; scale: ScoreScale; target?: TargetRange; value?: number | null }[],
) {
  const template: ScoreTemplate = {
    categories: [
      {
        category_id: 'all',
        category_weightage: 100,
        traits: parts.map(({ weight, target }, i) => ({
          trait_id: `t${i}`,
          trait_weightage: weight,
          subtraits: [{ subtrait_id: `s${i}`, weightage: 100, rank: 1, ...(target && { target }) }],
        })),
      },
    ],
  };
  const responses = parts.map(({ scale, value = 50 }, i) => ({
    subtrait_id: `s${i}`,
    value,
    total_score: 100,
    scale,
  }));
  const result = scoreResponses(template, responses);
  return scalesOf(
    template,
    result,
    responses.filter(({ value }) => value !== null),
  );
}

describe('a band', () => {
  it.each([
    ['norm', true],
    ['model', false],
    ['percent', false],
    ['place', false],
    ['fit', false],
    ['mixed', false],
    [null, false],
  ] as const)('beside %s: %s', (scale, expected) => {
    expect(hasBand(scale)).toBe(expected);
  });

  it('of the job fit needs 60 % of the weight on norms', () => {
    expect(
      scales([
        { weight: 60, scale: 'norm' },
        { weight: 40, scale: 'percent' },
      ]).job_fit,
    ).toBe('norm');
    expect(
      scales([
        { weight: 59, scale: 'norm' },
        { weight: 41, scale: 'percent' },
      ]).job_fit,
    ).toBe('mixed');
  });

  it('counts only what has a score', () => {
    const found = scales([
      { weight: 40, scale: 'norm' },
      { weight: 30, scale: 'norm' },
      { weight: 30, scale: 'percent', value: null },
    ]);
    expect([found.job_fit, found.traits.t2, found.subtraits.s2]).toEqual(['norm', null, null]);
  });
});

describe('a mean of parts', () => {
  it('means what they mean where they agree, and is mixed otherwise', () => {
    expect(
      scales([
        { weight: 50, scale: 'percent' },
        { weight: 50, scale: 'percent' },
      ]).job_fit,
    ).toBe('percent');
    expect(
      scales([
        { weight: 50, scale: 'percent' },
        { weight: 50, scale: 'model' },
      ]).job_fit,
    ).toBe('mixed');
  });

  it('of places has no two ends in common', () => {
    const found = scales([
      { weight: 50, scale: 'place' },
      { weight: 50, scale: 'place' },
    ]);
    expect([found.job_fit, found.subtraits.s0]).toEqual(['mixed', 'place']);
  });

  it('with a target range is closeness to it', () => {
    const found = scales([{ weight: 100, scale: 'place', target: { min: 40, max: 60 } }]);
    expect([found.subtraits.s0, found.traits.t0]).toEqual(['fit', 'fit']);
  });
});
