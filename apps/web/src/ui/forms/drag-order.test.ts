import { describe, expect, it } from 'vitest';
import { withDropped } from './drag-order.ts';

const drop = (rows: string, dropped: string, row: string | null, edge: 'before' | 'after' = 'before') =>
  withDropped([...rows], (each) => each, dropped, { row, edge }).join('');

describe('a row that is let go', () => {
  it.each([
    ['abcd', 'a', 'c', 'before', 'bacd'],
    ['abcd', 'a', 'c', 'after', 'bcad'],
    ['abcd', 'd', 'a', 'before', 'dabc'],
    ['abcd', 'b', 'd', 'after', 'acdb'],
    ['abcd', 'b', null, 'after', 'acdb'],
    ['abcd', 'x', 'b', 'before', 'axbcd'],
    ['abcd', 'x', null, 'after', 'abcdx'],
    ['', 'x', null, 'after', 'x'],
    ['abcd', 'b', 'gone', 'before', 'acdb'],
  ] as const)('%s: %s to %s (%s) is %s', (rows, dropped, row, edge, expected) => {
    expect(drop(rows, dropped, row, edge)).toBe(expected);
  });

  it('leaves the list as it is where nothing changes', () => {
    const rows = ['a', 'b', 'c'];
    const same = (row: string, edge: 'before' | 'after') =>
      withDropped(rows, (each) => each, 'b', { row, edge });
    expect(same('b', 'after')).toBe(rows);
    expect(same('a', 'after')).toBe(rows);
    expect(same('c', 'before')).toBe(rows);
  });
});
