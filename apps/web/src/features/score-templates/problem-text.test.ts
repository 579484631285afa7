import { describe, expect, it } from 'vitest';
import { namedProblem, partId } from './problem-text.ts';

const subtrait = { id: 's', name: 'Recall', weight: 100, rank: 1, target: null };
const draft = {
  categories: [
    {
      id: 'c',
      name: 'Focus',
      weight: 100,
      boost: 1,
      traits: [{ id: 't', name: 'Memory', weight: 100, subtraits: [subtrait] }],
    },
  ],
};

describe('the place of a problem', () => {
  it.each([
    ['categories', [], []],
    ['categories.0.boost', ['Focus'], [0]],
    ['categories.0.traits', ['Focus'], [0]],
    ['categories.0.traits.0.subtraits.0.rank', ['Focus', 'Memory', 'Recall'], [0, 0, 0]],
    ['categories.7.traits', [], [7]],
  ])('%s', (path, names, at) => {
    expect(namedProblem({ code: 'empty', path, sum: null }, draft)).toEqual({
      code: 'empty',
      sum: null,
      names,
      at,
    });
  });

  it('has an id of its own', () => {
    expect(partId([0, 1])).toBe('template-part-0-1');
  });
});
