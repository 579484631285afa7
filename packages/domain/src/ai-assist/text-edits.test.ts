import { expect, test } from 'vitest';
import { editsBetween } from './text-edits.ts';

test('tells what was changed, added and taken out', () => {
  expect(editsBetween({ a: 1, b: [1, 2], c: 'x' }, { a: 2, b: [1], d: null })).toEqual([
    { path: 'a', before: 1, after: 2 },
    { path: 'b.1', before: 2, after: null },
    { path: 'c', before: 'x', after: null },
    { path: 'd', before: null, after: null },
  ]);
  expect(editsBetween({ a: [{ b: 1 }] }, { a: [{ b: 1 }] })).toEqual([]);
});
