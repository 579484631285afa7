import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kendallTauB } from './kendall-tau.ts';

/** The definition, each pair compared with each. */
function reference(xs: readonly number[], ys: readonly number[]): number | null {
  let [concordant, discordant, onlyX, onlyY] = [0, 0, 0, 0];
  for (let i = 0; i < xs.length; i++) {
    for (let j = 0; j < i; j++) {
      const x = Math.sign((xs[i] ?? 0) - (xs[j] ?? 0));
      const y = Math.sign((ys[i] ?? 0) - (ys[j] ?? 0));
      if (x * y > 0) concordant += 1;
      else if (x * y < 0) discordant += 1;
      else if (x !== 0) onlyX += 1;
      else if (y !== 0) onlyY += 1;
    }
  }
  const spread = Math.sqrt(concordant + discordant + onlyX) * Math.sqrt(concordant + discordant + onlyY);
  return spread === 0 ? null : (concordant - discordant) / spread;
}

const lists = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })), { maxLength: 60 })
  .map((pairs) => [pairs.map(([x]) => x), pairs.map(([, y]) => y)] as const);

describe("Kendall's tau-b", () => {
  it('of orders that agree, turn round, or have nothing to compare', () => {
    expect(kendallTauB([1, 2, 3, 4], [10, 20, 30, 40])).toBe(1);
    expect(kendallTauB([1, 2, 3, 4], [4, 3, 2, 1])).toBe(-1);
    expect(kendallTauB([], [])).toBeNull();
    expect(kendallTauB([5], [5])).toBeNull();
    expect(kendallTauB([1, 1, 1], [1, 2, 3])).toBeNull();
    expect(() => kendallTauB([1, 2], [1])).toThrow(RangeError);
  });

  it('of a worked example with ties', () => {
    // Of ten pairs eight agree, one is tied in both and one in x alone.
    expect(kendallTauB([1, 2, 2, 3, 3], [1, 2, 2, 3, 4])).toBeCloseTo(8 / Math.sqrt(8 * 9), 12);
  });

  it('is what comparing each with each gives, ties and all', () => {
    fc.assert(
      fc.property(lists, ([xs, ys]) => {
        const [fast, slow] = [kendallTauB(xs, ys), reference(xs, ys)];
        if (slow === null) expect(fast).toBeNull();
        else expect(fast).toBeCloseTo(slow, 10);
      }),
      { numRuns: 400 },
    );
  });

  it('does not depend on who comes first, on the scale, or on which list is named first', () => {
    fc.assert(
      fc.property(lists, ([xs, ys]) => {
        const tau = kendallTauB(xs, ys);
        const near = (other: number | null) =>
          tau === null ? expect(other).toBeNull() : expect(other).toBeCloseTo(tau, 10);
        near(kendallTauB(ys, xs));
        near(kendallTauB([...xs].reverse(), [...ys].reverse()));
        near(
          kendallTauB(
            xs.map((x) => 3 * x + 7),
            ys,
          ),
        );
      }),
    );
  });
});
