import { describe, expect, it } from 'vitest';
import { balanced, moved, weighedByRank, withRank, withWeight } from './weight-row-edits.ts';

const row = (id: string, weight: number | null, rank?: number) => ({
  id,
  name: id,
  weight,
  ...(rank === undefined ? {} : { rank }),
});
const weights = (rows: readonly { weight: number | null }[]) => rows.map(({ weight }) => weight);
const shown = (rows: readonly { id: string; rank?: number }[]) =>
  rows.map(({ id, rank }) => `${id}${rank ?? ''}`);

describe('a list of weights', () => {
  it('is balanced to exactly 100, whatever was typed', () => {
    expect(weights(balanced([row('a', 1), row('b', 1), row('c', 1)]))).toEqual([33.34, 33.33, 33.33]);
    expect(weights(balanced([row('a', null), row('b', 50)]))).toEqual([0, 100]);
    expect(weights(balanced([row('a', -3), row('b', 1e308)]))).toEqual([50, 50]);
  });

  it('takes weights from ranks, or from the order where there are none', () => {
    expect(weights(weighedByRank([row('a', 0, 1), row('b', 0, 2), row('c', 0, 2)]))).toEqual([
      61.11, 19.44, 19.44,
    ]);
    expect(weights(weighedByRank([row('a', 0), row('b', 0)]))).toEqual([75, 25]);
  });

  it('moves a row, and ranks follow', () => {
    const rows = [row('a', 50, 1), row('b', 30, 2), row('c', 20, 2)];
    expect(shown(moved(rows, 'c', 0))).toEqual(['c1', 'a2', 'b3']);
    expect(shown(moved([row('a', 1), row('b', 2)], 'b', 0))).toEqual(['b', 'a']);
    expect(moved(rows, 'a', -1)).toBe(rows);
    expect(moved(rows, 'c', 3)).toBe(rows);
  });

  it('puts rows in the order of a typed rank', () => {
    expect(shown(withRank([row('a', 1, 1), row('b', 1, 2), row('c', 1, 3)], 'c', 1))).toEqual([
      'a1',
      'c1',
      'b2',
    ]);
  });

  it('keeps a weight that is not there yet', () => {
    expect(weights(withWeight([row('a', 1), row('b', 2)], 'b', null))).toEqual([1, null]);
  });
});
