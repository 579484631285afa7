import { expect, it } from 'vitest';
import { searchToKeep } from './search-to-keep.ts';

it('keeps filters and order of an address, not the place in the list', () => {
  expect(searchToKeep('?status=draft&page=3&cursor=abc&sort=title')).toBe('status=draft&sort=title');
  expect(searchToKeep('')).toBe('');
});
