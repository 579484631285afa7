import { describe, expect, it } from 'vitest';
import { allToggled, toggled, withRange } from './selection.ts';

const ids = ['a', 'b', 'c', 'd'];

describe('selection', () => {
  it('puts in and takes out without touching the old one', () => {
    const old = new Set(['a']);
    expect(toggled(old, 'b')).toEqual(new Set(['a', 'b']));
    expect(toggled(old, 'a')).toEqual(new Set());
    expect(old).toEqual(new Set(['a']));
  });

  it('extends over a range in both directions', () => {
    expect(withRange(new Set(), ids, 'b', 3)).toEqual(new Set(['b', 'c', 'd']));
    expect(withRange(new Set(['d']), ids, 'b', 0)).toEqual(new Set(['d', 'b', 'a']));
  });

  it('begins a range at the row that was touched, wherever the list has moved it', () => {
    expect(withRange(new Set(['b']), ['b', 'c', 'd'], 'b', 2)).toEqual(new Set(['b', 'c', 'd']));
    expect(withRange(new Set(), ids, 'gone', 2)).toEqual(new Set(['c']));
    expect(withRange(new Set(), ids, undefined, 2)).toEqual(new Set(['c']));
  });

  it('takes a page in whole and out whole, keeping other pages', () => {
    expect(allToggled(new Set(['z', 'a']), ids)).toEqual(new Set(['z', ...ids]));
    expect(allToggled(new Set(['z', ...ids]), ids)).toEqual(new Set(['z']));
    expect(allToggled(new Set(['z']), [])).toEqual(new Set(['z']));
  });
});
