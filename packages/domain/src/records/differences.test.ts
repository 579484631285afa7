import { expect, test } from 'vitest';
import { differencesOf } from './differences.ts';

const at = (before: unknown, after: unknown) =>
  differencesOf(before, after).map(({ path, ...rest }) => [path.join('/'), rest.before, rest.after]);

test.each([
  ['equal values', { a: [1, { b: null }] }, { a: [1, { b: null }] }, []],
  ['a changed member', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
  ['an added member', { a: 1 }, { a: 1, b: { c: 2 } }, [['b', undefined, { c: 2 }]]],
  ['a removed member', { a: 1, b: 2 }, { a: 1 }, [['b', 2, undefined]]],
  ['an absent and an undefined member', { a: undefined }, {}, []],
  ['null and absent', { a: null }, {}, [['a', null, undefined]]],
  ['a member two levels down', { a: { b: { c: 'x' } } }, { a: { b: { c: 'y' } } }, [['a/b/c', 'x', 'y']]],
  ['another kind of value', { a: [1] }, { a: { 0: 1 } }, [['a', [1], { 0: 1 }]]],
  ['whole values', 1, 2, [['', 1, 2]]],
  ['NaN twice', { a: Number.NaN }, { a: Number.NaN }, []],
  ['zero and minus zero', { a: 0 }, { a: -0 }, []],
  ['a member called like one of every object', {}, { toString: 1 }, [['toString', undefined, 1]]],
])('%s', (_what, before, after, expected) => {
  expect(at(before, after)).toEqual(expected);
});

test.each([
  [
    'plain lists by index',
    ['a', 'b'],
    ['a', 'c', 'd'],
    [
      ['1', 'b', 'c'],
      ['2', undefined, 'd'],
    ],
  ],
  ['a shorter list', [1, 2], [1], [['1', 2, undefined]]],
  ['an empty list filled', [], ['a'], [['0', undefined, 'a']]],
  [
    'items by key',
    [
      { key: 'a', n: 1 },
      { key: 'b', n: 2 },
    ],
    [{ key: 'b', n: 3 }],
    [
      ['b/n', 2, 3],
      ['a', { key: 'a', n: 1 }, undefined],
    ],
  ],
  [
    'items by id',
    [{ id: 7, n: 1 }],
    [
      { id: 8, n: 1 },
      { id: 7, n: 2 },
    ],
    [
      ['8', undefined, { id: 8, n: 1 }],
      ['7/n', 1, 2],
    ],
  ],
  ['items by what ends in _id', [{ trait_id: 't', n: 1 }], [{ trait_id: 't', n: 2 }], [['t/n', 1, 2]]],
  ['key before id', [{ key: 'k', id: 'old' }], [{ key: 'k', id: 'new' }], [['k/id', 'old', 'new']]],
  ['a list made empty', [{ key: 'a' }], [], [['a', { key: 'a' }, undefined]]],
  [
    'a moved item',
    [{ key: 'a' }, { key: 'b' }],
    [{ key: 'b' }, { key: 'a' }],
    [['', ['a', 'b'], ['b', 'a']]],
  ],
  [
    'an item put before others is no move of these',
    [{ key: 'a' }, { key: 'b' }],
    [{ key: 'c' }, { key: 'a' }, { key: 'b' }],
    [['c', undefined, { key: 'c' }]],
  ],
  [
    'twice the same key goes by index',
    [
      { key: 'a', n: 1 },
      { key: 'a', n: 2 },
    ],
    [
      { key: 'a', n: 1 },
      { key: 'a', n: 3 },
    ],
    [['1/n', 2, 3]],
  ],
  [
    'an item without the key goes by index',
    [{ key: 'a' }, { n: 1 }],
    [{ key: 'a' }, { n: 2 }],
    [['1/n', 1, 2]],
  ],
])('lists: %s', (_what, before, after, expected) => {
  expect(at(before, after)).toEqual(expected);
});
