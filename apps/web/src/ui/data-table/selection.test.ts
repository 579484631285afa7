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
    expect(withRange(new Set(), ids, 1, 3)).toEqual(new Set(['b', 'c', 'd']));
    expect(withRange(new Set(['d']), ids, 1, 0)).toEqual(new Set(['d', 'b', 'a']));
  });

  it('takes a page in whole and out whole, keeping other pages', () => {
    expect(allToggled(new Set(['z', 'a']), ids)).toEqual(new Set(['z', ...ids]));
    expect(allToggled(new Set(['z', ...ids]), ids)).toEqual(new Set(['z']));
    expect(allToggled(new Set(['z']), [])).toEqual(new Set(['z']));
  });
});
