import { describe, expect, it } from 'vitest';
import { CAPACITIES, type Yard } from './core.ts';
import { BOW, type LastYard, stowage } from './stowage.ts';
import { SCENE } from './yard-places.ts';

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

  it('sets two down on deck, and one on what is there already', () => {
    for (const last of everyYard()) {
      const crates = stowage(last);
      const deck = Math.max(...crates.map(({ toY }) => toY));
      const top = crates.filter(({ toY }) => toY < deck);
      expect(top).toHaveLength(1);
      const before = crates.slice(
        0,
        crates.findIndex(({ toY }) => toY < deck),
      );
      const carrying = before.filter(({ toX }) => Math.abs(toX - (top[0]?.toX ?? 0)) < SCENE.crateWidth);
      const xs = carrying.map(({ toX }) => toX);
      expect(xs.reduce((sum, x) => sum + x, 0) / xs.length).toBe(top[0]?.toX);
    }
  });

  it('has nothing that still stands before the barge', () => {
    for (const last of everyYard()) {
      if (last.hook !== null) continue;
      const crates = stowage(last);
      crates.forEach(({ bow }, at) => {
        for (const { x } of crates.slice(at + 1)) expect(x + SCENE.crateWidth / 2).toBeLessThan(bow + 8);
      });
    }
  });

  it('has the barge come nearer, never back', () => {
    for (const last of everyYard()) {
      const bows = stowage(last).map(({ bow }) => bow);
      expect(bows).toEqual([...bows].sort((one, other) => other - one));
      expect(bows.at(-1)).toBe(BOW.near);
    }
  });
});
