import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { denseRanks, placesByRank, ranksAfterMove } from './rank-places.ts';

const list = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 1, maxLength: 12 });

describe('ranks by hand', () => {
  it('leave no number out', () => {
    expect(denseRanks([5, 9, 9, 12])).toEqual([1, 2, 2, 3]);
    expect(denseRanks([3, 1, 3])).toEqual([2, 1, 2]);
    expect(denseRanks([])).toEqual([]);
  });

  it('give the order, the earlier first among equals', () => {
    expect(placesByRank([2, 1, 2, 1])).toEqual([1, 3, 0, 2]);
  });

  it('follow a row that is moved', () => {
    expect(ranksAfterMove([1, 2, 3], 2, 0)).toEqual([1, 2, 3]);
    expect(ranksAfterMove([1, 2, 2, 3], 3, 0)).toEqual([1, 2, 3, 3]);
    // Between two equals the moved one parts them; taken out of them it stands alone.
    expect(ranksAfterMove([1, 2, 2], 0, 1)).toEqual([1, 2, 3]);
    expect(ranksAfterMove([1, 1, 1], 0, 2)).toEqual([1, 1, 2]);
    expect(() => ranksAfterMove([1, 2], 0, 2)).toThrow(RangeError);
  });

  it('rise by one at most, from 1, for any list and move', () => {
    fc.assert(
      fc.property(list, fc.nat(), fc.nat(), (ranks, a, b) => {
        const ordered = placesByRank(ranks).map((place) => ranks[place] ?? 0);
        const moved = ranksAfterMove(ordered, a % ranks.length, b % ranks.length);
        expect(moved[0]).toBe(1);
        expect(moved.every((rank, i) => i === 0 || rank - (moved[i - 1] ?? 0) <= 1)).toBe(true);
        expect(moved).toEqual([...moved].sort((x, y) => x - y));
        expect(moved.filter((rank) => rank === moved[b % ranks.length])).toHaveLength(1);
      }),
    );
  });
});
