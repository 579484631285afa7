import { expect, it } from 'vitest';
import { oneOf, readListState, someOf, sortOf, sortText } from './list-state.ts';

const none = { page: undefined, cursor: undefined, recordsPerPage: undefined, q: undefined, sort: undefined };

it.each([
  [{}, none],
  [
    { page: 3, cursor: 'abc' },
    { ...none, page: 3, cursor: 'abc' },
  ],
  [{ page: 1, cursor: 'abc' }, none],
  [{ page: 'x', recordsPerPage: 7, q: '  ', sort: 'secret' }, none],
  [
    { recordsPerPage: '50', q: 2026, sort: '-title' },
    { ...none, recordsPerPage: 50, q: '2026', sort: '-title' },
  ],
  [{ q: 'a'.repeat(500) }, { ...none, q: 'a'.repeat(120) }],
])('reads %j', (search, expected) => {
  expect(readListState(search, ['title', '-title'])).toEqual(expected);
});

it('knows only the values of a filter', () => {
  expect(oneOf('draft', ['draft', 'closed'])).toBe('draft');
  expect(oneOf('open', ['draft', 'closed'])).toBeUndefined();
  expect(someOf(['closed', 'open'], ['draft', 'closed'])).toEqual(['closed']);
  expect(someOf('draft', ['draft', 'closed'])).toEqual(['draft']);
  expect(someOf(undefined, ['draft', 'closed'])).toBeUndefined();
});

it.each(['title', '-title'])('writes the order %s as it read it', (sort) => {
  expect(sortText(sortOf(sort))).toBe(sort);
});
