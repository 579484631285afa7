import { describe, expect, test } from 'vitest';
import { scoreTemplateProblems } from '../score-templates/score-template.ts';
import {
  categoriesFor,
  rangeOfValue,
  type SimulationWeights,
  templateOfWeights,
  weightsOfTemplate,
} from './simulation-weights.ts';

const names = {
  categories: new Map([['reasoning', 'Reasoning']]),
  traits: new Map([['memory', 'Memory']]),
  subtraits: new Map([
    ['recall', { name: 'Recall', direction: 'higher' }],
    ['risk', { name: 'Risk', direction: 'target' }],
  ]),
};
const weights: SimulationWeights = {
  categories: [{ category_id: 'reasoning', category_weightage: 100, boost: 1.2 }],
  traits: [
    {
      trait_id: 'memory',
      category_id: 'reasoning',
      trait_weightage: 100,
      subtraits: [
        { subtrait_id: 'recall', weightage: 60, rank: 1, value: 70, target: null },
        { subtrait_id: 'risk', weightage: 40, rank: 2, value: 95, target: null },
      ],
    },
  ],
};

describe('a target value', () => {
  test.each([
    [70, 'higher', 70, 100],
    [70, 'lower', 0, 70],
    [70, 'target', 60, 80],
    [95, 'target', 85, 100],
    [3, 'target', 0, 13],
  ])('of %s, direction %s, asks for %s to %s', (value, direction, min, max) => {
    expect(rangeOfValue(value, direction)).toEqual({ min, max });
  });
});

describe('a template of weights', () => {
  test('has names, boosts and ranges, and nothing wrong with it', () => {
    const template = templateOfWeights(weights, names);
    expect(template.categories[0]).toMatchObject({ category: 'Reasoning', boost: 1.2 });
    expect(template.categories[0]?.traits[0]?.subtraits).toEqual([
      { subtrait_id: 'recall', subtrait: 'Recall', weightage: 60, rank: 1, target: { min: 70, max: 100 } },
      { subtrait_id: 'risk', subtrait: 'Risk', weightage: 40, rank: 2, target: { min: 85, max: 100 } },
    ]);
    expect(scoreTemplateProblems(template)).toEqual([]);
  });

  test('comes back the same after it was taken apart', () => {
    const template = templateOfWeights(weights, names);
    expect(templateOfWeights(weightsOfTemplate(template), names)).toEqual(template);
  });

  test('a range of its own outweighs the value', () => {
    const [trait] = weights.traits;
    const [first, ...others] = trait?.subtraits ?? [];
    if (!trait || !first) throw new Error('the weights have a subtrait');
    const subtraits = [{ ...first, target: { min: 40, max: 60 } }, ...others];
    const template = templateOfWeights({ ...weights, traits: [{ ...trait, subtraits }] }, names);
    expect(template.categories[0]?.traits[0]?.subtraits[0]?.target).toEqual({ min: 40, max: 60 });
  });
});

describe('categories that follow the traits', () => {
  const two = [
    { category_id: 'a', category_weightage: 55, boost: 1.1 },
    { category_id: 'b', category_weightage: 45, boost: 1 },
  ];
  const shares = (ids: string[], before = two) =>
    categoriesFor(before, ids).map((each) => [each.category_id, each.category_weightage]);

  test('stay as they are while none comes or goes, even when they do not add up', () => {
    const odd = [{ category_id: 'a', category_weightage: 30, boost: 1 }];
    expect(categoriesFor(odd, ['a'])).toEqual(odd);
    expect(categoriesFor(two, ['b', 'a'])).toEqual(two);
  });

  test('share 100 when one comes, by the mean of the others', () => {
    expect(shares(['a', 'b', 'c'])).toEqual([
      ['a', 36.67],
      ['b', 30],
      ['c', 33.33],
    ]);
    expect(shares(['x'], [])).toEqual([['x', 100]]);
    expect(shares(['x', 'y', 'z'], [])).toEqual([
      ['x', 33.34],
      ['y', 33.33],
      ['z', 33.33],
    ]);
  });

  test('share what is left when one goes, and keep their boosts', () => {
    expect(categoriesFor(two, ['a'])).toEqual([{ category_id: 'a', category_weightage: 100, boost: 1.1 }]);
    expect(shares([])).toEqual([]);
  });
});
