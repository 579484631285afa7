import { expect, it } from 'vitest';
import {
  type ComparedCard,
  comparedCategories,
  comparedTraits,
  standingOf,
  tellsApart,
} from './compared-scores.ts';

const card = (scores: Record<string, number | null>): ComparedCard => ({
  categories: [
    {
      category_id: 'c',
      category: 'Thinking',
      weightage: 100,
      boost: 1,
      score: 50,
      valueBoost: 50,
      traits: Object.entries(scores).map(([trait, score]) => ({ trait_id: trait, trait, score })),
    },
  ],
});

it('puts traits side by side in the order of the first card, with gaps for who lacks them', () => {
  const compared = comparedTraits([
    card({ planning: 70, memory: null }),
    null,
    card({ care: 40, planning: 30 }),
  ]);
  expect(compared.map(({ name, of }) => [name, of.map((each) => each?.score ?? null)])).toEqual([
    ['planning', [70, null, 30]],
    ['memory', [null, null, null]],
    ['care', [null, null, 40]],
  ]);
  expect(comparedCategories([null, card({})]).map(({ name, of }) => [name, of[0], of[1]?.score])).toEqual([
    ['Thinking', null, 50],
  ]);
});

it.each([
  [[60, 64.9], false],
  [[60, 65], true],
  [[60, 60, 55], true],
  [[60, null], true],
  [[null, null], false],
])('of scores %j it is %s that they tell people apart', (scores, expected) => {
  const of = scores.map((score) => ({ trait_id: 't', trait: 'T', score }));
  expect(tellsApart({ id: 't', name: 'T', of })).toBe(expected);
});

it('compares what has no better end by its place between the ends, never by how close it is to a range', () => {
  const part = { low_label: 'Careful', high_label: 'Daring', target: { min: 40, max: 60 } };
  const trait = (mean: number | null) => ({
    trait_id: 't',
    trait: 'Risk',
    score: 90,
    scale: 'fit' as const,
    subtraits: [{ ...part, scale: 'fit' as const, mean }],
  });
  expect(standingOf(trait(30))).toMatchObject({ at: 30, place: { low: 'Careful', high: 'Daring' } });
  expect(standingOf(trait(null))).toEqual({ at: 90, place: null });
  expect(standingOf(null)).toEqual({ at: null, place: null });
  expect(tellsApart({ id: 't', name: 'Risk', of: [trait(30), trait(70)] })).toBe(true);
});
