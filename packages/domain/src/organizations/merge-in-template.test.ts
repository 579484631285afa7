import { describe, expect, it } from 'vitest';
import type { ScoreTemplate, TemplateTrait } from '../score-templates/score-template.ts';
import { mergeInTemplate } from './merge-in-template.ts';

const trait = (
  trait_id: string,
  trait_weightage: number,
  weights: Record<string, number>,
): TemplateTrait => ({
  trait_id,
  trait: trait_id,
  trait_weightage,
  subtraits: Object.entries(weights).map(([subtrait_id, weightage], i) => ({
    subtrait_id,
    weightage,
    rank: i + 1,
  })),
});
const TEMPLATE: ScoreTemplate = {
  categories: [
    {
      category_id: 'c1',
      category_weightage: 60,
      traits: [trait('t1', 75, { a: 60, b: 40 }), trait('t2', 25, { b: 50, c: 50 })],
    },
    { category_id: 'c2', category_weightage: 40, traits: [trait('t1', 100, { d: 100 })] },
  ],
};
const weights = (template: ScoreTemplate) =>
  template.categories.map((category) => [
    category.category_id,
    category.category_weightage,
    category.traits.map((one) => [
      one.trait_id,
      one.trait_weightage,
      Object.fromEntries(one.subtraits.map((subtrait) => [subtrait.subtrait_id, subtrait.weightage])),
    ]),
  ]);

describe('merging in a template', () => {
  it('leaves a template alone that does not have the entry', () => {
    expect(mergeInTemplate(TEMPLATE, 'subtrait', 'x', { id: 'y', name: 'Y' })).toBe(TEMPLATE);
    expect(mergeInTemplate(TEMPLATE, 'trait', 'a', { id: 'y', name: 'Y' })).toBe(TEMPLATE);
  });
  it('puts one entry in the place of another, with its name', () => {
    const merged = mergeInTemplate(TEMPLATE, 'subtrait', 'd', { id: 'e', name: 'E' });
    expect(merged.categories[1]?.traits[0]?.subtraits[0]).toEqual({
      subtrait_id: 'e',
      subtrait: 'E',
      weightage: 100,
      rank: 1,
    });
  });
  it('adds the weights of two that stand side by side', () => {
    const [first] = weights(mergeInTemplate(TEMPLATE, 'subtrait', 'a', { id: 'b', name: 'B' }));
    expect(first?.[2]).toEqual([
      ['t1', 75, { b: 100 }],
      ['t2', 25, { b: 50, c: 50 }],
    ]);
    const kept = mergeInTemplate(TEMPLATE, 'subtrait', 'a', { id: 'b', name: 'B' });
    expect(kept.categories[0]?.traits[0]?.subtraits[0]?.rank).toBe(1);
  });
  it('weighs what is below two traits by their shares', () => {
    const [first] = weights(mergeInTemplate(TEMPLATE, 'trait', 't2', { id: 't1', name: 'T1' }));
    expect(first?.[2]).toEqual([['t1', 100, { a: 45, b: 42.5, c: 12.5 }]]);
  });
  it('does so through two levels for categories', () => {
    expect(weights(mergeInTemplate(TEMPLATE, 'category', 'c2', { id: 'c1', name: 'C1' }))).toEqual([
      [
        'c1',
        100,
        [
          ['t1', 85, { a: 31.764706, b: 21.176471, d: 47.058824 }],
          ['t2', 15, { b: 50, c: 50 }],
        ],
      ],
    ]);
  });
  it('halves where neither weighs anything', () => {
    const empty: ScoreTemplate = {
      categories: [
        {
          category_id: 'c',
          category_weightage: 100,
          traits: [trait('t1', 0, { a: 100 }), trait('t2', 0, { b: 100 })],
        },
      ],
    };
    expect(weights(mergeInTemplate(empty, 'trait', 't1', { id: 't2', name: '' }))).toEqual([
      ['c', 100, [['t2', 0, { a: 50, b: 50 }]]],
    ]);
  });
});
