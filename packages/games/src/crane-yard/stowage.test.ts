import { describe, expect, it } from 'vitest';
import { CAPACITIES, type Yard } from './core.ts';
import { type LastYard, stowage } from './stowage.ts';

/** Every yard of three crates, and each with its top crates on the hook. */
function everyYard(): readonly LastYard[] {
  const yards: Yard[] = [];
  const place = (yard: Yard, left: readonly number[]) => {
    if (left.length === 0) yards.push(yard);
    for (const crate of left) {
      for (const peg of [0, 1, 2]) {
        const stack = yard[peg] ?? [];
        if (stack.length === CAPACITIES[peg]) continue;
        const grown = yard.map((each, at) => (at === peg ? [...each, crate] : each)) as unknown as Yard;
        place(
          grown,
          left.filter((other) => other !== crate),
        );
      }
    }
  };
  place([[], [], []] as unknown as Yard, [0, 1, 2]);
  return yards.flatMap((yard) => [
    { yard, hook: null, over: 1 },
    ...[0, 1, 2].flatMap((from) => {
      const crate = yard[from]?.at(-1);
      if (crate === undefined) return [];
      const lifted = yard.map((each, at) => (at === from ? each.slice(0, -1) : each)) as unknown as Yard;
      return [0, 1, 2].map((over) => ({ yard: lifted, hook: { crate, from }, over }));
    }),
  ]);
}

describe('how the last crates come aboard', () => {
  it('takes each once, none from under another, and what hangs first', () => {
    for (const last of everyYard()) {
      const taken = stowage(last).map(({ crate }) => crate);
      expect([...taken].sort()).toEqual([0, 1, 2]);
      if (last.hook !== null) expect(taken[0]).toBe(last.hook.crate);
      for (const stack of last.yard) {
        const order = stack.map((crate) => taken.indexOf(crate));
        expect(order).toEqual([...order].sort((one, other) => other - one));
      }
    }
  });

  it('sets two down on deck and the third on both', () => {
    for (const last of everyYard()) {
      const [first, second, third] = stowage(last);
      expect(first?.toY).toBe(second?.toY);
      expect(third?.toY).toBeLessThan(first?.toY ?? 0);
      expect(third?.toX).toBe(((first?.toX ?? 0) + (second?.toX ?? 0)) / 2);
    }
  });

  it('keeps those aboard in sight beside a crate at either end of the quay', () => {
    const [first, second] = stowage({ yard: [[0, 2], [], [1]], hook: null, over: 2 });
    expect([first?.crate, second?.crate]).toEqual([2, 0]);
    expect((first?.toX ?? 0) > (second?.toX ?? 0)).toBe(true);
  });
});
