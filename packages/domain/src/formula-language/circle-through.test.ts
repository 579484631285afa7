import { describe, expect, it } from 'vitest';
import type { Condition } from '../formulas/formula.ts';
import { circleThrough } from './circle-through.ts';

const naming = (...ids: string[]): Condition => ({
  match: 'all',
  clauses: ids.map((condition_id) => ({ condition_id })),
});

describe('a circle through a condition', () => {
  it.each<[string, Record<string, Condition>, string[] | null]>([
    ['is not there where nothing leads back', { a: naming('b'), b: naming('c') }, null],
    ['may be itself', { a: naming('a') }, ['a', 'a']],
    [
      'is told from where it begins',
      { b: naming('c'), c: naming('a'), a: naming('b') },
      ['a', 'b', 'c', 'a'],
    ],
    ['is the shortest', { a: naming('b', 'c'), b: naming('c'), c: naming('a') }, ['a', 'c', 'a']],
    ['of others is theirs', { a: naming('b'), b: naming('c'), c: naming('b') }, null],
    ['needs no condition that is not there', { a: naming('nobody') }, null],
  ])('%s', (_, conditions, expected) => {
    expect(circleThrough('a', conditions)).toEqual(expected);
  });

  it('ends on thousands of them', () => {
    const size = 5000;
    const chain = Object.fromEntries(
      Array.from({ length: size }, (_, n) => [`${n}`, naming(`${(n + 1) % size}`)]),
    );
    expect(circleThrough('0', chain)).toHaveLength(size + 1);
  });
});
